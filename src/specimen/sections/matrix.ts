import type { Design } from '../design.ts';
import { escapeHtml } from '../../text/escape-html.ts';

const COLUMNS = 9;

/** Comparison table of a dense page. */
export function matrix({ copy }: Design): string {
  const { features, offers, navigation } = copy.persona;
  const names = [...features.items, ...offers.items.map(({ name }) => name), ...navigation];
  const head = Array.from({ length: COLUMNS }, (_, i) => `<th scope="col">${i + 1}</th>`);
  const rows = names.map((name, row) => {
    const marks = Array.from({ length: COLUMNS }, (_, column) =>
      (row * 5 + column * 3) % 7 < 4 ? '<td>●</td>' : '<td>–</td>',
    );
    return `<tr><th scope="row">${escapeHtml(name)}</th>${marks.join('')}</tr>`;
  });
  return `<div class="group"><table class="matrix"><caption class="hidden">Comparison</caption><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
