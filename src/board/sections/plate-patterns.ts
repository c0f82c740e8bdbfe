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
export const PATTERNS = { mosaic, ribbons, strokes, halftone } as const satisfies Readonly<
  Record<string, (drawing: Drawing) => string>
>;

/** Cells along the shorter side. */
const CELLS = 3;

/**
 * Square cells with forms that turn: sectors of the corner for rounded brands, triangles for others, and lines. An edge in
 * the colour of the form hides the seam to the next cell.
 */
function mosaic({ width, height, colors, corner, line, random }: Drawing): string {
  const cell = Math.min(width, height) / CELLS;
  const columns = Math.ceil(width / cell);
  const cells = Array.from({ length: columns * Math.ceil(height / cell) }, (_, at) => {
    const color = colors[Math.floor(random() * colors.length)] ?? '';
    const turn = 90 * Math.floor(random() * 4);
    const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${turn} ${fixed(cell / 2)} ${fixed(cell / 2)})" fill="${color}" stroke="${color}">${cellForm(cell, random(), corner, line)}</g>`;
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

/** Borders of the bands in a cell, the outermost first, as parts of its side; they mirror each other, so that bands meet. */
const BORDERS = [0.88, 0.76, 0.66, 0.34, 0.24, 0.12];

/** Bands that turn around two opposite corners of each cell and run on into the next: arcs for rounded brands, angles for others. */
function ribbons({ width, height, back, colors, corner, random }: Drawing): string {
  const cell = Math.min(width, height) / 2;
  const columns = Math.ceil(width / cell);
  const [edge = back, middle = edge] = colors.toReversed();
  const fills = [edge, back, middle, back, edge, back];
  const form = (part: number, at: number) => {
    const r = fixed(part * cell);
    const bow = corner > 0 ? `A${r} ${r} 0 0 1 0 ${r}` : `V${r}H0`;
    // It begins outside its cell, and has an edge in its own colour, so that no seam is seen.
    return `<path d="M-1-1H${r}V0${bow}H-1Z" fill="${fills[at] ?? back}" stroke="${fills[at] ?? back}"/>`;
  };
  const turned = BORDERS.map(form).join('');
  return Array.from({ length: columns * Math.ceil(height / cell) }, (_, at) => {
    const [x, y] = [fixed((at % columns) * cell), fixed(Math.floor(at / columns) * cell)];
    const turn = random() < 0.5 ? 0 : 90;
    const half = fixed(cell / 2);
    return [turn, turn + 180]
      .map((angle) => `<g transform="translate(${x} ${y}) rotate(${angle} ${half} ${half})">${turned}</g>`)
      .join('');
  }).join('');
}

/** Slanted strokes in rows as high as the steps of the spacing scale, with the ends of the corner. */
function strokes({ width, height, colors, corner, line, steps, random }: Drawing): string {
  const reach = Math.hypot(width, height) / 2;
  const unit = Math.min(width, height) / 26;
  const first = steps[0] ?? 1;
  const parts: string[] = [];
  let row = 0;
  for (let y = -reach; y < reach; row++) {
    const tall = unit * Math.sqrt((steps[row % Math.min(6, steps.length)] ?? first) / first) * 1.5;
    for (let x = -reach - random() * 200; x < reach;) {
      const long = tall * (1.5 + random() * 7);
      if (random() < 0.72) {
        const fill = colors[Math.floor(random() * colors.length)] ?? '';
        parts.push(
          `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(long)}" height="${fixed(tall)}" rx="${fixed(corner > 0 ? tall / 2 : 0)}" fill="${fill}"/>`,
        );
      }
      x += long + line * 2;
    }
    y += tall + line * 2;
  }
  const angle = [-45, -30, 45][Math.floor(random() * 3)] ?? -45;
  return `<g transform="translate(${fixed(width / 2)} ${fixed(height / 2)}) rotate(${angle})">${parts.join('')}</g>`;
}

/** Forms of a halftone, the largest at one point. */
function halftone({ width, height, colors, corner, random }: Drawing): string {
  const pitch = Math.min(width, height) / 11;
  const [x0, y0] = [width * (0.25 + random() * 0.5), height * (0.3 + random() * 0.4)];
  const reach = Math.hypot(width, height) * 0.62;
  const columns = Math.ceil(width / pitch) + 1;
  const [dot = '', other = dot] = colors;
  return Array.from({ length: columns * (Math.ceil(height / pitch) + 1) }, (_, at) => {
    const row = Math.floor(at / columns);
    const [x, y] = [((at % columns) + (row % 2) / 2) * pitch, row * pitch];
    const far = Math.hypot(x - x0, y - y0) / reach;
    const side = pitch * Math.min(0.94, Math.max(0.08, 1.06 - far * 1.15));
    const fill = Math.abs(far - 0.32) < 0.13 ? other : dot;
    return `<rect x="${fixed(x - side / 2)}" y="${fixed(y - side / 2)}" width="${fixed(side)}" height="${fixed(side)}" rx="${fixed(corner > 0 ? side / 2 : 0)}" fill="${fill}"/>`;
  }).join('');
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
