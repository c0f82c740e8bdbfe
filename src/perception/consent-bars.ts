import { subtreeTextLength, textLength } from '../cascade/subtree-text-length.ts';
import { isNamed } from '../cascade/is-named.ts';
import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { MIN_TEXT } from './readiness.ts';

/** DATA: classes and ids of consent tools, and the words that pages name their own bars with. */
const NAMED =
  /cookie|consent|gdpr|ccpa|onetrust|optanon|cybotcookiebot|didomi|usercentrics|truste|osano|iubenda|klaro|tarteaucitron|qc-cmp|^cc-(?:window|banner|dialog)|cmp-?(?:box|banner|container)|privacy-?(?:bar|banner|notice|popup)/i;
/** What a bar in the flow of the page has to say beside its name: a cookie may also be a biscuit. */
const BAR =
  /(?:cookies?|consent|gdpr)[-_]?(?:bar|banner|consent|notice|notification|law|alert|popup|message|info|hint|overlay|modal|dialog|disclaimer|warning)|consent|gdpr|onetrust|cookiebot/i;
/** "Cookies" are called so in most languages. */
const SPEAKS = /cookies?|クッキー|쿠키/i;
const MAX_TEXT = 2500; // characters; lists of purposes are long, articles on cookies longer
const PRESSED: ReadonlySet<string> = new Set(['button', 'a', 'input']);

/**
 * The bars and dialogs that ask for consent to cookies: no part of the design of a page (RUBRIC). They lie over the page,
 * or are named as what they are; they speak of cookies, can be pressed, and leave text beside them. Indices.
 */
export function consentBars({ elements }: StyledPage): ReadonlySet<number> {
  const candidates = elements.filter((element) => element.visible && isCandidate(element));
  if (candidates.length === 0) return new Set();
  const own = elements.map((element) => (element.visible ? textLength(element) : 0));
  const held = subtreeTextLength(elements, own);
  const bars = candidates.filter((element) => {
    const text = held[element.index] ?? 0;
    return text <= MAX_TEXT && (held[0] ?? 0) - text >= MIN_TEXT && asksForConsent(element, elements);
  });
  return new Set(bars.map(({ index }) => index));
}

function isCandidate(element: StyledElement): boolean {
  const { tag, style, attributes } = element;
  if (tag === 'html' || tag === 'body' || tag === 'main') return false;
  if (isNamed(element, BAR)) return true;
  return style.position === 'fixed' || style.position === 'sticky' || attributes['role'] === 'dialog';
}

/** Layers behind a dialog say nothing, so their name is enough. */
function asksForConsent(bar: StyledElement, elements: readonly StyledElement[]): boolean {
  const isCalledSo = isNamed(bar, NAMED);
  let [speaks, isPressed, isBare] = [false, false, true];
  const waiting = [bar.index];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const element = elements[index];
    if (element === undefined) continue;
    isPressed ||= PRESSED.has(element.tag) || element.attributes['role'] === 'button';
    for (const part of element.content) {
      if (typeof part !== 'string' || part.trim() === '') continue;
      isBare = false;
      speaks ||= SPEAKS.test(part);
    }
    waiting.push(...element.children);
  }
  return isBare ? isCalledSo : isPressed && (speaks || (isCalledSo && bar.style.position === 'fixed'));
}
