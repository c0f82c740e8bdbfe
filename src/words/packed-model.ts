import type { AxisId } from '../grammar/axes/index.ts';
import type { PackedMatrix } from './packed-matrix.ts';
import { linear, plainProducts, type Linear, type MakeProducts } from './products.ts';

/** What `npm run train-words` writes: a network that scores each value of each axis at each token of a text. */
export interface AxisModel {
  readonly about: ModelHeader;
  /** Row of a word in `embedding`. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly embedding: PackedMatrix;
  /** From the numbers of a word to the features of a token. */
  readonly widen: Linear;
  /** One row for each value: added at tokens where the phrase tables state the value. */
  readonly hints: Float64Array;
  readonly layers: readonly Layer[];
  /** What each token gets of its sentence and of the text. */
  readonly context: Context;
  /** From the features of a token to one number for each value. */
  readonly output: Linear;
  readonly outputBias: Float64Array;
}

/** A convolution over three tokens, `dilation` apart. */
export interface Layer {
  readonly dilation: number;
  /** Of the features of the token before, of the token, of the token after. */
  readonly weigh: Linear;
  readonly bias: Float64Array;
}

export interface Context {
  /** Of the mean features of the sentence, of the text. */
  readonly weigh: Linear;
  readonly bias: Float64Array;
  /** Rows of the marks that end a sentence. */
  readonly ends: ReadonlySet<number>;
}

export interface ModelHeader {
  /** Numbers of a word. */
  readonly rows: number;
  /** Features of a token. */
  readonly width: number;
  readonly dilations: readonly number[];
  /** Layer before which the context is added. */
  readonly contextBefore: number;
  /** By row, separated by spaces. */
  readonly words: string;
  readonly axes: readonly {
    readonly id: AxisId;
    readonly values: readonly string[];
    /** Probability from which the axis counts as stated. */
    readonly threshold: number;
    /** Sets of values that words leave open, as the training texts have them. */
    readonly sets: readonly (readonly string[])[];
  }[];
  /** Share of right statements by probability, for 0, 0.1 … 1. */
  readonly calibration: readonly number[];
  /** What it was trained on, and how well it read the texts of writers left out. */
  readonly training: Readonly<Record<string, unknown>>;
}

/**
 * @param makeProducts how to multiply; all ways give the same numbers
 * @throws RangeError for bytes that `packModel` did not write
 */
export function unpackModel(bytes: ArrayBuffer, makeProducts: MakeProducts = plainProducts): AxisModel {
  const headerLength = new DataView(bytes).getUint32(0, true);
  const about = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, headerLength))) as ModelHeader;
  const cursor = new Sections(bytes, 4 + headerLength);
  const { rows, width, dilations, axes } = about;
  const words = about.words.split(' ');
  const values = axes.reduce((sum, axis) => sum + axis.values.length, 0);
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const embedding = cursor.packed(words.length, rows);
  const widen = cursor.packed(rows, width);
  const hints = unpacked(cursor.packed(values, width));
  const layers = dilations.map((dilation) => ({
    dilation,
    weights: cursor.packed(3 * width, width),
    bias: Float64Array.from(cursor.floats(width)),
  }));
  const context = cursor.packed(2 * width, width);
  const contextBias = Float64Array.from(cursor.floats(width));
  const output = cursor.packed(width, values);
  const matrices = [widen, context, output, ...layers.map(({ weights }) => weights)];
  const [widening, ofContext, ofOutput, ...ofLayers] = linearMaps(matrices, makeProducts);
  return {
    about,
    rowOf,
    embedding,
    widen: widening as Linear,
    hints,
    layers: layers.map(({ dilation, bias }, at) => ({ dilation, bias, weigh: ofLayers[at] as Linear })),
    context: {
      weigh: ofContext as Linear,
      bias: contextBias,
      ends: new Set(SENTENCE_ENDS.flatMap((mark) => rowOf.get(mark) ?? [])),
    },
    output: ofOutput as Linear,
    outputBias: Float64Array.from(cursor.floats(values)),
  };
}

function linearMaps(matrices: readonly PackedMatrix[], makeProducts: MakeProducts): readonly Linear[] {
  return makeProducts(matrices).map((product, at) => linear(matrices[at] as PackedMatrix, product));
}

/** Small matrices that are added, in the numbers that JavaScript computes with. */
function unpacked({ rows, columns, values, scales }: PackedMatrix): Float64Array {
  const out = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const scale = scales[row] ?? 0;
    for (let at = row * columns; at < (row + 1) * columns; at++) out[at] = (values[at] ?? 0) * scale;
  }
  return out;
}

/** Tokens; a line break is a full stop. */
export const SENTENCE_ENDS = ['.', '!', '?'] as const;

/** Reads the sections of a packed model one after the other. */
class Sections {
  readonly #bytes: ArrayBuffer;
  #at: number;

  constructor(bytes: ArrayBuffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  floats(length: number): Float32Array {
    const start = this.#at;
    this.#at += 4 * length;
    return new Float32Array(this.#bytes.slice(start, this.#at)); // a copy: sections are not aligned
  }

  packed(rows: number, columns: number): PackedMatrix {
    const scales = this.floats(rows);
    const values = new Int8Array(this.#bytes, this.#at, rows * columns);
    this.#at += rows * columns;
    return { rows, columns, values, scales };
  }
}
