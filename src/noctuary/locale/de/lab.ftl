# Simulationen, Bots und ihre Statistik.
input-bot = Es gibt keinen Bot namens „{ $text }“. Bekannte Bots: { $names }.
