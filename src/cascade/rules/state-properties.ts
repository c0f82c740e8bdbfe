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
 * `[data-reveal` → `opacity`; by their tag where the rule names nothing else of them: `.open li` → `li`. Selectors
 * are looked through at the first question, and the rules of a name are read when it is asked for, because a page asks for
 * few names or none.
 */
export class StateProperties {
  private waiting: StyleRule[] = [];
  private readonly rules = new Map<string, StyleRule[]>();
  private readonly known = new Map<string, ReadonlySet<string>>();
  private readonly matches: (selector: string) => boolean;

  /** @param matches whether every name of a selector is in the document */
  constructor(matches: (selector: string) => boolean) {
    this.matches = matches;
  }

  add(rule: StyleRule): void {
    this.waiting.push(rule);
  }

  private index(rule: StyleRule): void {
    const { selector } = rule;
    if (!STATE.test(selector) && (!STATE_CLASS.test(selector) || this.matches(selector))) return;
    for (const one of selector.split(',')) {
      for (const name of namesOf(SUBJECT.exec(one.trim())?.[0] ?? '')) this.addTo(name, rule);
    }
  }

  private addTo(name: string, rule: StyleRule): void {
    const rules = this.rules.get(name);
    if (rules !== undefined) {
      if (rules.at(-1) !== rule) rules.push(rule);
    } else if (this.rules.size < MAX_NAMES) this.rules.set(name, [rule]);
  }

  get(name: string): ReadonlySet<string> {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    for (const rule of this.waiting) this.index(rule);
    this.waiting = [];
    const rules = this.rules.get(name) ?? [];
    const properties = new Set(
      rules.flatMap(({ declarations }) => declarations.map(({ property }) => property)),
    );
    this.known.set(name, properties);
    return properties;
  }
}

function namesOf(subject: string): string[] {
  const names = subject.match(NAME) ?? [];
  const tag = TYPE.exec(subject)?.[0].toLowerCase();
  return tag !== undefined && (names.length === 0 || ROOTS.has(tag)) ? [tag, ...names] : names;
}
