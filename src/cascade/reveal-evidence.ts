import type { RevealStates } from './rules/reveal-states.ts';
import { ScriptActs } from './script-acts.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

/** Names of a selector: `.card`, `#menu`, `[data-on`, `[data-on="yes"`. */
const NAME = /[.#](?:[\w-]|\\.)+|\[[\w-]+(?:="[^"\]]*"|='[^'\]]*'|=[^\]\s"']*)?/g;
const SUBJECT = /[^\s>+~]+$/;
const NEAR = 4; // ancestors; a state class on a section often shows what it holds
/** What scripts call the elements around all others. */
const ROOTS = ['body', 'html', 'documentElement'] as const;
const MAX_STATES = 400; // of a page; real pages have a few

/** DATA: libraries that reveal elements: what starts them, and the names that they set. */
const LIBRARIES: readonly { readonly starts: string; readonly sets: readonly string[] }[] = [
  { starts: 'AOS.init', sets: ['.aos-animate', '.aos-init'] },
  { starts: 'new WOW', sets: ['.animated'] },
  { starts: 'sal(', sets: ['.sal-animate'] },
];

/** What the texts of scripts say of an element that is transparent before. */
export interface RevealEvidence {
  /**
   * A script shows it: it sets the state in which a rule makes the element opaque, takes away the state in which a rule
   * makes it transparent, or changes opacities where it mentions the element.
   */
  readonly mayBeShown: (element: CascadedElement) => boolean;
  /** A script sets the state in which keyframes show it. */
  readonly animatesIn: (element: CascadedElement) => boolean;
}

/** Prepares the answers for the elements of a page. */
export function revealEvidence(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
  states: RevealStates,
): RevealEvidence {
  let selectors: readonly (readonly State[])[] | null = null;
  const acts = new ScriptActs(scripts);
  const started = new Set(LIBRARIES.flatMap(({ starts, sets }) => (acts.contains(starts) ? sets : [])));
  const reaches = (element: CascadedElement) => {
    const owned = new Set(chainOf(element, elements, Infinity).flatMap(namesOf));
    const near = namesNear(element, elements);
    const mentions = [...near, ...chainOf(element, elements, NEAR).map(({ tag }) => tag)];
    const around = [...mentions, ...ROOTS];
    const isSet = (name: string, isOwn: boolean) =>
      started.has(name) || acts.sets(bare(name), isOwn ? mentions : around);
    const isRemoved = (name: string) => acts.removes(bare(name), around);
    selectors ??= [states.shown, states.animated, states.hidden].map((list) =>
      list.slice(0, MAX_STATES).map(stateOf),
    );
    const [opaque = [], animated = [], clear = []] = selectors;
    const isIn = (state: State) => isReached(state, namesOf(element), owned, isSet);
    return {
      opaque,
      animated,
      near,
      isIn,
      isOut: () => clear.some((state) => isLeft(state, owned, isRemoved)),
    };
  };
  return {
    mayBeShown: (element) => {
      const { opaque, near, isIn, isOut } = reaches(element);
      return opaque.some(isIn) || isOut() || near.some((name) => acts.fades(name));
    },
    animatesIn: (element) => {
      if (states.animated.length === 0) return false; // most pages have none, and the names around an element take time
      const { animated, isIn } = reaches(element);
      return animated.some(isIn);
    },
  };
}

/** Classes, ids and attributes by which scripts find an element or what is around it. */
export function namesNear(element: CascadedElement, elements: readonly CascadedElement[]): string[] {
  return [...new Set(chainOf(element, elements, NEAR).filter(isPart).flatMap(namesOf).map(bare))];
}

/** A selector by its names. */
interface State {
  readonly names: readonly string[];
  readonly subject: readonly string[];
}

function stateOf(selector: string): State {
  const namesIn = (text: string) => (text.match(NAME) ?? []).map((name) => name.replaceAll(/["']/g, ''));
  return { names: namesIn(selector), subject: namesIn(SUBJECT.exec(selector)?.[0] ?? '') };
}

/** Scripts set all names of a state that the element and its ancestors lack; its subject may be the element. */
function isReached(
  { names, subject }: State,
  own: readonly string[],
  owned: ReadonlySet<string>,
  isSet: (name: string, isOwn: boolean) => boolean,
): boolean {
  const missing = names.filter((name) => !owned.has(name));
  const isSubject =
    subject.some((name) => own.includes(withoutValue(name))) ||
    subject.every((name) => missing.includes(name));
  return missing.length > 0 && isSubject && missing.every((name) => isSet(name, subject.includes(name)));
}

/** Scripts take away a name of a state that the element is in. */
function isLeft({ names }: State, owned: ReadonlySet<string>, isRemoved: (name: string) => boolean): boolean {
  return names.length > 0 && names.every((name) => owned.has(name)) && names.some(isRemoved);
}

/** An element and its ancestors up to a level. */
function chainOf(
  element: CascadedElement,
  elements: readonly CascadedElement[],
  levels: number,
): readonly CascadedElement[] {
  const chain: CascadedElement[] = [];
  let at: CascadedElement | undefined = element;
  for (let level = 0; at !== undefined && level <= levels; level++, at = elements[at.parent]) chain.push(at);
  return chain;
}

const isPart = ({ tag }: CascadedElement) => tag !== 'body' && tag !== 'html';

function namesOf({ id, classes, attributes }: CascadedElement): string[] {
  const stated = Object.entries(attributes).flatMap(([name, value]) => [`[${name}`, `[${name}=${value}`]);
  return [...classes.map((name) => `.${name}`), ...(id === null ? [] : [`#${id}`]), ...stated];
}

const withoutValue = (name: string) => name.replace(/=.*/, '');
const bare = (name: string) => withoutValue(name).slice(1).replaceAll('\\', '');
