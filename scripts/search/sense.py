"""Learns whether a list of brands can answer a query; called by train_search.py; see docs/SEARCH.md.

The network in use (src/search/sense-network.ts) is small, so it learns from larger ones (knowledge distillation): some of the
same kind with more numbers and units, and some that read the whole query by a network trained on sentences of the web. Their
mean answers the written queries, beside the answers given, and made ones (made-queries.ts).
"""

import torch
from batches import batches, present_in
from torch import nn

WIDTH = 16
UNITS = 32
HEAD = 32
LONGEST = 14
# The part of a word that comes from its open vector also passes this layer; it is gone once the numbers are worked out.
BENT = 64
DROP_WORD = 0.1
DROP_UNIT = 0.2
DROP_HEAD = 0.1
SHARED_DECAY = 0.02
# The networks that the one in use learns from.
BY_WORDS = 3
BY_WORDS_SETTINGS = {'width': WIDTH, 'units': UNITS, 'drop_own': 0.5, 'decay': 0.3, 'epochs': 7, 'rate': 4e-3}
BY_SENTENCE = 4
BY_SENTENCE_SETTINGS = {'decay': 0.3, 'epochs': 6, 'rate': 2e-3}
SENTENCE_UNITS = 128
SENTENCE_SCALE = 10.0
SENTENCE_DROP = 0.2
SENTENCE_DROP_UNITS = 0.4
# What they answer is sharpened, because a mean of networks is less sure than each of them.
SHARPENED = 1.3
STUDENT = {'width': WIDTH, 'units': UNITS, 'drop_own': 0.2, 'decay': 0.1, 'epochs': 12, 'rate': 4e-3}
GIVEN = 0.3  # of what the network learns from a written query; the rest is the answer of the others
SURE = 0.95  # of an answer given to a query that the network in use has not met
BATCH = 128


class Sense(nn.Module):
    """
    Numbers of each word; a layer over a word and the next one; mean and maximum of its units, and what is known of the
    query besides, are weighed alone and, in a hidden layer, together.
    """

    def __init__(self, vectors, ids, evidence, settings):
        super().__init__()
        width, units, size = settings['width'], settings['units'], vectors.shape[1]
        self.none = len(vectors) - 1
        self.vectors = vectors
        self.drop_own = settings['drop_own']
        self.project = nn.Linear(size, width, bias=False)
        self.bend, self.bent = nn.Linear(size, BENT), nn.Linear(BENT, width, bias=False)
        self.own = nn.Parameter(torch.zeros(len(vectors), width))
        self.pairs = nn.Linear(2 * width, units)
        self.means, self.maxima = nn.Linear(units, 1, bias=False), nn.Linear(units, 1, bias=False)
        self.of_evidence = nn.Linear(evidence, 1)
        self.head, self.of_head = nn.Linear(2 * units + evidence, HEAD), nn.Linear(HEAD, 1, bias=False)
        self.present = present_in(ids, self.none)

    def own_parts(self):
        return [self.own]

    def words(self, ids):
        own = self.own[ids] * self.present[ids].unsqueeze(-1)
        if self.training:
            own = own * (torch.rand(ids.shape) > self.drop_own).float().unsqueeze(-1)
        return self.project(self.vectors[ids]) + self.bent(torch.relu(self.bend(self.vectors[ids]))) + own

    def forward(self, ids, evidence, _):
        here = (ids != self.none).float().unsqueeze(-1)
        length = here.sum(1)
        shown = here * (torch.rand(ids.shape) > DROP_WORD).float().unsqueeze(-1) if self.training else here
        read = self.words(ids) * shown
        following = torch.cat([read[:, 1:], torch.zeros_like(read[:, :1])], 1)
        units = torch.relu(self.pairs(torch.cat([read, following], -1))) * here
        mean, most = units.sum(1) / (length + 1).sqrt(), units.max(1).values
        if self.training:
            mean, most = nn.functional.dropout(mean, DROP_UNIT), nn.functional.dropout(most, DROP_UNIT)
        both = torch.relu(self.head(torch.cat([mean, most, evidence], -1)))
        if self.training:
            both = nn.functional.dropout(both, DROP_HEAD)
        alone = self.means(mean) + self.maxima(most) + self.of_evidence(evidence)
        return (alone + self.of_head(both)).squeeze(-1)


