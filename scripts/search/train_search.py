"""Learns vectors of words and of brands, so that a query is nearest to the brands that answer it. Called by
`node scripts/train-search.ts`; see docs/SEARCH.md.

Reads FOLDER/asked.json and vectors.f32; writes FOLDER/word-vectors.json and brand-vectors.json.

The vector of a query is the sum of the vectors of its words. The vector of a brand is the sum of the vectors of its tags,
trades and country, and one of its own. Both are of length 1; a brand scores by their product. The brands that answer a
query are to have the highest scores (softmax over all brands). The vector of a word is that of the open vectors,
projected, plus one of its own, times a weight; so a word that no query has is near to words that mean the same.
"""

import base64
import json
import sys

import numpy as np
import torch
from torch import nn

DIMENSIONS = 64
EPOCHS = 6
BATCH = 128
RATE = 3e-3
LONGEST = 24
# Dropped at random: what a word has of its own, so that the open vectors learn as well; words; traits of brands.
DROP_OWN = 0.4
DROP_WORD = 0.15
DROP_TRAIT = 0.3
# Queries with all of their brands count more than queries that were written for one brand.
GRADED = 4.0
MAX_WEIGHT = 4.0
SENSE_EPOCHS = 12
SENSE_RATE = 0.02

torch.manual_seed(1)
torch.set_num_threads(1)
folder = sys.argv[1]
asked = json.load(open(f'{folder}/asked.json'))
words, slugs = asked['words'], asked['slugs']
NOTHING = len(words)
rows = {word: row for row, word in enumerate(words)}
open_vectors = np.fromfile(f'{folder}/vectors.f32', dtype=np.float32).reshape(len(words), -1)
vectors = torch.tensor(np.concatenate([open_vectors, np.zeros((1, open_vectors.shape[1]), np.float32)]))
values = np.array([trait['values'] for trait in asked['traits']], dtype=np.float32).T
means = values.mean(0)
traits = torch.tensor(values - means)


def ids_of(texts):
    ids = torch.full((len(texts), LONGEST), NOTHING)
    for at, text in enumerate(texts):
        read = [rows[word] for word in text['words'] if word in rows][:LONGEST]
        ids[at, : len(read)] = torch.tensor(read, dtype=torch.long)
    return ids


def present_in(ids):
    present = torch.zeros(NOTHING + 1)
    present[ids.unique()] = 1
    present[NOTHING] = 0
    return present


def batches(count):
    order = torch.randperm(count)
    return [order[start : start + BATCH] for start in range(0, count, BATCH)]


class Search(nn.Module):
    def __init__(self, ids):
        super().__init__()
        self.project = nn.Linear(vectors.shape[1], DIMENSIONS, bias=False)
        self.own = nn.Parameter(torch.randn(NOTHING + 1, DIMENSIONS) * 0.01)
        self.weigh = nn.Linear(vectors.shape[1], 1)
        self.own_weight = nn.Parameter(torch.zeros(NOTHING + 1, 1))
        self.of_traits = nn.Linear(traits.shape[1], DIMENSIONS, bias=False)
        self.of_brands = nn.Parameter(torch.randn(len(slugs), DIMENSIONS) * 0.01)
        self.sharpness = nn.Parameter(torch.tensor(2.5))
        self.present = present_in(ids)

    def words(self, ids):
        known = self.present[ids].unsqueeze(-1)
        own = self.own[ids] * known
        if self.training:
            own = own * (torch.rand(ids.shape) > DROP_OWN).float().unsqueeze(-1)
        weight = torch.exp((self.weigh(vectors[ids]) + self.own_weight[ids] * known).clamp(-MAX_WEIGHT, MAX_WEIGHT))
        if self.training:
            weight = weight * (torch.rand(ids.shape) > DROP_WORD).float().unsqueeze(-1)
        return weight * (self.project(vectors[ids]) + own) * (ids != NOTHING).float().unsqueeze(-1)

    def brands(self):
        shown = nn.functional.dropout(traits, DROP_TRAIT) if self.training else traits
        return nn.functional.normalize(self.of_traits(shown) + self.of_brands, dim=-1)

    def forward(self, ids):
        queries = nn.functional.normalize(self.words(ids).sum(1), dim=-1)
        return torch.exp(self.sharpness) * (queries @ self.brands().T)


