import { toHex } from '../../../color/hex.ts';
import { inkOn, WHITE } from '../../restyle-colors.ts';
import { elementAt, type Restyling, type Way } from '../../restyle.ts';

/** Selector of the dark palette that a button selects. */
export const THEME = '[data-theme=dark]';

const CLASS = 'theme-toggle';

/**
 * A button at the lower right of the window that sets and removes a class or an attribute of the root element.
 * @param selector `[attribute=value]` or `.class`
 */
export function schemeToggle(selector: string, page: Restyling): Required<Pick<Way, 'atRules' | 'html'>> {
  const ink = inkOn(WHITE, page.tokens);
  const style = [
    'position: fixed',
    'right: 16px',
    'bottom: 16px',
    'z-index: 9999',
    'width: auto',
    'margin: 0',
    'padding: 8px 12px',
    'border: 0',
    `border-radius: ${cornersLike(page)}`,
    'font: inherit',
    `color: ${toHex(ink)}`,
    `background: ${toHex(WHITE)}`,
  ];
  const html = `<button type="button" class="${CLASS}" aria-label="Dark mode" title="Dark mode" onclick="${handler(selector)}">◐</button>`;
  return { atRules: [`.${CLASS} {\n${style.map((line) => `  ${line};`).join('\n')}\n}`], html };
}

/** The corners of the buttons of the page. */
function cornersLike(page: Restyling): string {
  const button = page.features.framedBoxes.find(({ kind }) => kind === 'button');
  const corner = button && elementAt(page, button.index)?.style['border-top-left-radius'].horizontal;
  return corner === undefined ? '0' : corner.percent > 0 ? `${corner.percent}%` : `${corner.px}px`;
}

/** Script that turns the selector on and off on the root element. */
function handler(selector: string): string {
  const root = 'document.documentElement';
  const attribute = /^\[([\w-]+)=([\w-]+)\]$/.exec(selector);
  if (attribute === null) return `${root}.classList.toggle('${selector.slice(1)}')`;
  const [, name, value] = attribute;
  return `${root}.getAttribute('${name}') === '${value}' ? ${root}.removeAttribute('${name}') : ${root}.setAttribute('${name}', '${value}')`;
}
