import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { nearest } from './by-element.ts';
import type { Controls } from './controls.ts';
import type { DrawnPage } from './drawn-page.ts';
import { isIconText } from './icon-text.ts';
import type { TextRun } from './visible-page.ts';

/** What a piece of text is for. `hidden` is for machines and screen readers only. */
export type TextRole = 'heading' | 'running' | 'control' | 'navigation' | 'code' | 'icon' | 'hidden';

export interface RoledRun {
  readonly run: TextRun;
  readonly role: TextRole;
  /** The heading, control, navigation or code element that gives the role; the run's own otherwise. */
  readonly owner: StyledElement;
}

const HEADING = /^h[1-6]$/;
const CODE = new Set(['pre', 'code', 'kbd', 'samp', 'tt', 'textarea']);
const NAVIGATION_ROLES = new Set(['navigation', 'menubar', 'menu', 'tablist']);
/** px; boxes of 1 px are the usual way to hide text from sight only. */
export const MIN_READABLE = 3;

/** Gives every visible run the role of its nearest ancestor that has one. */
export function textRoles({ page, runs, controls }: DrawnPage): readonly RoledRun[] {
  const ownerOf = nearest(page, (element) => roleOfElement(element, controls) !== null);
  return runs.map((run) => {
    const own = roleOfRun(run, page.viewport.width);
    if (own !== null) return { run, role: own, owner: run.element };
    const owner = ownerOf(run.element) ?? run.element;
    return { run, role: roleOfElement(owner, controls) ?? 'running', owner };
  });
}

function roleOfElement(element: StyledElement, { isControl, isNameplate }: Controls): TextRole | null {
  const { tag, namespace, attributes } = element;
  if (namespace !== 'html') return 'icon';
  if (HEADING.test(tag) || attributes['role'] === 'heading') return 'heading';
  if (CODE.has(tag)) return 'code';
  if (isControl(element)) return 'control';
  if (isNameplate(element)) return 'navigation';
  if (tag === 'nav' || NAVIGATION_ROLES.has(attributes['role'] ?? '')) return 'navigation';
  return null;
}

function roleOfRun({ element, text, box }: TextRun, viewportWidth: number): TextRole | null {
  const tiny = Math.min(element.box.width, element.box.height) < MIN_READABLE;
  if (tiny || box.x >= viewportWidth || box.x + box.width <= 0) return 'hidden';
  return isIconText(text, element) ? 'icon' : null;
}

/**
 * The block of code around an element, null without one. Its colours are those of a highlighter; code within a sentence
 * is set by the page.
 */
export function codeSamples(page: StyledPage): (element: StyledElement) => StyledElement | null {
  return nearest(
    page,
    ({ tag, style }) =>
      tag === 'pre' || tag === 'textarea' || (tag === 'code' && !style.display.startsWith('inline')),
  );
}
