"""Learns vectors of words and of brands, so that a query is nearest to the brands that answer it. Called by
`node scripts/training/train-search.ts`; see docs/SEARCH.md.

Reads FOLDER/asked.json, vectors.f32, sentences.f32 and senses.f32; writes FOLDER/word-vectors.json and brand-vectors.json.

The vector of a query is the sum of the vectors of its words, and a linear map of the sum of those that it refuses. The
vector of a brand is the sum of the vectors of its tags, trades and country, and one of its own. Both are of length 1; a brand scores by their product. The brands that answer a
query are to have the highest scores (softmax over all brands). The vector of a word is that of the open vectors, bent and
projected, plus one of its own, times a weight; so a word that no query has is near to words that mean the same.

These vectors learn from other networks (knowledge distillation): several with wider vectors of words, and several that read
the whole query by a network trained on sentences of the web. Their mean answers every query and 37,000 texts without
grades, each word alone among them; the vectors learn its answers beside the grades.
"""

import base64
import json
import sys

import numpy as np
import sense
import torch
from batches import batches, present_in
from torch import nn

DIMENSIONS = 64
LONGEST = 24
# Queries with all of their brands count more than queries that were written for one brand.
GRADED = 4.0
MAX_WEIGHT = 4.0
HIDDEN = 128
DROP_TRAIT = 0.3
RATE = 3e-3
# The networks that the vectors learn from.
TEACHERS = 5
TEACHER = {'dimensions': 128, 'drop_own': 0.4, 'drop_word': 0.15, 'decay': 0.3, 'epochs': 6, 'batch': 128}
SENTENCE_HIDDEN = 256
SENTENCE_SCALE = 10.0
SENTENCE_DROP = 0.2
SENTENCE_DROP_HIDDEN = 0.3
# What they answer is sharpened, because a mean of networks is less sure than each of them.
SHARPENED = 1.5
# The vectors themselves: what a word has of its own is seldom dropped, since every word occurs in the texts.
STUDENT = {'dimensions': DIMENSIONS, 'drop_own': 0.1, 'drop_word': 0.15, 'decay': 0.03, 'epochs': 5, 'batch': 256}
GRADES = 0.2  # of what the vectors learn from a graded query; the rest is the answer of the other networks

torch.manual_seed(1)
torch.set_num_threads(1)
folder = sys.argv[1]
asked = json.load(open(f'{folder}/asked.json'))
words, slugs = asked['words'], asked['slugs']
rows = {word: row for row, word in enumerate(words)}
open_vectors = np.fromfile(f'{folder}/vectors.f32', dtype=np.float32).reshape(len(words), -1)
# Likeness knows the first words, the network of sense all of them.
ALIKE, ALL = asked['alike'], len(words)
values = np.array([trait['values'] for trait in asked['traits']], dtype=np.float32).T
means = values.mean(0)
traits = torch.tensor(values - means)


def vectors_of(count):
    """Open vectors of the first words, and a row of zeros for no word."""
    return torch.tensor(np.concatenate([open_vectors[:count], np.zeros((1, open_vectors.shape[1]), np.float32)]))


def ids_of(texts, count, part='words'):
    ids = torch.full((len(texts), LONGEST), count)
    for at, text in enumerate(texts):
        read = [rows[word] for word in text[part] if rows.get(word, count) < count][:LONGEST]
        ids[at, : len(read)] = torch.tensor(read, dtype=torch.long)
    return ids


def both_ids(texts):
    """Words that are wanted, and those that are refused."""
    return torch.cat([ids_of(texts, ALIKE), ids_of(texts, ALIKE, 'refused')], 1)


class Brands(nn.Module):
    """Vectors of length 1 by the traits of each brand and what it has of its own."""

    def __init__(self, dimensions):
        super().__init__()
        self.of_traits = nn.Linear(traits.shape[1], dimensions, bias=False)
        self.own = nn.Parameter(torch.randn(len(slugs), dimensions) * 0.01)
        self.sharpness = nn.Parameter(torch.tensor(2.5))

    def scores(self, queries):
        shown = nn.functional.dropout(traits, DROP_TRAIT) if self.training else traits
        brands = nn.functional.normalize(self.of_traits(shown) + self.own, dim=-1)
        return torch.exp(self.sharpness) * (nn.functional.normalize(queries, dim=-1) @ brands.T)


