/** Colours of one scheme by role. */
type Colors = Readonly<Record<string, string>>;

/** Units of the drawing; places of other proportions show its middle. */
const POSTER_SIZE = [1200, 800] as const;
/** Bytes; more would be a picture that nobody reads in a review. */
const MAX_BYTES = 9000;
/** Letters of the title, which readers hear in place of the picture. */
const TITLE = { min: 10, max: 140 } as const;

const ELEMENTS = new Set(
  'svg title g defs symbol use rect circle ellipse line polyline polygon path pattern clipPath mask linearGradient radialGradient stop'.split(
    ' ',
  ),
);
/** Attributes that paint. */
const PAINT = new Set(['fill', 'stroke', 'stop-color']);
const ATTRIBUTES = new Set([
  ...PAINT,
  ...'id href d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height transform viewBox preserveAspectRatio'.split(
    ' ',
  ),
  ...'opacity fill-opacity stroke-opacity stop-opacity fill-rule clip-rule offset mask clip-path'.split(' '),
  ...'stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset'.split(
    ' ',
  ),
  ...'patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod'.split(
    ' ',
  ),
  ...'clipPathUnits maskUnits maskContentUnits pathLength vector-effect paint-order'.split(' '),
]);

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const COLOR = /var\(--color-([\w-]+)\)/g;

/**
 * What is wrong with the poster of an entry, in sentences: an SVG of 1200 by 800 units drawn by hand, in the colours of
 * the entry alone, without text, scripts or anything that loads.
 */
export function posterProblems(svg: string, slug: string, colors: Colors): readonly string[] {
  return [...new Set([...problemsOfFile(svg), ...problemsOfElements(svg, slug, colors)])];
}

function problemsOfFile(svg: string): readonly string[] {
  const { length } = posterTitle(svg);
  const viewBox = POSTER_SIZE.join(' ');
  return [
    svg.length > MAX_BYTES && `It has ${svg.length} bytes; at most ${MAX_BYTES} are allowed.`,
    !svg.startsWith('<svg ') && 'It has to begin with <svg.',
    !svg.includes(`viewBox="0 0 ${viewBox}"`) && `Its viewBox has to be "0 0 ${viewBox}".`,
    (length < TITLE.min || length > TITLE.max) &&
      `It needs a <title> of ${TITLE.min} to ${TITLE.max} letters that says what it shows.`,
  ].filter((problem) => problem !== false);
}

function problemsOfElements(svg: string, slug: string, colors: Colors): readonly string[] {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [, end, name = '', attributes = '', alone] of svg.matchAll(TAG)) {
    if (!ELEMENTS.has(name)) problems.push(`<${name}> is not allowed.`);
    if (end === '/') {
      if (open.pop() !== name) problems.push(`</${name}> closes an element that is not open.`);
      continue;
    }
    if (alone !== '/') open.push(name);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      problems.push(...problemsOf(attribute, value, slug, colors));
  }
  if (open.length > 0) problems.push(`<${open.at(-1)}> is not closed.`);
  if (/[<>]/.test(svg.replaceAll(TAG, '').replace(posterTitle(svg), '')))
    problems.push('It is not well-formed.');
  return problems;
}

function problemsOf(attribute: string, value: string, slug: string, colors: Colors): readonly string[] {
  if (!ATTRIBUTES.has(attribute)) return [`The attribute ${attribute} is not allowed.`];
  if (attribute === 'id' && !value.startsWith(`${slug}-`)) return [`Ids have to begin with "${slug}-".`];
  if (attribute === 'href' && !value.startsWith(`#${slug}-`))
    return ['An href has to name an element of the poster.'];
  if (value.startsWith(`url(#${slug}-`)) return [];
  if (value.includes('url(')) return [`${attribute}="${value}" names no element of the poster.`];
  if (!PAINT.has(attribute) || value === 'none') return [];
  const [, role] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  if (role === undefined) return [`${attribute}="${value}" is no colour of the entry: write var(--color-…).`];
  return colors[role] === undefined ? [`The entry has no colour ${role}.`] : [];
}

/** What the poster shows. */
export function posterTitle(svg: string): string {
  return /<title>([^<]*)<\/title>/.exec(svg)?.[1]?.trim() ?? '';
}

/** Roles of the colours of a poster. */
export function posterRoles(svg: string): readonly string[] {
  return [...new Set(Array.from(svg.matchAll(COLOR), ([, role = '']) => role))];
}

/** The poster with its colours in place of their names, as a part of a page: its title is its name for who does not see it. */
export function inlinePoster(svg: string, colors: Colors): string {
  const title = posterTitle(svg).replaceAll('"', '&quot;');
  return svg
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/^<svg /, `<svg preserveAspectRatio="xMidYMid slice" role="img" aria-label="${title}" `)
    .replaceAll(COLOR, (name, role: string) => colors[role] ?? name);
}

/** The poster as a file: who embeds its markup can replace its colours by custom properties of the same names. */
export function posterFile(svg: string, colors: Colors): string {
  const named = svg.replaceAll(COLOR, (_, role: string) => `var(--color-${role},${colors[role]})`);
  return `${named.replace(/^<svg /, '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}

/** The drawing that `posterFile` has made a file of, and its colours by role. */
export function readPosterFile(file: string): { readonly svg: string; readonly colors: Colors } {
  const colors: Record<string, string> = {};
  const svg = file
    .trim()
    .replace(/^<svg xmlns="[^"]*" /, '<svg ')
    .replaceAll(/var\(--color-([\w-]+),(#\w+)\)/g, (_, role: string, hex: string) => {
      colors[role] = hex;
      return `var(--color-${role})`;
    });
  return { svg, colors };
}
