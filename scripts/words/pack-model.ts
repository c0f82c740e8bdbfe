import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModelHeader } from '../../src/words/packed-model.ts';

/** Packs trained arrays into the format that `unpackModel` reads. */
export function packModel(header: ModelHeader, weights: Float32Array): Uint8Array {
  const values = header.axes.reduce((sum, axis) => sum + axis.values.length, 0);
  const { width } = header;
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, json.length, true);
  const sections: Uint8Array[] = [length, json];
  let at = 0;
  const take = (count: number) => weights.subarray(at, (at += count));
  const matrix = (rows: number, columns: number) => sections.push(...packed(take(rows * columns), columns));
  const floats = (count: number) => sections.push(bytesOf(take(count).slice()));
  matrix(header.words.split(' ').length, header.rows);
  matrix(header.rows, width);
  matrix(values, width);
  for (const _ of header.dilations) {
    matrix(3 * width, width);
    floats(width);
  }
  matrix(2 * width, width);
  floats(width);
  matrix(width, values);
  floats(values);
  if (at !== weights.length)
    throw new Error(`The trainer wrote ${weights.length} numbers, the model has ${at}.`);
  return new Uint8Array(Buffer.concat(sections));
}

/** Scales of the rows, then the rows in 8 bits. */
function packed(matrix: Float32Array, columns: number): [Uint8Array, Uint8Array] {
  const rows = matrix.length / columns;
  const scales = new Float32Array(rows);
  const values = new Int8Array(matrix.length);
  for (let row = 0; row < rows; row++) {
    const one = matrix.subarray(row * columns, (row + 1) * columns);
    const scale = one.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MAX_INT8;
    scales[row] = scale;
    if (scale > 0)
      for (const [at, value] of one.entries()) values[row * columns + at] = Math.round(value / scale);
  }
  return [bytesOf(scales), bytesOf(values)];
}

const MAX_INT8 = 127;

function bytesOf(array: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** What the trainer wrote: its arrays, one after the other, and its settings. */
export function readTrained(folder: string): {
  weights: Float32Array;
  settings: TrainedSettings;
} {
  const bytes = readFileSync(path.join(folder, 'weights.f32'));
  return {
    weights: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    settings: JSON.parse(readFileSync(path.join(folder, 'trained.json'), 'utf8')) as TrainedSettings,
  };
}

interface TrainedSettings {
  /** Numbers of a word. */
  readonly rows: number;
  readonly width: number;
  readonly dilations: readonly number[];
  readonly contextBefore: number;
  readonly loss: number;
}
