"""Trains the network that reads axes out of words. Called by `npm run train-words`; see docs/WORDS.md.

Reads FOLDER/meta.json, vectors.f32 and briefs.jsonl; writes FOLDER/weights.f32 (the arrays of `export`, in order) and FOLDER/checks.json (outputs for a few texts, with the weights as packed).
"""

import argparse
import json
import random
import time

import numpy as np
import torch
from torch import nn

UNKNOWN = 1
MAX_LOG_SCORE = 20.0
# Numbers drawn once, of which each dropout takes a part that starts at random: drawing them anew takes a quarter of the time.
DRAWN = 1 << 23
# Products of bfloat16 take a third of the time where the processor has them, and five times as long where it has not.
PRODUCTS = torch.bfloat16 if torch.cpu._is_avx512_bf16_supported() else torch.float32


class Network(nn.Module):
    """Word vectors, open ones projected and learned ones added; three convolutions; a score for each value."""

    def __init__(self, options, vectors, known, values):
        super().__init__()
        width = options.width
        self.options = options
        self.register_buffer('vectors', torch.tensor(vectors))
        self.register_buffer('bare', torch.tensor((vectors**2).sum(1) < 0.01))
        self.known = known
        rows = options.rows
        self.project = nn.Parameter(torch.randn(vectors.shape[1], rows) / 10**0.5)
        self.learned = nn.Parameter(torch.randn(known, rows) * 0.05)
        self.widen = nn.Linear(rows, width, bias=False)
        nn.init.normal_(self.widen.weight, std=rows**-0.5)
        self.hints = nn.Parameter(torch.randn(values, width) * 0.1)
        self.dilations = options.dilations
        self.layers = nn.ModuleList([nn.Linear(3 * width, width) for _ in self.dilations])
        self.context = nn.Linear(2 * width, width)
        self.gains = nn.ParameterList([nn.Parameter(torch.ones(width)) for _ in range(len(self.dilations) + 2)])
        self.output = nn.Linear(width, values)
        nn.init.normal_(self.output.weight, std=width**-0.5)
        nn.init.constant_(self.output.bias, -4.0)
        drawn = torch.rand(DRAWN)
        self.masks = {share: ((drawn >= share) / (1 - share)).to(PRODUCTS) for share in (options.dropout, options.dropout / 2)}

    def embed(self, ids):
        learned = self.learned[torch.where(ids < self.known, ids, UNKNOWN)]
        if self.training:
            keep = (torch.rand(ids.shape) > self.options.drop_learned) | self.bare[ids]
            learned = learned * keep.float().unsqueeze(-1)
        return self.vectors[ids] @ self.project + learned

    def dropout(self, state, share):
        if not self.training:
            return state
        start = random.randrange(DRAWN - state.numel())
        return state * self.masks[share][start : start + state.numel()].view(state.shape)

    def forward(self, ids, hints, sentences):
        mask = (ids > 0).float().unsqueeze(-1)
        if self.training:
            unknown = (torch.rand(ids.shape) < self.options.drop_words) & (ids > 0)
            ids = torch.where(unknown, torch.full_like(ids, UNKNOWN), ids)
        state = self.widen(self.embed(ids)).float() * mask
        rows, tokens, values = hints
        if len(rows):
            added = self.hints[values]
            if self.training:
                heard = torch.rand(ids.shape[0]) > self.options.drop_hints
                added = added * heard.float()[rows].unsqueeze(-1)
            state = state.index_put((rows, tokens), added.to(state.dtype), accumulate=True)
        for at, (layer, gain, dilation) in enumerate(zip(self.layers, self.gains, self.dilations)):
            if at == self.options.context_before:
                out = self.context(surroundings(normalized(state) * self.gains[-2] * mask, mask, sentences)).relu()
                state = (state + self.dropout(out, self.options.dropout)) * mask
            out = layer(neighbourhood(normalized(state) * gain, dilation)).relu()
            state = (state + self.dropout(out, self.options.dropout)) * mask
        state = self.dropout(normalized(state) * self.gains[-1], self.options.dropout / 2)
        return torch.exp(self.output(state).float().clamp(max=MAX_LOG_SCORE)) * mask


def neighbourhood(state, dilation):
    """Each token with the one `dilation` before and after it; all three have the gain of the layer."""
    silence = torch.zeros_like(state[:, :dilation])
    if silence.shape[1] < dilation:
        return torch.cat([torch.zeros_like(state), state, torch.zeros_like(state)], -1)
    before = torch.cat([silence, state[:, :-dilation]], 1)
    after = torch.cat([state[:, dilation:], silence], 1)
    return torch.cat([before, state, after], -1)


