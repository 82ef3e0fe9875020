"""Shared code of the training examples: a network, opponents, self-play, learning, evaluation."""
