/** An element with text. Text of the service is only ever set as text, never as markup. */
export function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

/** Scrolls to what a visitor has asked for where it ends below the window, as on a telephone. */
export function bringIntoView(asked: HTMLElement): void {
  if (asked.getBoundingClientRect().bottom > innerHeight) asked.scrollIntoView();
}

/** A section with a heading. */
export function titled(title: string, level: 'h2' | 'h3' = 'h2'): HTMLElement {
  const section = element('section');
  section.append(element(level, '', title));
  return section;
}

/** A titled table that scrolls by itself; the first cell of a row is its heading. */
export function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const section = titled(title);
  const scroll = element('div', 'scroll');
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', title);
  const body = element('table');
  const row = (name: 'th' | 'td', cells: readonly string[]) => {
    const line = element('tr');
    line.append(...cells.map((cell, at) => headed(element(at === 0 ? 'th' : name, '', cell), name, at)));
    return line;
  };
  body.append(row('th', heads), ...rows.map((cells) => row('td', cells)));
  scroll.append(body);
  section.append(scroll);
  return section;
}

function headed(cell: HTMLElement, row: 'th' | 'td', at: number): HTMLElement {
  if (cell.tagName === 'TH') cell.setAttribute('scope', row === 'td' && at === 0 ? 'row' : 'col');
  return cell;
}

/** Code with a button that copies it. */
export function codeBlock(code: string): HTMLElement {
  const block = element('div', 'code');
  const lines = element('pre', '', code);
  lines.tabIndex = 0;
  const button = element('button', 'copy', 'copy');
  button.setAttribute('type', 'button');
  button.dataset['copy'] = code;
  block.append(lines, button);
  return block;
}

/** A sentence whose code is in backticks. */
export function sentence(className: string, text: string): HTMLElement {
  const made = element('p', className);
  made.append(...text.split('`').map((part, at) => (at % 2 === 1 ? element('code', '', part) : part)));
  return made;
}

/** A figure in large digits with its label and what it means. */
export function figure(label: string, value: string, meaning: string): HTMLElement {
  const box = element('p', 'figure');
  box.append(element('span', '', label), element('strong', '', value), element('span', '', meaning));
  return box;
}
