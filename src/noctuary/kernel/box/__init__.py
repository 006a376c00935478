"""What is in the box: its texts, facts and reference, and how an owner corrects them. No table is here."""
