/** Makes the map larger and smaller; the region around it scrolls. */
const region = document.querySelector<HTMLElement>('.plane');
const drawing = region?.querySelector('svg');
/** Widths of the drawing, in widths of its region. */
const LEVELS = [1, 1.5, 2, 3];
let level = 0;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-zoom]')) {
  button.addEventListener('click', () => zoom(button.dataset['zoom'] === 'in' ? 1 : -1));
}

function zoom(by: number): void {
  if (region === null || !drawing) return;
  const before = drawing.clientWidth;
  const middle = {
    x: region.scrollLeft + region.clientWidth / 2,
    y: region.scrollTop + region.clientHeight / 2,
  };
  level = Math.min(LEVELS.length - 1, Math.max(0, level + by));
  drawing.style.width = `${(LEVELS[level] ?? 1) * 100}%`;
  const grown = drawing.clientWidth / before;
  region.scrollTo(middle.x * grown - region.clientWidth / 2, middle.y * grown - region.clientHeight / 2);
}
