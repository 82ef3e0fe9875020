"""What the training examples share: a network, opponents, self-play, learning, measuring."""