def surroundings(state, mask, sentences):
    """For each token the mean of its sentence and the mean of the text."""
    texts, tokens, width = state.shape
    count = int(sentences.max()) + 1
    place = (sentences + torch.arange(texts).unsqueeze(1) * count).reshape(-1)
    sums = torch.zeros(texts * count, width).index_add(0, place, state.reshape(-1, width).float())
    sizes = torch.zeros(texts * count, 1).index_add(0, place, mask.reshape(-1, 1))
    of_sentence = (sums / sizes.clamp(min=1))[place].reshape(texts, tokens, width)
    of_text = (state.float().sum(1) / mask.sum(1)).unsqueeze(1).expand(-1, tokens, -1)
    return torch.cat([of_sentence, of_text], -1)


def normalized(state):
    return state * torch.rsqrt((state * state).mean(-1, keepdim=True) + 1e-5)


class Texts:
    """Composed briefs in batches of like length."""

    def __init__(self, lines, axis_of_value, ends, size):
        self.ends = set(ends)
        self.lines = [line for line in lines if line['t']]
        self.axis_of_value = axis_of_value
        self.values = len(axis_of_value)
        self.axes = max(axis_of_value) + 1
        order = sorted(range(len(self.lines)), key=lambda at: len(self.lines[at]['t']))
        self.batches = [order[at : at + size] for at in range(0, len(order), size)]

    def batch(self, chosen):
        lines = [self.lines[at] for at in chosen]
        longest = max(len(line['t']) for line in lines)
        ids = torch.zeros(len(lines), longest, dtype=torch.long)
        part = torch.zeros(len(lines), longest, dtype=torch.long)
        sentences = torch.zeros(len(lines), longest, dtype=torch.long)
        hints, stated, parts = [], [], 0
        whole = [{} for _ in lines]
        for row, line in enumerate(lines):
            ids[row, : len(line['t'])] = torch.tensor(line['t'])
            part[row, : len(line['s'])] = torch.tensor(line['s']) + parts
            sentences[row, : len(line['t'])] = torch.tensor(sentences_of(line['t'], self.ends))
            hints += [(row, token, value) for token, value in line['h']]
            for at, says in enumerate(line['l']):
                for values in says:
                    stated.append((parts + at, values))
                    whole[row].setdefault(self.axis_of_value[values[0]], set()).add(tuple(values))
            parts += len(line['l'])
        of_whole = [(row, max(sets)) for row, axes in enumerate(whole) for sets in axes.values() if len(sets) == 1]
        unclear = [(row, axis) for row, axes in enumerate(whole) for axis, sets in axes.items() if len(sets) > 1]
        columns = zip(*hints) if hints else ((), (), ())
        return (
            ids,
            tuple(torch.tensor(column, dtype=torch.long) for column in columns),
            sentences,
            (part, parts),
            self.targets(stated, parts),
            self.targets(of_whole, len(lines), unclear),
        )

    def targets(self, stated, rows, unclear=()):
        """The share of each value, and whether an axis is not stated; an unclear axis is neither."""
        shares = torch.zeros(rows, self.values)
        silent = torch.ones(rows, self.axes)
        for row, values in stated:
            silent[row, self.axis_of_value[values[0]]] = 0
            for value in values:
                shares[row, value] = 1 / len(values)
        for row, axis in unclear:
            silent[row, axis] = 0
        return shares, silent


def sentences_of(rows, ends):
    """The number of the sentence of each token; a mark that ends a sentence belongs to it."""
    numbers, number = [], 0
    for row in rows:
        numbers.append(number)
        number += row in ends
    return numbers


def loss_of(network, batch, members):
    ids, hints, sentences, (part, parts), of_parts, of_whole = batch
    with torch.autocast('cpu', dtype=torch.bfloat16, enabled=PRODUCTS is torch.bfloat16):
        scores = network(ids, hints, sentences)
    values = scores.shape[-1]
    sums = torch.zeros(parts, values).index_add(0, part.reshape(-1), scores.reshape(-1, values))
    loss = cross_entropy(sums, of_parts, members) + 0.5 * cross_entropy(scores.sum(1), of_whole, members)
    return loss / len(ids)


def cross_entropy(sums, targets, members):
    """A value weighs its sum of scores, "not stated" weighs 1."""
    shares, silent = targets
    total = torch.log1p(sums @ members)
    return -(shares * (torch.log(sums + 1e-9) - total @ members.T)).sum() + (silent * total).sum()


