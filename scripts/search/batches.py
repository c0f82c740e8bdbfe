"""What every training of search does with rows of words."""

import torch


def present_in(ids, count):
    """1 for each word that occurs in the texts, 0 for the others and for no word."""
    present = torch.zeros(count + 1)
    present[ids.unique()] = 1
    present[count] = 0
    return present


def batches(count, size):
    order = torch.randperm(count)
    return [order[start : start + size] for start in range(0, count, size)]
