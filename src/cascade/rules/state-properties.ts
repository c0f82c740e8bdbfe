import type { StyleRule } from '../sheets/rule.ts';

/** States that a reader or a script brings about; those of the pointer are matched as interactions. */
const STATE =
  /:(?:checked|target|open|valid|invalid|disabled|enabled|placeholder-shown|not|has)\b|\[(?:open|aria-|data-)/i;
/** Classes that by convention name a state and no kind of element. */
const STATE_CLASS =
  /\.(?:(?:is|has|js|nav|menu|sidebar)-[\w-]+|active|open(?:ed)?|closed|shown?|visible|hidden|collaps(?:ed|ing)|expanded|checked|selected|current|disabled|loaded|done|scrolled|sticky|fixed|toggled|revealed|animate|in|on)\b(?!-)/;
const SUBJECT = /[^\s>+~]+$/;
/** `.card`, `#menu`, `[data-reveal`. */
const NAME = /[.#][\w-]+|\[data-[\w-]+/g;
/** The element type that a compound begins with. */
const TYPE = /^[a-z][\w-]*/i;
/** A page has one of each: their other names are states. */
const ROOTS = new Set(['html', 'body']);
const MAX_NAMES = 5_000; // of all stylesheets of a page

/**
 * Properties that rules for other states give to elements, by their class, id or data attribute: `.toggle` → `margin-left`,
 * `[data-reveal` → `opacity`; by their tag where the rule names nothing else of them: `.open li` → `li`.
 */
export class StateProperties {
  readonly byName = new Map<string, Set<string>>();

  /** @param matches whether every name of the selector is in the document */
  add({ selector, declarations }: StyleRule, matches: boolean): void {
    if (declarations.length === 0 || !(STATE.test(selector) || (!matches && STATE_CLASS.test(selector))))
      return;
    const names = selector.split(',').flatMap((one) => namesOf(SUBJECT.exec(one.trim())?.[0] ?? ''));
    for (const name of names) {
      const found = this.byName.get(name) ?? new Set<string>();
      if (this.byName.size < MAX_NAMES) this.byName.set(name, found);
      for (const { property } of declarations) found.add(property);
    }
  }
}

function namesOf(subject: string): string[] {
  const names = subject.match(NAME) ?? [];
  const tag = TYPE.exec(subject)?.[0].toLowerCase();
  return tag !== undefined && (names.length === 0 || ROOTS.has(tag)) ? [tag, ...names] : names;
}
