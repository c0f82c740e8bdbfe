import { mentionsIn, withoutDeadCode } from '../document/dead-code.ts';
import { isInHandler } from '../document/script-handlers.ts';
import { isCommentedOut, isInString, withoutBlockComments } from '../document/script-text.ts';
import type { PageScript } from './styled-page.ts';
import { oncePer } from '../text/once-per.ts';

/** Characters before a name in which the call that it is given to begins. */
const MAX_CALL = 200;
/** Characters; longer scripts are bundles, of which it is not known what runs. */
const MAX_OWN = 60_000;
const MAX_PLACES = 200; // of one name in one script
const MAX_NAMES = 400; // looked up in all scripts of a page; real pages reveal elements of a few classes
/** Characters between an element and what is done to it: a loop, the callback of an observer. */
const REACH = 1_500;

/** `classList.add('on'`, `addClass("on`, `setAttribute('data-on'`, up to the name. */
const SETS =
  /(?:classList\s*\??\.\s*(?:add|toggle|replace)|(?:add|toggle)Class|(?:set|toggle)Attribute|\.attr)\s*\([^()]*["'`][^"'`]*$/;
const REMOVES =
  /(?:classList\s*\??\.\s*(?:remove|toggle|replace)|(?:remove|toggle)Class|(?:remove|toggle)Attribute|\.removeAttr)\s*\([^()]*["'`][^"'`]*$/;
/** `dataset.on = `, up to the key. */
const DATA = /\bdataset\.$/;
const ASSIGNED = /^\s*=[^=]/;
/** `className = 'card on'`, `className: seen ? 'on' : ''`, `activeClass: 'on'`; not `class="on"` of HTML. */
const STATED_CLASS = /(?:\bclass[A-Z]\w*|[\w$]Class(?:Name|es)?)["']?\s*(?::|\+?=)[^;{}]*["'`][^"'`]*$/;
/** `const ON = 'on'`: the name of the variable. */
const NAMED = /([\w$]+)\s*[:=]\s*["'`]$/;
/** The selector of the element that an act is called on, if it stands right before it. */
const RECEIVER =
  /(?:querySelector(?:All)?|getElementById|\$)\(\s*["'`]([^"'`]{1,120})["'`]\s*\)\s*(?:\[\d{1,3}\])?\s*\??\.\s*$/;
/** What makes an element opaque. */
const FADES =
  /\.style\s*\.\s*(?:opacity|cssText|animation\w*|visibility)\s*=[^=]|\.style\[|\bstyle\.setProperty\(|\b(?:opacity|autoAlpha)["']?\s*[:,]\s*["'[]?\s*(?:0?\.\d*[1-9]|[1-9])|\.fade(?:In|To)\(|\.animate\(|\b(?:gsap|TweenMax|TweenLite|tl|timeline)\b|\banime\(|\.reveal\(|\.velocity\(/g;
/** Changes how an element looks or whether it has a box. */
const CHANGES =
  /\bclassList\b|\bclassName\b|\.style\b|\b(?:add|toggle|remove)Class\(|\.(?:show|hide|toggle|css|slick|owlCarousel|flexslider|bxSlider|cycle)\(|\bSwiper\b|\bSplide\b|\bFlickity\b|\bGlide\b|\bReveal\b/g;

/** A class or an attribute that is given to an element or taken away. */
interface Act {
  readonly at: number;
  /** Of the element, where the script states it right before. */
  readonly selector: string | null;
}

/** The text of a script, and where it has the names that were looked up. */
interface Script {
  readonly text: string;
  readonly places: Map<string, readonly number[]>;
}

/** What the scripts of a page do to classes, attributes and opacities, as far as their texts say. No script is run. */
export class ScriptActs {
  readonly #scripts: readonly Script[];
  readonly #acts = new Map<string, readonly Act[]>();
  readonly #near = new Map<string, boolean>();

  constructor(scripts: readonly PageScript[]) {
    this.#scripts = liveTexts(scripts).map((text) => ({ text, places: new Map() }));
  }

  /**
   * Whether a script gives a class or an attribute to an element, without waiting for the reader to act.
   * @param mentions names of the element: the script has one close to the act
   */
  sets(name: string, mentions: readonly string[]): boolean {
    return (
      this.#does(name, SETS, mentions) ||
      (name.startsWith('data-') && this.#does(dataKey(name), DATA, mentions))
    );
  }

  /** The same for taking a class or an attribute away. */
  removes(name: string, mentions: readonly string[]): boolean {
    return this.#does(name, REMOVES, mentions);
  }

  /** Whether a script mentions a name close to a statement that changes an opacity. */
  fades(name: string): boolean {
    return this.#isNear(name, FADES);
  }

  /** Whether a script mentions a name close to a statement that changes what shows. */
  changes(name: string): boolean {
    return this.#isNear(name, CHANGES);
  }

  /** Whether a script contains a text outside of comments. */
  contains(text: string): boolean {
    return this.#scripts.some((script) => placesOf(text, script).length > 0);
  }

  #does(name: string, act: RegExp, mentions: readonly string[]): boolean {
    return this.#scripts.some((script, index) => {
      const key = `${index} ${act.source} ${name}`;
      const acts =
        this.#acts.get(key) ?? placesOf(name, script).flatMap((at) => actAt(at, script.text, act) ?? []);
      this.#acts.set(key, acts);
      return acts.some((found) => isMeant(found, mentions, script));
    });
  }

  #isNear(name: string, act: RegExp): boolean {
    const key = `${act.source} ${name}`;
    const found = this.#near.get(key) ?? this.#scripts.some((script) => isActNear(name, script, act));
    this.#near.set(key, found);
    return found;
  }
}

/** The live texts of the scripts of a page, written once for all who ask. */
const liveTexts = oncePer((scripts: readonly PageScript[]): readonly string[] => {
  const texts = scripts.flatMap(({ text }) => (text === '' ? [] : [text]));
  const mentions = mentionsIn([...new Set(texts)]);
  return texts.map((text) => liveText(text, mentions));
});

/** A script without its comments, and without what never runs as far as a short script tells. */
function liveText(written: string, mentions: ReadonlyMap<string, number>): string {
  const text = withoutBlockComments(written);
  if (text.length > MAX_OWN) return text;
  return withoutDeadCode(text, (name) => (mentions.get(name) ?? 0) > 1);
}

/** Positions of a whole name that are not in a comment. */
function placesOf(name: string, { text, places }: Script): readonly number[] {
  const known = places.get(name);
  if (known !== undefined || places.size >= MAX_NAMES) return known ?? [];
  const found: number[] = [];
  for (let at = text.indexOf(name); at >= 0 && found.length < MAX_PLACES; at = text.indexOf(name, at + 1)) {
    const isWhole = !isNamePart(text[at - 1]) && !isNamePart(text[at + name.length]);
    if (isWhole && !isCommentedOut(text, at)) found.push(at);
  }
  places.set(name, found);
  return found;
}

const isNamePart = (char: string | undefined) => char !== undefined && /[\w-]/.test(char);
const dataKey = (name: string) =>
  name.slice('data-'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a script does with the name at a position; null where it only mentions it. */
function actAt(at: number, text: string, act: RegExp): Act | null {
  const from = Math.max(0, at - MAX_CALL);
  const before = text.slice(from, at);
  const found = act.exec(before) ?? STATED_CLASS.exec(before);
  if (found !== null) {
    const selector = RECEIVER.exec(before.slice(0, found.index))?.[1] ?? null;
    const isRead = act === DATA && !ASSIGNED.test(text.slice(at, at + MAX_CALL).replace(/^\w+/, ''));
    return !isRead && isRun(from + found.index, text) ? { at, selector } : null;
  }
  const variable = NAMED.exec(before)?.[1];
  return variable !== undefined && isGiven(variable, text, act) ? { at, selector: null } : null;
}

/** The act is close to a name of the element, and not on another element. */
function isMeant({ at, selector }: Act, mentions: readonly string[], script: Script): boolean {
  const named = selector?.match(/[\w-]+/g);
  if (named) return mentions.some((name) => named.includes(name));
  return mentions.some((name) => placesOf(name, script).some((mention) => Math.abs(mention - at) <= REACH));
}

function isActNear(name: string, script: Script, act: RegExp): boolean {
  const { text } = script;
  return placesOf(name, script).some((at) => {
    const from = Math.max(0, at - REACH);
    return [...text.slice(from, at + REACH).matchAll(act)].some(({ index }) => isRun(from + index, text));
  });
}

/** A variable that holds the name is given to the act. */
function isGiven(variable: string, text: string, act: RegExp): boolean {
  const places = placesOf(variable, { text, places: new Map() });
  return places.some((at) => isRun(at, text) && act.test(`${text.slice(Math.max(0, at - MAX_CALL), at)}'`));
}

/** Neither a string nor what the reader starts. */
function isRun(at: number, text: string): boolean {
  return !isInString(text, at) && !isInHandler(text, at);
}