def train_search():
    texts = asked['texts']
    ids = ids_of(texts)
    wanted = torch.zeros(len(texts), len(slugs))
    counts = torch.ones(len(texts))
    for at, text in enumerate(texts):
        for brand, gain in text['brands']:
            wanted[at, brand] = gain
        if len(text['brands']) > 1:
            counts[at] = GRADED
    wanted = wanted / wanted.sum(1, keepdim=True)
    model = Search(ids)
    own = [model.own, model.of_brands, model.own_weight]
    shared = [model.project.weight, model.of_traits.weight, model.weigh.weight, model.weigh.bias, model.sharpness]
    optimizer = torch.optim.AdamW(
        [{'params': own, 'weight_decay': 0.3}, {'params': shared, 'weight_decay': 0.05}], lr=RATE
    )
    for epoch in range(EPOCHS):
        total = 0.0
        for batch in batches(len(texts)):
            errors = -(wanted[batch] * torch.log_softmax(model(ids[batch]), -1)).sum(-1)
            loss = (counts[batch] * errors).sum() / counts[batch].sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(batch)
        for group in optimizer.param_groups:
            group['lr'] = RATE * (1 - (epoch + 1) / (EPOCHS + 1))
        print(f'epoch {epoch + 1}: {total / len(texts):.3f}')
    return model.eval()


def train_sense():
    """How much each word speaks for a query that a list of brands can answer: log odds, summed over the root of the number of words."""
    texts = asked['senses']
    ids = ids_of(texts)
    wanted = torch.tensor([float(text['makesSense']) for text in texts])
    counts = torch.tensor([text['weight'] for text in texts])
    counts = torch.where(wanted == 1, counts / counts[wanted == 1].sum(), counts / counts[wanted == 0].sum())
    counts = counts * len(texts) / 2
    present = present_in(ids)
    project, own = nn.Parameter(torch.zeros(vectors.shape[1])), nn.Parameter(torch.zeros(NOTHING + 1))
    constant = nn.Parameter(torch.zeros(1))
    optimizer = torch.optim.AdamW(
        [{'params': [project], 'weight_decay': 0.02}, {'params': [own], 'weight_decay': 0.3}, {'params': [constant]}],
        lr=SENSE_RATE,
    )
    for epoch in range(SENSE_EPOCHS):
        for batch in batches(len(texts)):
            here = (ids[batch] != NOTHING).float()
            own_odds = own[ids[batch]] * present[ids[batch]] * (torch.rand(here.shape) > DROP_OWN).float()
            odds = ((vectors[ids[batch]] @ project + own_odds) * here).sum(1) / (here.sum(1) + 1).sqrt() + constant
            errors = nn.functional.binary_cross_entropy_with_logits(odds, wanted[batch], reduction='none')
            loss = (counts[batch] * errors).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        for group in optimizer.param_groups:
            group['lr'] = SENSE_RATE * (1 - (epoch + 1) / (SENSE_EPOCHS + 1))
    with torch.no_grad():
        return (vectors @ project + own * present)[:NOTHING].numpy()


def base64_of(array):
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()


def in_bytes(matrix):
    """Each row in 8 bits with a power of two as its unit."""
    exponents = np.ceil(np.log2(np.maximum(np.abs(matrix).max(1), 2**-20) / 127)).astype(np.int8)
    return np.round(matrix / 2.0 ** exponents[:, None].astype(np.float32)).clip(-127, 127).astype(np.int8), exponents


model = train_search()
sense = train_sense()
with torch.no_grad():
    numbers, exponents = in_bytes(model.words(torch.arange(NOTHING)).numpy())
    of_traits = model.of_traits.weight.T.numpy()
    own, own_exponents = in_bytes(model.of_brands.numpy())
    trait_numbers, trait_exponents = in_bytes(of_traits)
    constant = -(means @ of_traits)
json.dump(
    {
        'dimensions': DIMENSIONS,
        'sharpness': round(float(torch.exp(model.sharpness)), 3),
        'words': ' '.join(words),
        'exponents': base64_of(exponents),
        'values': base64_of(numbers),
        'sense': base64_of((sense * 32).round().clip(-127, 127).astype(np.int8)),
    },
    open(f'{folder}/word-vectors.json', 'w'),
    indent=0,
)
json.dump(
    {
        'constant': [round(float(value), 5) for value in constant],
        'traits': {
            trait['id']: [int(trait_exponents[at]), base64_of(trait_numbers[at])]
            for at, trait in enumerate(asked['traits'])
        },
        'brands': {slug: [int(own_exponents[at]), base64_of(own[at])] for at, slug in enumerate(slugs)},
    },
    open(f'{folder}/brand-vectors.json', 'w'),
    indent=0,
)