class SenseOfSentence(nn.Module):
    """A query as a whole, beside the same evidence."""

    def __init__(self, sentence, evidence):
        super().__init__()
        self.straight = nn.Linear(sentence, 1)
        self.bend, self.bent = nn.Linear(sentence, SENTENCE_UNITS), nn.Linear(SENTENCE_UNITS, 1)
        self.of_evidence = nn.Linear(evidence, 1)

    def own_parts(self):
        return []

    def forward(self, _, evidence, sentences):
        shown = nn.functional.dropout(sentences * SENTENCE_SCALE, SENTENCE_DROP, self.training)
        units = nn.functional.dropout(torch.relu(self.bend(shown)), SENTENCE_DROP_UNITS, self.training)
        return (self.straight(shown) + self.bent(units) + self.of_evidence(evidence)).squeeze(-1)


def fit(model, inputs, wanted, counts, settings):
    own = model.own_parts()
    known = {id(parameter) for parameter in own}
    shared = [parameter for parameter in model.parameters() if id(parameter) not in known]
    groups = [{'params': shared, 'weight_decay': SHARED_DECAY}]
    if own:
        groups.append({'params': own, 'weight_decay': settings['decay']})
    optimizer = torch.optim.AdamW(groups, lr=settings['rate'])
    for epoch in range(settings['epochs']):
        total = 0.0
        for batch in batches(len(wanted), BATCH):
            odds = model(*[part[batch] for part in inputs])
            errors = nn.functional.binary_cross_entropy_with_logits(odds, wanted[batch], reduction='none')
            loss = (counts[batch] * errors).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(batch)
        for group in optimizer.param_groups:
            group['lr'] = settings['rate'] * (1 - (epoch + 1) / (settings['epochs'] + 1))
        print(f'sense, epoch {epoch + 1}: {total / len(wanted):.3f}', flush=True)
    return model.eval()


def counts_of(written, wanted):
    """What each written query counts. Both answers weigh the same together."""
    counts = torch.tensor([text['weight'] for text in written])
    counts = torch.where(wanted == 1, counts / counts[wanted == 1].sum(), counts / counts[wanted == 0].sum())
    return counts * len(written) / 2


@torch.no_grad()
def mean_of(models, inputs):
    return sum(model(*inputs) for model in models) / len(models)


def train_sense(vectors, ids, written, made, sentences):
    """
    vectors: open vectors of the words, and a row of zeros for no word
    ids: words of the written queries and then of the made ones; so are the sentences
    """
    ids = ids[:, :LONGEST]
    evidence = torch.tensor([text['evidence'] for text in written + made], dtype=torch.float32)
    wanted = torch.tensor([float(text['makesSense']) for text in written])
    counts = counts_of(written, wanted)
    inputs = (ids, evidence, sentences)
    of_written = tuple(part[: len(written)] for part in inputs)

    def by_words(settings, learned):
        return fit(Sense(vectors, learned[0][0], evidence.shape[1], settings), *learned, settings)

    def by_sentence():
        model = SenseOfSentence(sentences.shape[1], evidence.shape[1])
        return fit(model, of_written, wanted, counts, BY_SENTENCE_SETTINGS)

    wide = [by_words(BY_WORDS_SETTINGS, (of_written, wanted, counts)) for _ in range(BY_WORDS)]
    whole = [by_sentence() for _ in range(BY_SENTENCE)]
    answers = torch.sigmoid(SHARPENED * (mean_of(wide, inputs) + mean_of(whole, inputs)) / 2)
    learned = answers.clone()
    learned[: len(written)] = GIVEN * wanted + (1 - GIVEN) * answers[: len(written)]
    return by_words(STUDENT, (inputs, learned, torch.cat([counts, torch.ones(len(made))])))


def train_further(vectors, ids, written, made):
    """
    A network like the one in use, from its own answers to the queries that it has met and to the made ones, and from the
    answers given to those that it has not met.
    """
    ids = ids[:, :LONGEST]
    evidence = torch.tensor([text['evidence'] for text in written + made], dtype=torch.float32)
    wanted = torch.tensor([float(text['makesSense']) for text in written])
    unmet = torch.tensor([text['isUnmet'] for text in written])
    counts = counts_of(written, wanted)
    learned = torch.sigmoid(torch.tensor([float(text['before']) for text in written + made]))
    met = GIVEN * wanted + (1 - GIVEN) * learned[: len(written)]
    learned[: len(written)] = torch.where(unmet, SURE * wanted + (1 - SURE) / 2, met)
    inputs = (ids, evidence, evidence)  # no sentences
    model = Sense(vectors, ids, evidence.shape[1], STUDENT)
    return fit(model, inputs, learned, torch.cat([counts, torch.ones(len(made))]), STUDENT)
