import { keptValues } from './kept-values.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Bytes of answers that an isolate keeps, so that they leave room for the largest page. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Bytes that an answer takes beside its body: its headers, their list, and its place in the map. */
const ANSWER_OVERHEAD = 1024;
/** Bytes; larger answers would displace too many others. */
const MAX_ANSWER_BYTES = 128 * 1024;

interface KeptAnswer extends WrittenAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * The latest answers of this isolate. Those computed from the published files of the catalog stay right for as long as
 * the isolate runs.
 */
export function recentAnswers(
  maxBytes = MAX_BYTES,
  maxAnswerBytes = MAX_ANSWER_BYTES,
  overhead = ANSWER_OVERHEAD,
) {
  const sizeOf = (key: string, { body }: KeptAnswer) => key.length + body.byteLength + overhead;
  const answers = keptValues(maxBytes, sizeOf);
  return {
    find: (key: string): WrittenAnswer | undefined => answers.find(key),

    keep(key: string, { body, ...answer }: WrittenAnswer): void {
      if (body === null || body.length > maxAnswerBytes) return; // a text has at least as many bytes
      const kept = { ...answer, body: typeof body === 'string' ? bytesOf(body) : body };
      if (sizeOf(key, kept) <= maxAnswerBytes) answers.keep(key, kept);
    },
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}
