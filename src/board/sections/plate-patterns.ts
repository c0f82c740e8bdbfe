/** What a pattern is drawn from. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Colour of the ground. */
  readonly back: string;
  /** Colours of the forms, one or more; all can be seen on the ground. */
  readonly colors: readonly string[];
  /** Radius of corners and width of lines, in units of the drawing. */
  readonly corner: number;
  readonly line: number;
  /** The spacing scale in px, the smallest first. */
  readonly steps: readonly number[];
  readonly random: () => number;
}

/** Ways to arrange the forms; each fills the drawing, and its edges may cut forms. */
export const PATTERNS = { mosaic, frames, columns, sheets } as const satisfies Readonly<
  Record<string, (drawing: Drawing) => string>
>;

/** Cells along the shorter side. */
const CELLS = 3;

/** Square cells with forms that turn: sectors of the corner for rounded brands, triangles for others, and lines. */
function mosaic({ width, height, colors, corner, line, random }: Drawing): string {
  const cell = Math.min(width, height) / CELLS;
  const columns = Math.ceil(width / cell);
  const cells = Array.from({ length: columns * Math.ceil(height / cell) }, (_, at) => {
    const color = colors[Math.floor(random() * colors.length)] ?? '';
    const turn = 90 * Math.floor(random() * 4);
    const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${turn} ${fixed(cell / 2)} ${fixed(cell / 2)})" fill="${color}">${cellForm(cell, random(), corner, line)}</g>`;
  });
  return cells.join('');
}

function cellForm(cell: number, chance: number, corner: number, line: number): string {
  const side = fixed(cell);
  if (chance < 0.42) {
    const bow = corner > 0 ? `A${side} ${side} 0 0 1 0 ${side}` : `L0 ${side}`;
    return `<path d="M0 0H${side}${bow}Z"/>`;
  }
  if (chance < 0.6) return `<rect width="${side}" height="${fixed(cell / 2)}"/>`;
  if (chance < 0.76) {
    const count = Math.max(3, Math.min(7, Math.floor(cell / (4 * line))));
    return Array.from(
      { length: count },
      (_, at) =>
        `<rect y="${fixed((at * cell) / count)}" width="${side}" height="${fixed(cell / count / 2)}"/>`,
    ).join('');
  }
  if (chance < 0.9) {
    const radius = fixed(Math.min(cell / 2, corner * 2));
    return `<rect width="${side}" height="${side}" rx="${radius}"/>`;
  }
  return '';
}

/** Frames within each other that grow by the spacing scale, from a low corner. */
function frames({ width, height, back, colors, corner, steps, random }: Drawing): string {
  const isLeft = random() < 0.5;
  const [first = 8] = steps;
  const used = steps.slice(0, 7);
  const sum = used.reduce((total, step) => total + Math.sqrt(step / first), 0);
  const unit = Math.min(width, height) / (sum * 1.15);
  const sizes = used.map((_, at) =>
    used.slice(at).reduce((total, step) => total + unit * Math.sqrt(step / first), 0),
  );
  const spread = Math.max(1, (width / height) * 0.8);
  return sizes
    .map((size, at) => {
      const [w, h] = [size * spread, size];
      const fill = at % 2 === 1 ? back : (colors[(at / 2) % colors.length] ?? back);
      return `<rect x="${fixed(isLeft ? -corner * 2 : width - w)}" y="${fixed(height - h)}" width="${fixed(w + corner * 2)}" height="${fixed(h + corner * 2)}" rx="${fixed(Math.min(corner * 2, h / 2))}" fill="${fill}"/>`;
    })
    .join('');
}

/** Columns as tall as the steps of the spacing scale, which stand close together. */
function columns({ width, height, colors, corner, steps, line }: Drawing): string {
  const shown = steps.slice(-7);
  const [wide, gap] = [width / shown.length, line];
  const largest = Math.sqrt(shown.at(-1) ?? 1);
  return shown
    .map((step, at) => {
      const tall = Math.max(0.14, Math.sqrt(step) / largest) * height * 0.86;
      const radius = fixed(Math.min(corner * 1.5, (wide - gap) / 2, tall));
      const color = colors[at % colors.length] ?? '';
      return `<rect x="${fixed(at * wide + gap / 2)}" y="${fixed(height - tall)}" width="${fixed(wide - gap)}" height="${fixed(tall + height)}" rx="${radius}" fill="${color}"/>`;
    })
    .join('');
}

/** Sheets with the corner and the line of the brand, each a step behind and beside the other. */
function sheets({ width, height, back, colors, corner, line, random }: Drawing): string {
  const count = 5;
  const [w, h] = [width * 0.56, height * 0.56];
  const rises = random() < 0.5;
  return Array.from({ length: count }, (_, at) => {
    const x = width * 0.06 + (at * width * 0.4) / (count - 1);
    const y = height * (rises ? 0.42 - (at * 0.36) / (count - 1) : 0.06 + (at * 0.36) / (count - 1));
    const color = colors[at % colors.length] ?? '';
    return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}" rx="${fixed(Math.min(corner * 1.5, h / 2))}" fill="${color}" stroke="${back}" stroke-width="${fixed(line)}"/>`;
  }).join('');
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
