/** A drawing of a table with a lamp, a plant and books, in the colours of the page. */
export function illustration(width: number, height: number): string {
  return `<svg class="drawing" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}" role="img" aria-label="Drawing of a desk with a lamp and a plant">
<rect width="480" height="320" fill="var(--panel)"/><circle cx="330" cy="112" r="70" fill="var(--line)"/>
<path d="M60 252h360" stroke="var(--ink)" stroke-width="5" stroke-linecap="round"/><path d="M104 252v54M376 252v54" stroke="var(--ink)" stroke-width="5" stroke-linecap="round"/>
<path d="M150 252v-82l44-46" fill="none" stroke="var(--ink)" stroke-width="5" stroke-linejoin="round"/><path d="m176 94 58 46-46 18z" fill="var(--accent)" stroke="var(--ink)" stroke-width="5" stroke-linejoin="round"/><path d="M126 252h50" stroke="var(--ink)" stroke-width="9" stroke-linecap="round"/>
<path d="M322 252l-10-52h58l-10 52z" fill="var(--ground)" stroke="var(--ink)" stroke-width="5" stroke-linejoin="round"/><path d="M341 198c-2-40-30-52-46-54 2 30 18 48 46 54zm0 0c0-50 20-66 44-74 2 38-12 62-44 74zm0 0c-4-30 0-62 8-88" fill="none" stroke="var(--ink)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M214 252v-14h78v14zm8-14v-14h64v14zm-4-14v-13h56v13z" fill="var(--accent-2)" stroke="var(--ink)" stroke-width="4" stroke-linejoin="round"/></svg>`;
}

/** A band of overlapping arcs as wide as the window. */
export function abstractBand(height: number): string {
  const arcs = Array.from({ length: 9 }, (_, i) => {
    const x = 60 + i * 145;
    const r = 70 + ((i * 37) % 60);
    const fill = ['var(--accent)', 'var(--line)', 'var(--ink)', 'var(--accent-2)'][i % 4];
    return `<path d="M${x - r} 260a${r} ${r} 0 0 1 ${2 * r} 0z" fill="${fill}" fill-opacity="${i % 2 ? '.9' : '.75'}"/>`;
  });
  return `<svg class="shapes" viewBox="0 0 1280 260" preserveAspectRatio="xMidYMax slice" width="1280" height="${height}" role="img" aria-label="Half circles in a row">${arcs.join('')}</svg>`;
}

/** Icons of the features, in the text colour. */
const ICONS = [
  'M13 3 5 14h6l-1 7 9-12h-6z',
  'm12 4 9 5-9 5-9-5zm-9 9 9 5 9-5',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 3.5V12l3.5 2',
  'M5 19c0-9 5-14 15-14 0 10-5 15-14 14zm0 0 8-8',
  'M4 5h16v11h-9l-5 4v-4H4z',
  'm12 4 2.4 5 5.6.8-4 3.9.9 5.6-4.9-2.7-4.9 2.7.9-5.6-4-3.9 5.6-.8z',
] as const;

export function icon(position: number): string {
  return `<svg class="icon" viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[position % ICONS.length]}"/></svg>`;
}
