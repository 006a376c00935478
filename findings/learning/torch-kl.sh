#!/bin/bash
# PyTorch 2.13.0: the divergence of two policies that both rule out the same action.
#
# Question: p and q are Categorical(logits=...) with logits -inf for the same illegal action. kl_divergence(p, q) has a
#   rule for probabilities of 0. What are its value and its gradient?
# One would guess: both are finite, as the gradient of p.entropy() is; or at worst the gradient of the illegal action's
#   own logit, which nobody uses, is nan.
# Seen: the value is right (0.46), and the gradient is nan for all logits, the legal ones too. The loss looks healthy in
#   every log, and one step of an optimiser makes the whole network nan.
# So: mask with a large finite number (-1e8, as sb3-contrib does) where a divergence is trained on, or sum over the
#   legal actions only.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q torch==2.13.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import torch
from torch.distributions import Categorical, kl_divergence


def gradient(illegal, loss):
    """The value of a loss of p and q, and its gradient by the logits of p."""
    logits = torch.tensor([0.0, 1.0, illegal], requires_grad=True)
    value = loss(Categorical(logits=logits), Categorical(logits=torch.tensor([1.0, 0.0, illegal])))
    value.backward()
    print(illegal, value.item(), logits.grad)
    return value.item(), logits.grad


entropy, slope = gradient(float("-inf"), lambda p, q: p.entropy())
assert slope.isfinite().all()
divergence, slope = gradient(float("-inf"), kl_divergence)
assert abs(divergence - 0.4621) < 1e-4 and slope.isnan().all()
finite, slope = gradient(-1e8, kl_divergence)
assert abs(finite - divergence) < 1e-6 and slope.isfinite().all()
END
