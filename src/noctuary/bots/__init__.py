"""Players that are programs. They know games through the kernel's contracts only."""
