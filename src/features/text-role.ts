import type { StyledElement } from '../cascade/styled-page.ts';
import { fontClass } from '../text/font-class.ts';
import { isControl } from './control.ts';
import { nearest } from './nearest.ts';
import type { PageView, TextRun } from './page-view.ts';

/** What a piece of text is for. `hidden` is there for machines and screen readers only. */
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
const SMALLEST_READABLE = 3; // px; boxes of 1 px are the usual way to hide text from sight only
const PRIVATE_USE_ONLY = /^[\p{Co}\p{So}\s]+$/u; // glyphs of icon fonts, arrows, dingbats

const known = new WeakMap<PageView, readonly RoledRun[]>();

/** Gives every visible run its role, by its nearest telling ancestor. */
export function textRoles(view: PageView): readonly RoledRun[] {
  const roles = known.get(view) ?? assignRoles(view);
  known.set(view, roles);
  return roles;
}

function assignRoles(view: PageView): RoledRun[] {
  const { page, runs } = view;
  const telling = nearest(page, (element) => roleOfElement(element, view) !== null);
  return runs.map((run) => {
    const own = roleOfRun(run, page.viewport.width);
    if (own !== null) return { run, role: own, owner: run.element };
    const owner = telling(run.element) ?? run.element;
    return { run, role: roleOfElement(owner, view) ?? 'running', owner };
  });
}

function roleOfElement(element: StyledElement, view: PageView): TextRole | null {
  const { tag, namespace, attributes } = element;
  if (namespace !== 'html') return 'icon';
  if (HEADING.test(tag) || attributes['role'] === 'heading') return 'heading';
  if (CODE.has(tag)) return 'code';
  if (isControl(element, view)) return 'control';
  if (tag === 'nav' || NAVIGATION_ROLES.has(attributes['role'] ?? '')) return 'navigation';
  return null;
}

function roleOfRun({ element, text, box }: TextRun, windowWidth: number): TextRole | null {
  const tiny = Math.min(element.box.width, element.box.height) < SMALLEST_READABLE;
  if (tiny || box.x >= windowWidth || box.x + box.width <= 0) return 'hidden';
  const icon = PRIVATE_USE_ONLY.test(text) || fontClass(element.style['font-family']) === 'icon';
  return icon ? 'icon' : null;
}
