import type { StyledElement, StyledPage } from '../../cascade/styled-page.ts';
import { isKnownLibrary } from '../../page/known-libraries.ts';
import { isSameSite } from '../../page/same-site.ts';
import type { Perception } from '../../perception/perceive.ts';
import type { ScriptedMotion } from './call-reader.ts';
import { mentionsIn, withoutDeadCode } from '../../document/dead-code.ts';
import { scriptedMotion } from './scripted-motion.ts';
import { selectElements } from './select-elements.ts';

/** Something that a script of the page sets in motion. */
export interface PageMotion extends Pick<ScriptedMotion, 'name' | 'trigger' | 'timing'> {
  /** Address of the script, or `inline script`. */
  readonly script: string;
  /** Rendered elements that it moves; empty when the text does not say which. */
  readonly elements: readonly StyledElement[];
}

/** Characters; a longer file is mostly libraries, whose code may animate but may never be asked to. */
const MAX_OWN = 60_000;
/** Steps that a character of a script may cost. */
const STEPS_OF_SEARCH = 4;
const MAX_SELECTORS = 100; // of all scripts of a page

/** What the scripts of a page set in motion, as far as their texts are known. What they ask of absent elements is left out. */
export function pageMotion({ page, work }: Perception): PageMotion[] {
  const rendered = page.elements.filter((element) => element.rendered);
  const selected = new Map<string, readonly StyledElement[]>();
  const select = (selector: string) => {
    const known = selected.get(selector);
    if (known !== undefined) return known;
    const isAllowed = selected.size < MAX_SELECTORS && work.spend('features', rendered.length);
    const found = isAllowed ? selectElements(selector, page.elements).filter(({ rendered: has }) => has) : [];
    selected.set(selector, found);
    return found;
  };
  const motionsOf = scriptReader(page);
  return page.scripts.flatMap(({ src, text }) => {
    if (text === '' || !work.spend('features', STEPS_OF_SEARCH * text.length)) return [];
    return motionsOf(text).flatMap(({ name, trigger, timing, targets, needs }) => {
      if (targets.length === 0 && text.length > MAX_OWN) return [];
      if (needs.some((library) => isAbsent(library, page))) return [];
      const elements = [...new Set(targets.flatMap(select))];
      if (targets.length > 0 && elements.length === 0) return [];
      return [{ name, trigger, timing, script: src ?? 'inline script', elements }];
    });
  });
}

type ScriptReader = (text: string) => readonly ScriptedMotion[];

interface ReadScripts {
  /** Texts of all event handler attributes. */
  readonly handlers: string;
  /** In how many scripts, and handlers as one more, each function is named. */
  readonly mentions: ReadonlyMap<string, number>;
  readonly motions: Map<string, readonly ScriptedMotion[]>;
}

/** What the scripts of a page say does not depend on its styles, so it is read once for all trials of stylesheets. */
const READ = new WeakMap<StyledPage['scripts'], ReadScripts>();

function scriptReader({ scripts, elements }: StyledPage): ScriptReader {
  const handlers = handlersOf(elements);
  const before = READ.get(scripts);
  const { mentions, motions } = before?.handlers === handlers ? before : readAnew(scripts, handlers);
  const isMentioned = (name: string) => (mentions.get(name) ?? 0) > 1;
  return (text) => {
    const found = motions.get(text) ?? scriptedMotion(withoutDeadCode(text, isMentioned));
    motions.set(text, found);
    return found;
  };
}

function readAnew(scripts: StyledPage['scripts'], handlers: string): ReadScripts {
  const mentions = mentionsIn([...new Set(scripts.map(({ text }) => text)), handlers]);
  const read: ReadScripts = { handlers, mentions, motions: new Map() };
  READ.set(scripts, read);
  return read;
}

function handlersOf(elements: readonly StyledElement[]): string {
  return elements
    .flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('on') ? [value] : [])),
    )
    .join('\n');
}

/**
 * Prepares the question whether a script may call a library: one whose text is unknown, of the site of the page or of
 * the library. A script of another site knows neither.
 * @param library address
 */
export function unreadCallers({ page }: Perception): (library: string) => boolean {
  const unread = page.scripts.flatMap(({ src, isRead, isAbsent: absent }) =>
    isRead || absent || src === null || isKnownLibrary(src) ? [] : [src],
  );
  return (library) => unread.some((src) => isSameSite(src, page.url) || isSameSite(src, library));
}

/** Does the page ask for a library by this file name, and only from where it cannot be loaded? */
export function isAbsent(library: RegExp, { scripts }: Pick<StyledPage, 'scripts'>): boolean {
  const named = scripts.filter(({ src }) => src !== null && library.test(src));
  return named.length > 0 && named.every((script) => script.isAbsent);
}