class Search(nn.Module):
    """A query as the sum of its words and a map of the sum of those that it refuses."""

    def __init__(self, ids, settings):
        super().__init__()
        dimensions = settings['dimensions']
        self.drop_own, self.drop_word = settings['drop_own'], settings['drop_word']
        self.vectors = vectors_of(ALIKE)
        self.project = nn.Linear(open_vectors.shape[1], dimensions, bias=False)
        self.bend = nn.Linear(open_vectors.shape[1], HIDDEN)
        self.bent = nn.Linear(HIDDEN, dimensions, bias=False)
        self.own = nn.Parameter(torch.randn(ALIKE + 1, dimensions) * 0.01)
        self.weigh = nn.Linear(open_vectors.shape[1], 1)
        self.own_weight = nn.Parameter(torch.zeros(ALIKE + 1, 1))
        self.refuse = nn.Linear(dimensions, dimensions, bias=False)
        nn.init.zeros_(self.refuse.weight)
        self.brands = Brands(dimensions)
        self.present = present_in(ids, ALIKE)

    def own_parts(self):
        return [self.own, self.own_weight, self.brands.own]

    def words(self, ids):
        known = self.present[ids].unsqueeze(-1)
        own = self.own[ids] * known
        weight = torch.exp((self.weigh(self.vectors[ids]) + self.own_weight[ids] * known).clamp(-MAX_WEIGHT, MAX_WEIGHT))
        if self.training:
            own = own * (torch.rand(ids.shape) > self.drop_own).float().unsqueeze(-1)
            weight = weight * (torch.rand(ids.shape) > self.drop_word).float().unsqueeze(-1)
        read = self.project(self.vectors[ids]) + self.bent(torch.relu(self.bend(self.vectors[ids])))
        return weight * (read + own) * (ids != ALIKE).float().unsqueeze(-1)

    def forward(self, ids, _):
        wanted, refused = ids[:, :LONGEST], ids[:, LONGEST:]
        return self.brands.scores(self.words(wanted).sum(1) + self.refuse(self.words(refused).sum(1)))


class Sentences(nn.Module):
    """A query as a whole."""

    def __init__(self, settings):
        super().__init__()
        dimensions = settings['dimensions']
        self.project = nn.Linear(sentences.shape[1], dimensions)
        self.bend = nn.Linear(sentences.shape[1], SENTENCE_HIDDEN)
        self.bent = nn.Linear(SENTENCE_HIDDEN, dimensions)
        self.brands = Brands(dimensions)

    def own_parts(self):
        return [self.brands.own]

    def forward(self, _, vectors):
        shown = nn.functional.dropout(vectors * SENTENCE_SCALE, SENTENCE_DROP, self.training)
        bent = nn.functional.dropout(torch.relu(self.bend(shown)), SENTENCE_DROP_HIDDEN, self.training)
        return self.brands.scores(self.project(shown) + self.bent(bent))


def fit(model, ids, vectors, wanted, counts, settings):
    own = model.own_parts()
    known = {id(parameter) for parameter in own}
    shared = [parameter for parameter in model.parameters() if id(parameter) not in known]
    optimizer = torch.optim.AdamW(
        [{'params': own, 'weight_decay': settings['decay']}, {'params': shared, 'weight_decay': 0.05}], lr=RATE
    )
    for epoch in range(settings['epochs']):
        total = 0.0
        for batch in batches(len(ids), settings['batch']):
            errors = -(wanted[batch] * torch.log_softmax(model(ids[batch], vectors[batch]), -1)).sum(-1)
            loss = (counts[batch] * errors).sum() / counts[batch].sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(batch)
        for group in optimizer.param_groups:
            group['lr'] = RATE * (1 - (epoch + 1) / (settings['epochs'] + 1))
        print(f'epoch {epoch + 1}: {total / len(ids):.3f}', flush=True)
    return model.eval()


def grades_of(texts):
    """The share of each brand in the answer to a query, and what the query counts."""
    wanted = torch.zeros(len(texts), len(slugs))
    counts = torch.ones(len(texts))
    for at, text in enumerate(texts):
        for brand, gain in text['brands']:
            wanted[at, brand] = gain
        if len(text['brands']) > 1:
            counts[at] = GRADED
    return wanted / wanted.sum(1, keepdim=True), counts


