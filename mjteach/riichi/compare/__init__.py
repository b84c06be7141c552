"""Rule sets side by side: one hand or one question, who answers it how, and by which option."""
