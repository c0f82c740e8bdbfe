import { keptValues } from './kept-values.ts';

/** Bytes of answers that an isolate keeps, so that they leave room for the largest page. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Bytes that an answer takes beside its body: its headers, their list, and its place in the map. */
const ANSWER_OVERHEAD = 1024;
/** Bytes; larger answers would displace too many others. */
const MAX_ANSWER_BYTES = 128 * 1024;

interface KeptAnswer {
  readonly body: ArrayBuffer;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * The latest answers of this isolate, in front of the cache of the data centre, which takes longer than to compute a
 * short answer. Answers that are computed from the catalog alone stay right for as long as the isolate runs.
 */
export function recentAnswers(
  maxBytes = MAX_BYTES,
  maxAnswerBytes = MAX_ANSWER_BYTES,
  overhead = ANSWER_OVERHEAD,
) {
  const sizeOf = (key: string, { body }: KeptAnswer) => key.length + body.byteLength + overhead;
  const answers = keptValues(maxBytes, sizeOf);
  return {
    find(key: string): Response | undefined {
      const answer = answers.find(key);
      if (answer === undefined) return undefined;
      const { body, status, headers } = answer;
      return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
    },

    /** Reads the response and keeps it. Returns one with the same content. */
    async keep(key: string, response: Response): Promise<Response> {
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      const answer = { body, status, headers: [...headers] };
      if (sizeOf(key, answer) <= maxAnswerBytes) answers.keep(key, answer);
      return new Response(body, { status, headers });
    },
  };
}
