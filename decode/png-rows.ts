import type { PngChunks, PngHeader } from './png-chunks.ts';

const CHANNELS = { grey: 1, rgb: 3, palette: 1, 'grey-alpha': 2, rgba: 4 } as const;

export interface RowReader {
  /** Of an inflated line, its filter byte included. */
  readonly lineBytes: number;
  /** Reverses the filter of a line and writes row `at` of the picture. */
  readonly readRow: (line: Uint8Array, at: number) => void;
}

/** @param pixels RGBA of the whole picture, written row by row */
export function rowReader({ header, palette, transparency }: PngChunks, pixels: Uint8Array): RowReader {
  const { width, depth, type } = header;
  const bits = CHANNELS[type] * depth;
  const rowBytes = Math.ceil((width * bits) / 8);
  const step = Math.max(1, bits >> 3);
  let [above, row] = [new Uint8Array(rowBytes), new Uint8Array(rowBytes)];
  const write = writerOf(header, palette, transparency);
  return {
    lineBytes: rowBytes + 1,
    readRow(line, at) {
      row.set(line.subarray(1));
      UNFILTER[line[0] ?? 0]?.(row, above, step);
      write(row, pixels, 4 * width * at);
      [above, row] = [row, above];
    },
  };
}

/** Adds the prediction that each byte of a row was reduced by. `step`: bytes of a pixel, at least 1. */
type Unfilter = (row: Uint8Array, above: Uint8Array, step: number) => void;

/** PNG, clause 9, by filter type. One loop for each: they run for every byte of a picture. */
const UNFILTER: readonly Unfilter[] = [
  () => {},
  (row, _, step) => {
    for (let at = step; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - step] ?? 0);
  },
  (row, above) => {
    for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) + (above[at] ?? 0);
  },
  (row, above, step) => {
    for (let at = 0; at < row.length; at++)
      row[at] = (row[at] ?? 0) + (((row[at - step] ?? 0) + (above[at] ?? 0)) >> 1);
  },
  (row, above, step) => {
    for (let at = 0; at < row.length; at++)
      row[at] = (row[at] ?? 0) + paeth(row[at - step] ?? 0, above[at] ?? 0, above[at - step] ?? 0);
  },
];

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

type Write = (row: Uint8Array, pixels: Uint8Array, to: number) => void;

function writerOf({ width, depth, type }: PngHeader, palette: Uint8Array, transparency: Uint8Array): Write {
  const sampleBytes = depth >> 3; // of two bytes the first one is enough
  if (type === 'palette' || depth < 8) {
    const table = type === 'palette' ? paletteTable(palette, transparency) : greyTable(depth);
    const perByte = 8 / depth;
    const mask = (1 << depth) - 1;
    return (row, pixels, to) => {
      for (let x = 0; x < width; x++) {
        const sample =
          ((row[Math.floor(x / perByte)] ?? 0) >> (depth * (perByte - 1 - (x % perByte)))) & mask;
        for (let channel = 0; channel < 4; channel++)
          pixels[to + 4 * x + channel] = table[4 * sample + channel] ?? 0;
      }
    };
  }
  const channels = CHANNELS[type];
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0];
  const alpha = channels % 2 === 0 ? channels - 1 : null;
  return (row, pixels, to) => {
    for (let x = 0; x < width; x++) {
      const from = x * channels * sampleBytes;
      const at = to + 4 * x;
      pixels[at] = row[from] ?? 0;
      pixels[at + 1] = row[from + green * sampleBytes] ?? 0;
      pixels[at + 2] = row[from + blue * sampleBytes] ?? 0;
      pixels[at + 3] = alpha === null ? 255 : (row[from + alpha * sampleBytes] ?? 0);
    }
  };
}

function paletteTable(palette: Uint8Array, transparency: Uint8Array): Uint8Array {
  const table = new Uint8Array(4 * 256);
  for (let at = 0; at < 256; at++) {
    table.set(palette.subarray(3 * at, 3 * at + 3), 4 * at);
    table[4 * at + 3] = transparency[at] ?? 255;
  }
  return table;
}

function greyTable(depth: number): Uint8Array {
  const table = new Uint8Array(4 * 256).fill(255);
  const steps = (1 << depth) - 1;
  for (let at = 0; at <= steps; at++) table.fill(Math.round((255 * at) / steps), 4 * at, 4 * at + 3);
  return table;
}
