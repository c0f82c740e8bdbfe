import type { AxisId } from '../grammar/axes/index.ts';

/** A matrix of rows of 8-bit whole numbers, each row with its scale. */
export interface PackedMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Int8Array;
  /** One for each row. */
  readonly scales: Float32Array;
}

/** What `npm run train-words` writes: a network that scores each value of each axis at each token of a text. */
export interface AxisModel {
  readonly about: ModelHeader;
  /** Row of a word in `embedding`. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly embedding: PackedMatrix;
  /** One row for each value: added at tokens where the phrase tables state the value. */
  readonly hints: Float64Array;
  readonly layers: readonly Layer[];
  /** What each token hears of its sentence and of the text. */
  readonly context: Context;
  /** `width` rows of one weight for each value. */
  readonly output: Float64Array;
  readonly outputBias: Float64Array;
}

/** A convolution over three tokens, `dilation` apart. */
export interface Layer {
  readonly dilation: number;
  /** Rows: the features of the token before, of the token, of the token after. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

export interface Context {
  /** Rows: the mean features of the sentence, of the text. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
  /** Rows of the marks that end a sentence. */
  readonly ends: ReadonlySet<number>;
}

export interface ModelHeader {
  /** Features of a token. */
  readonly width: number;
  readonly dilations: readonly number[];
  /** Layer before which the context is added. */
  readonly contextBefore: number;
  readonly words: readonly string[];
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

/** @throws RangeError for bytes that `packModel` did not write */
export function unpackModel(bytes: ArrayBuffer): AxisModel {
  const headerLength = new DataView(bytes).getUint32(0, true);
  const about = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, headerLength))) as ModelHeader;
  const cursor = new Sections(bytes, 4 + headerLength);
  const { width, dilations, words, axes } = about;
  const values = axes.reduce((sum, axis) => sum + axis.values.length, 0);
  const rowOf = new Map(words.map((word, row) => [word, row]));
  return {
    about,
    rowOf,
    embedding: cursor.packed(words.length, width),
    hints: cursor.matrix(values, width),
    layers: dilations.map((dilation) => ({
      dilation,
      weights: cursor.matrix(3 * width, width),
      bias: Float64Array.from(cursor.floats(width)),
    })),
    context: {
      weights: cursor.matrix(2 * width, width),
      bias: Float64Array.from(cursor.floats(width)),
      ends: new Set(SENTENCE_ENDS.flatMap((mark) => rowOf.get(mark) ?? [])),
    },
    output: cursor.matrix(width, values),
    outputBias: Float64Array.from(cursor.floats(values)),
  };
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

  /** Small matrices are unpacked into the numbers that JavaScript computes with. */
  matrix(rows: number, columns: number): Float64Array {
    const { values, scales } = this.packed(rows, columns);
    const unpacked = new Float64Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      const scale = scales[row] ?? 0;
      for (let at = row * columns; at < (row + 1) * columns; at++) unpacked[at] = (values[at] ?? 0) * scale;
    }
    return unpacked;
  }
}