def train(network, texts, members, options):
    trained = [parameter for parameter in network.parameters() if parameter.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=options.rate, weight_decay=0.01, betas=(0.9, 0.99), fused=True)
    average = [parameter.detach().clone() for parameter in trained]
    batches = [texts.batch(chosen) for chosen in texts.batches]
    steps, step, started = options.epochs * len(batches), 0, time.time()
    for epoch in range(options.epochs):
        losses = []
        for batch in random.sample(batches, len(batches)):
            step += 1
            for group in optimizer.param_groups:
                group['lr'] = options.rate * min(1, step / 150) * max(0.02, 1 - step / steps)
            loss = loss_of(network, batch, members)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(trained, 2.0)
            optimizer.step()
            losses.append(loss.item())
            with torch.no_grad():
                keep = min(0.998, step / (step + 20))
                for mean, parameter in zip(average, trained):
                    mean.lerp_(parameter, 1 - keep)
        print(f'epoch {epoch + 1}: loss {np.mean(losses):.3f}, {time.time() - started:.0f} s', flush=True)
    with torch.no_grad():
        for mean, parameter in zip(average, trained):
            parameter.copy_(mean)
    return float(np.mean(losses))


def export(network):
    """The arrays of the packed model, the norms of the layers folded into the weights after them."""
    network.eval()
    with torch.no_grad():
        ids = torch.arange(len(network.vectors))
        embedding = network.embed(ids)
        embedding[0] = 0
        arrays = [embedding, network.widen.weight.T, network.hints]
        for layer, gain in zip(network.layers, network.gains):
            # rows: the features of the token before, of the token, of the token after
            arrays += [layer.weight.T * gain.repeat(3).view(-1, 1), layer.bias]
        arrays += [network.context.weight.T * network.gains[-2].repeat(2).view(-1, 1), network.context.bias]
        arrays += [network.output.weight.T * network.gains[-1].view(-1, 1), network.output.bias]
        return [array.detach().numpy().astype(np.float32) for array in arrays]


def checks(network, texts, members, count):
    """The probability of each value in some briefs, for a test that the packed model answers the same."""
    network.eval()
    out = []
    with torch.no_grad():
        for at in range(0, len(texts.lines), max(1, len(texts.lines) // count)):
            ids, hints, sentences, *_ = texts.batch([at])
            sums = network(ids, hints, sentences).sum(1)
            shares = sums / ((1 + sums @ members) @ members.T)
            line = texts.lines[at]
            out.append({'rows': line['t'], 'hints': line['h'], 'shares': [round(share, 4) for share in shares[0].tolist()]})
    return out


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--epochs', type=int, default=6)
    parser.add_argument('--rows', type=int, default=60)
    parser.add_argument('--width', type=int, default=200)
    parser.add_argument('--rate', type=float, default=3e-3)
    parser.add_argument('--dropout', type=float, default=0.3)
    parser.add_argument('--drop-words', type=float, default=0.03)
    parser.add_argument('--drop-learned', type=float, default=0.4)
    parser.add_argument('--drop-hints', type=float, default=0.15)
    options = parser.parse_args()
    options.dilations = [1, 2, 4]
    options.context_before = 2
    torch.set_num_threads(1)  # the same sums in the same order on every machine of a kind
    torch.manual_seed(options.seed)
    random.seed(options.seed)
    with open(f'{options.folder}/meta.json') as file:
        meta = json.load(file)
    vectors = np.fromfile(f'{options.folder}/vectors.f32', np.float32).reshape(meta['words'], -1)
    with open(f'{options.folder}/briefs.jsonl') as file:
        lines = [json.loads(line) for line in file]
    axis_of_value = meta['axisOfValue']
    members = torch.zeros(len(axis_of_value), max(axis_of_value) + 1)
    members[torch.arange(len(axis_of_value)), torch.tensor(axis_of_value)] = 1
    network = Network(options, vectors, meta['known'], len(axis_of_value))
    texts = Texts(lines, axis_of_value, meta['ends'], 64)
    loss = train(network, texts, members, options)
    with open(f'{options.folder}/weights.f32', 'wb') as file:
        for array in export(network):
            array.tofile(file)
    with open(f'{options.folder}/checks.json', 'w') as file:
        json.dump(checks(network, texts, members, 12), file)
    with open(f'{options.folder}/trained.json', 'w') as file:
        json.dump({'rows': options.rows, 'width': options.width, 'dilations': options.dilations, 'contextBefore': options.context_before, 'loss': loss}, file)


if __name__ == '__main__':
    main()
