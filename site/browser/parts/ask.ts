/** What the service answered: the body, or the sentence that says what is wrong. */
export type Answered<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly problem: string };

let asked = 0;

/** Asks the service for JSON, as `ask`; null when the page has asked for something else in between. */
export async function askLatest<Body>(path: string, body?: unknown): Promise<Answered<Body> | null> {
  const turn = ++asked;
  const answer = await ask<Body>(path, body);
  return turn === asked ? answer : null;
}

/** Drops the answer to what was asked last, because the page shows something else now. */
export function cancelLatest(): void {
  asked++;
}

/** Asks the service for JSON. `body` is sent by POST; without it the request is a GET. */
async function ask<Body>(path: string, body?: unknown): Promise<Answered<Body>> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => null);
  if (response === null) return { ok: false, problem: 'The service did not answer. Try again.' };
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null)
    return { ok: false, problem: 'The answer of the service cannot be read. Try again.' };
  if (response.ok) return { ok: true, body: answer as Body }; // as the OpenAPI document describes it
  const { title, detail } = answer as Partial<Record<string, string>>; // problems have both
  return { ok: false, problem: withoutField(detail ?? title ?? 'The request failed.') };
}

/** Without the name of a field of the request that forms show under another name. */
function withoutField(sentence: string): string {
  return sentence.replace(/^(?:[ab]\.)?(?:url|html|css|brief|brand|target_brand): /, '');
}