def train_search():
    texts, others = asked['texts'], asked['others']
    ids, of_others = both_ids(texts), both_ids(others)
    wanted, counts = grades_of(texts)
    own, vectors_of_others = sentences[: len(texts)], sentences[len(texts) :]
    by_words = [fit(Search(ids, TEACHER), ids, own, wanted, counts, TEACHER) for _ in range(TEACHERS)]
    by_sentence = [fit(Sentences(TEACHER), ids, own, wanted, counts, TEACHER) for _ in range(TEACHERS)]

    @torch.no_grad()
    def answers(ids, vectors):
        mean = sum(model(ids, vectors) for model in by_words + by_sentence) / (2 * TEACHERS)
        return torch.softmax(SHARPENED * mean, -1)

    learned = torch.cat([GRADES * wanted + (1 - GRADES) * answers(ids, own), answers(of_others, vectors_of_others)])
    all_ids, all_vectors = torch.cat([ids, of_others]), sentences
    counts = torch.cat([counts, torch.ones(len(others))])
    return fit(Search(all_ids, STUDENT), all_ids, all_vectors, learned, counts, STUDENT)


def rounded(values):
    return [round(float(value), 4) for value in values.detach().flatten()]


def base64_of(array):
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()


def in_bytes(matrix):
    """Each row in 8 bits with a power of two as its unit."""
    exponents = np.ceil(np.log2(np.maximum(np.abs(matrix).max(1), 2**-20) / 127)).astype(np.int8)
    return np.round(matrix / 2.0 ** exponents[:, None].astype(np.float32)).clip(-127, 127).astype(np.int8), exponents


def learned_likeness():
    """The fields of both files that likeness has."""
    model = train_search()
    with torch.no_grad():
        numbers, exponents = in_bytes(model.words(torch.arange(ALIKE)).numpy())
        refuse, refuse_exponents = in_bytes(model.refuse.weight.numpy())
        of_traits = model.brands.of_traits.weight.T.numpy()
        own, own_exponents = in_bytes(model.brands.own.numpy())
        trait_numbers, trait_exponents = in_bytes(of_traits)
        constant = -(means @ of_traits)
        sharpness = round(float(torch.exp(model.brands.sharpness)), 3)
    of_words = {
        'sharpness': sharpness,
        'exponents': base64_of(exponents),
        'values': base64_of(numbers),
        'refuse': {'exponents': base64_of(refuse_exponents), 'values': base64_of(refuse)},
    }
    traits_in_bytes = {
        trait['id']: [int(trait_exponents[at]), base64_of(trait_numbers[at])]
        for at, trait in enumerate(asked['traits'])
    }
    of_brands = {
        'constant': [round(float(value), 5) for value in constant],
        'traits': traits_in_bytes,
        'brands': {slug: [int(own_exponents[at]), base64_of(own[at])] for at, slug in enumerate(slugs)},
    }
    return of_words, of_brands


def sentences_of(name, count):
    return torch.tensor(np.fromfile(f'{folder}/{name}.f32', dtype=np.float32)).reshape(count, -1)


def learned_sense():
    written, made = asked['senses'], asked['made']
    ids = ids_of(written + made, ALL)
    if '--further' in sys.argv:
        model = sense.train_further(vectors_of(ALL), ids, written, made)
    else:
        model = sense.train_sense(vectors_of(ALL), ids, written, made, sentences_of('senses', len(ids)))
    with torch.no_grad():
        numbers, exponents = in_bytes(model.words(torch.arange(ALL).unsqueeze(0))[0].numpy())
    return {
        'width': sense.WIDTH,
        'hidden': sense.UNITS,
        'exponents': base64_of(exponents),
        'values': base64_of(numbers),
        'weights': rounded(model.pairs.weight),
        'biases': rounded(model.pairs.bias),
        'means': rounded(model.means.weight),
        'maxima': rounded(model.maxima.weight),
        'evidence': rounded(model.of_evidence.weight),
        'head': rounded(model.head.weight),
        'headBiases': rounded(model.head.bias),
        'ofHead': rounded(model.of_head.weight),
        'constant': rounded(model.of_evidence.bias)[0],
    }


def write(name, content):
    with open(f'{folder}/{name}', 'w') as file:
        json.dump(content, file, indent=0)


if '--sense' in sys.argv:
    with open(f'{folder}/word-vectors.json') as file:
        before = json.load(file)
    of_words = {name: before[name] for name in ('sharpness', 'exponents', 'values', 'refuse')}
else:
    sentences = sentences_of('sentences', len(asked['texts']) + len(asked['others']))
    of_words, of_brands = learned_likeness()
    write('brand-vectors.json', of_brands)
write(
    'word-vectors.json',
    {'dimensions': DIMENSIONS, 'words': ' '.join(words), **of_words, 'sense': learned_sense()},
)
