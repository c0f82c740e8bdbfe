import type { StyledElement } from '../cascade/styled-page.ts';
import type { Perception } from '../perception/perceive.ts';
import { isDot } from '../perception/box-geometry.ts';
import { shortSelector } from '../perception/selector.ts';
import { scriptedSwitches } from './scheme-script.ts';

const SWITCHES = new Set(['button', 'a', 'input', 'select', 'label', 'summary']);
const NAMED = [
  'id',
  'class',
  'aria-label',
  'title',
  'name',
  'data-theme-toggle',
  'data-bs-theme-value',
  'data-toggle-theme',
  'onclick',
];
// What such controls call themselves: `theme-toggle`, `Dark mode`, `toggleColorScheme`, `Night mode`.
const WORDS =
  /\b(?:dark|light|night)[\s_-]*(?:mode|theme)|(?:theme|scheme|color[\s_-]*mode)[\s_-]*(?:toggle|switch|select|picker|value|button)|(?:toggle|switch)[\s_-]*(?:dark|theme|color[\s_-]*(?:mode|scheme))/i;
const MAX_NAME_LENGTH = 200; // characters searched of an attribute
const MAX_LABEL_LENGTH = 40; // characters; more is prose about dark mode

/** The visible control that changes the colour scheme; null when there is none. */
export function schemeSwitch(perception: Perception): { selector: string; words: string } | null {
  const controls = perception.visible.filter((element) => canSwitch(element) && !isDot(element.box));
  for (const element of controls) {
    const words = namesOf(element).find((name) => WORDS.test(name));
    if (words !== undefined) return found(element, words);
  }
  const isScripted = scriptedSwitches(perception.page);
  const control = controls.find(isScripted);
  return control === undefined ? null : found(control, labelOf(control) || 'by its script');
}

function found(element: StyledElement, words: string) {
  return { selector: shortSelector(element), words: words.slice(0, 60) };
}

function canSwitch({ tag, attributes }: StyledElement): boolean {
  return (
    SWITCHES.has(tag) ||
    attributes['role'] === 'button' ||
    attributes['role'] === 'switch' ||
    tag.includes('-')
  );
}

/** Attribute values, names of attributes without a value, a short label, and the tag of a custom element. */
function namesOf({ tag, attributes, content }: StyledElement): string[] {
  const named = NAMED.flatMap((name) => (attributes[name] === '' ? name : (attributes[name] ?? [])));
  const label = labelOf({ content });
  return [tag, ...named, ...(label.length <= MAX_LABEL_LENGTH ? [label] : [])].map((name) =>
    name.slice(0, MAX_NAME_LENGTH),
  );
}

function labelOf({ content }: Pick<StyledElement, 'content'>): string {
  return content
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
}
