import { namesOf, pairingOfFaces, type Tone } from '../grammar/axes/type-pairing/pairing-of.ts';
import { isRefused } from './negation.ts';
import type { AxisStatement, Span } from './understanding.ts';

const CLASS = String.raw`(?:sans[-\s]?serifs?|sans|serifs?|slab(?:[-\s]serifs?)?|grotes(?:que|k)s?|mono(?:space[ds]?)?)`;
const HEADINGS = String.raw`(?:headings?|headlines?|headers?|titles?|display)`;
const BODY = String.raw`(?:body(?:\s+(?:text|copy|type))?|running\s+text|text|copy|paragraphs?)`;

const HEADING = patternOf(HEADINGS);
const RUNNING = patternOf(BODY);

/** `serif headings`, `headings in a serif`, `headings: serif` */
function patternOf(role: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}-])(?:(?<before>${CLASS})\s+(?:typeface\s+)?(?:(?:for|in)\s+(?:the\s+|all\s+)?)?${role}|${role}(?:\s*[:=]\s*|\s+(?:(?:is|are|set|all)\s+)*(?:in\s+)?)(?:an?\s+|the\s+)?(?<after>${CLASS}))(?![\p{L}-])`,
    'iu',
  );
}

/** A class of typeface that words give to a role. */
export interface ClassOfRole {
  readonly tone: Tone;
  readonly span: Span;
}

/** The class of typeface that a text gives to headings, and the one that it gives to running text. */
export function classesByRole(text: string): Readonly<Partial<Record<'heading' | 'body', ClassOfRole>>> {
  const [heading, body] = [HEADING, RUNNING].map((pattern) => classIn(pattern.exec(text), text));
  return { ...(heading && { heading }), ...(body && { body }) };
}

function classIn(found: RegExpExecArray | null, text: string): ClassOfRole | null {
  if (found === null) return null;
  const span = { start: found.index, end: found.index + found[0].length, text: found[0] };
  return isRefused(text, span) || NEGATION.test(span.text) ? null : { tone: toneOf(found), span };
}

/** The pairing of a text that gives a class of typeface to headings and one to running text; null for other texts. */
export function rolePairing(text: string): AxisStatement | null {
  const [heading, body] = [HEADING, RUNNING].map((pattern) => pattern.exec(text));
  if (!heading || !body) return null;
  const start = Math.min(heading.index, body.index);
  const end = Math.max(heading.index + heading[0].length, body.index + body[0].length);
  const span: Span = { start, end, text: text.slice(start, end) };
  if (end - start > MAX_APART || isRefused(text, span) || NEGATION.test(span.text)) return null;
  const values = pairingsOf(toneOf(heading), toneOf(body));
  return { kind: 'axis', axis: 'type.pairing', values, span, polarity: 'for', degree: 1, confidence: SURE };
}

/** Characters; what is further apart may be of two pages. */
const MAX_APART = 120;
/** A word that takes one of the two back. */
const NEGATION = /(?<!\p{L})(?:no|not|never|without|don['’]?t|instead|rather|or)(?!\p{L})/iu;
const SURE = 0.95;

function toneOf({ groups }: RegExpExecArray): Tone {
  const written = (groups?.['before'] ?? groups?.['after'] ?? '').toLowerCase();
  if (written.startsWith('mono')) return 'mono';
  return written.startsWith('sans') || written.startsWith('grotes') ? 'sans' : 'serif';
}

/** The pairings that two classes may be called, best first. Two of sans may be one family as well. */
function pairingsOf(heading: Tone, body: Tone): readonly string[] {
  const pairing = pairingOfFaces({ name: 'headings', kind: heading }, { name: 'text', kind: body });
  return pairing === 'sans/sans' ? ['single-family', pairing] : namesOf(pairing);
}
