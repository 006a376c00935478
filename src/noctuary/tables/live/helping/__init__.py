"""What somebody at a table may ask and say, and who may write: hints, reasons, talk, a leader's replay."""
