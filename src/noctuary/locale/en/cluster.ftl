cli-cluster = where to play: “local”, the processes of this machine (default); “ray”, a Ray started here; “ray:ADDRESS”, a running Ray cluster (“auto” finds one); the results are the same
cluster-unknown = There is no cluster “{ $text }”; write local, ray or ray:ADDRESS.
cluster-missing = Playing on Ray needs the package “ray”, which is not installed; install Noctuary with its extra “ray”: pip install "noctuary[ray]"
cluster-unreachable = Ray cannot be used: { $text }
cluster-failed = Ray has failed: { $text }
cluster-version = A machine of the cluster has Noctuary { $text } instead of { $expected }; install { $expected } there.
cluster-lost = A part of the games was begun { $number } times, and each time its process ended before it was done. Perhaps the memory is too small; try fewer processes.
