import type { Pixels } from '../src/page/picture/pixels.ts';
import { pngChunks } from './png-chunks.ts';
import { rowReader } from './png-rows.ts';

/**
 * Decodes a PNG as far as it goes. Rows are inflated one after the other, and nothing is inflated after the last one,
 * so a file that inflates to gigabytes needs no more memory than its picture. Null when malformed, interlaced or larger than `maxPixels`.
 */
export async function decodePng(bytes: Uint8Array, maxPixels: number): Promise<Pixels | null> {
  const chunks = pngChunks(bytes);
  if (chunks === null) return null;
  const { header, data: packed } = chunks;
  const { width, height } = header;
  if (width * height > maxPixels) return null;
  const data = new Uint8Array(4 * width * height);
  const { lineBytes, readRow } = rowReader(chunks, data);
  const rows = await inflateLines(packed, lineBytes, height, readRow);
  if (rows < Math.min(height, LEAST_ROWS)) return null;
  return { width, height: rows, data: data.subarray(0, 4 * width * rows) };
}

const LEAST_ROWS = 16; // of a truncated file; fewer do not show what the picture is

/** Calls `take` for each complete line, at most `lines` times; returns how many there were. */
async function inflateLines(
  packed: readonly Uint8Array[],
  lineBytes: number,
  lines: number,
  take: (line: Uint8Array, at: number) => void,
): Promise<number> {
  const line = new Uint8Array(lineBytes);
  let [filled, at] = [0, 0];
  const reader = slices(packed).pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    while (at < lines) {
      const { done, value } = await reader.read();
      if (done) break;
      for (let from = 0; from < value.length && at < lines;) {
        const part = value.subarray(from, from + lineBytes - filled);
        line.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled < lineBytes) continue;
        take(line, at++);
        filled = 0;
      }
    }
  } catch {
    // Truncated or damaged: the rows so far are valid.
  } finally {
    reader.cancel().catch(() => {});
  }
  return at;
}

const SLICE = 4096; // bytes inflated at once; they become 4 MB at most

function slices(parts: readonly Uint8Array[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const queue = slicesOf(parts);
  return new ReadableStream({
    pull(controller) {
      const { done, value } = queue.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

function* slicesOf(parts: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const part of parts) {
    for (let from = 0; from < part.length; from += SLICE) yield part.slice(from, from + SLICE);
  }
}
