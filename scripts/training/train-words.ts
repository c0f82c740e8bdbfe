/**
 * `npm run train-words [-- --without a,b] [--briefs 100000] [--epochs 8] [--seed 1] [--python FILE]`: trains the network
 * that reads axes out of words (docs/WORDS.md). With writers named in `--without`, it is not trained on them but measured,
 * and the model goes to .cache/words/ instead of src/words/. Needs Python with scripts/words/requirements.txt.
 * `--decide` chooses the thresholds and the calibration anew on the writers left out (scripts/words/decisions.json).
 * `--pack` packs the weights of an earlier run again.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import type { ModelHeader } from '../../src/words/packed-model.ts';
import { ROOT } from '../local-platform.ts';
import { chooseDecisions, type Decisions } from '../words/choose-decisions.ts';
import { evaluate, lineOf } from '../words/evaluate.ts';
import { openVectors } from '../words/open-vectors.ts';
import { packModel, readTrained } from '../words/pack-model.ts';
import { PHRASINGS } from '../words/phrases.ts';
import { prepare } from '../words/prepare.ts';
import { MODEL_FILE, modelReading, readModel } from '../words/readings.ts';
import { readHands, type Hand } from '../words/written.ts';

const { values: options } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    briefs: { type: 'string', default: '100000' },
    epochs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    python: { type: 'string', default: 'python3' },
    pack: { type: 'boolean', default: false },
    decide: { type: 'boolean', default: false },
  },
});
/** Clauses with a set of values, for the model to answer with it. */
const LEAST_CLAUSES = 3;
const NEW_AXIS_THRESHOLD = 0.45;
const DECISIONS_FILE = path.join(ROOT, 'scripts/words/decisions.json');
const DATA = path.join(ROOT, 'scripts/words/data');
const CACHE = path.join(ROOT, '.cache/words');
const left = options.without.split(',').filter((name) => name !== '');
const folder = path.join(CACHE, `run-${left.join('')}-${options.seed}`);
const file = left.length === 0 ? MODEL_FILE : path.join(folder, 'axis-model.bin');
const hands = readHands(DATA);
const trained = hands.filter(({ name }) => !left.includes(name));
const unseen = hands.filter(({ name }) => left.includes(name));
if (options.decide && unseen.length === 0)
  throw new Error('Name the writers to decide on: --without l,m --decide');

if (!options.pack) trainAnew();
pack();
if (options.decide) {
  writeFileSync(DECISIONS_FILE, `${JSON.stringify(chooseDecisions(readModel(file), unseen), null, 2)}\n`);
  pack();
}
console.log(`${file}: ${readFileSync(file).length} bytes`);
for (const { name, briefs, none } of unseen) {
  const read = modelReading(file);
  console.log(`briefs of ${name}: ${lineOf(evaluate(briefs, read).all)}`);
  const vague = none.map((text) => ({ text, says: [], traps: [], vague: true }));
  console.log(`sentences of ${name} that state nothing: ${lineOf(evaluate(vague, read).all)}`);
}

function pack(): void {
  const words = JSON.parse(readFileSync(path.join(folder, 'words.json'), 'utf8')) as readonly string[];
  const { thresholds, calibration } = JSON.parse(readFileSync(DECISIONS_FILE, 'utf8')) as Decisions;
  const { weights, settings } = readTrained(folder);
  const header: ModelHeader = {
    rows: settings.rows,
    width: settings.width,
    dilations: settings.dilations,
    contextBefore: settings.contextBefore,
    words: words.join(' '),
    axes: (AXES as readonly Axis[]).map(({ id, values }) => ({
      id: id as AxisId,
      values,
      threshold: thresholds[id] ?? NEW_AXIS_THRESHOLD,
      sets: openSets(trained, id),
    })),
    calibration,
    training: {
      writers: trained.map(({ name }) => name).join(''),
      clauses: sum(trained.map(({ clauses }) => clauses.length)),
      none: sum(trained.map(({ none }) => none.length)),
      briefs: sum(trained.map(({ briefs }) => briefs.length)),
      composed: Number(options.briefs),
      epochs: Number(options.epochs),
      seed: Number(options.seed),
      loss: settings.loss,
      data: hashOf(trained),
    },
  };
  writeFileSync(file, packModel(header, weights));
}

function trainAnew(): void {
  prepare(trained, openVectors(CACHE), {
    brands: CATALOG.brands.map(({ entry }) => entry.name),
    folder,
    briefs: Number(options.briefs),
    seed: Number(options.seed),
  });
  execFileSync(
    options.python,
    [path.join(ROOT, 'scripts/words/train.py'), folder, '--epochs', options.epochs, '--seed', options.seed],
    { stdio: 'inherit' },
  );
}

/** Sets of values that ordinary phrases or several clauses leave open, the largest first; each in the order written. */
function openSets(from: readonly Hand[], axis: string): readonly (readonly string[])[] {
  const keyOf = (values: readonly string[]) => values.toSorted().join(',');
  const ordinary = (PHRASINGS[axis]?.sets ?? []).map(({ values }) => values);
  const written = from
    .flatMap(({ clauses }) => clauses)
    .map(({ labels }) => labels.get(axis as AxisId) ?? [])
    .filter((values) => values.length > 1);
  const often = [...Map.groupBy(written, keyOf).values()].filter(({ length }) => length >= LEAST_CLAUSES);
  const sets = new Map([...often.flat().toReversed(), ...ordinary].map((set) => [keyOf(set), set]));
  return [...sets.values()].toSorted((a, b) => b.length - a.length);
}

/** Of the texts that the network was trained on. */
function hashOf(from: readonly Hand[]): string {
  const hash = createHash('sha256');
  const isTrainedOn = (file: string) => from.some(({ name }) => file.startsWith(`${name}.`));
  for (const file of readdirSync(DATA).filter(isTrainedOn).toSorted())
    hash.update(file).update(readFileSync(path.join(DATA, file)));
  return hash.digest('hex').slice(0, 16);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
