import type { StyledElement } from '../cascade/styled-page.ts';
import { imageAddress } from '../document/image-address.ts';
import { pathOf } from '../perception/page-images.ts';
import type { Perception } from '../perception/perceive.ts';

/** Tells why a picture is the mark of a company rather than a picture; null where nothing says so. */
export type LogoSign = (element: StyledElement) => string | null;

const MAX_HEIGHT = 100; // px; marks in a row are 24 to 64 high, some with blank space of their own
const MAX_WIDTH = 320; // px
const MAX_ROW_HEIGHT = 64; // px: where neither name nor folder tells; as high as an icon
const MIN_RATIO = 1.5; // width to height of word marks; icons and portraits are square
const MIN_ROW = 3; // pictures alike
const SAME_HEIGHT = 4; // px
const MAX_CLIMB = 4; // elements between a picture and what names it
const MAX_NAME = 300; // characters

const LOGO = /(?<![a-z])logos?(?![a-z])|logo(?:type|mark|wall|cloud|grid|row|bar|strip|list)/i;
/** Who the marks belong to; such sections also hold portraits and photographs. */
const OWNERS =
  /(?<![a-z])(?:partners?|clients?|sponsors?|customers?|brands?|backers?|investors?|publishers?|press|trusted|trust-?bar|as-?seen)(?![a-z])/i;
const PHOTO_FILE = /\.(?:jpe?g|jfif|heic)$/i;

/** Rows of marks of partners, clients and sponsors: RUBRIC leaves logos out of the imagery of a page. */
export function logoSigns(perception: Perception): LogoSign {
  const rows = rowsOfMarks(perception);
  return (element) => {
    if (!isLow(element)) return null;
    if (rows.has(element.index)) return 'in a row of marks';
    const isPhoto = element.tag === 'img' && PHOTO_FILE.test(pathOf(imageAddress(element.attributes)));
    if (LOGO.test(ownNames(element))) return 'named as a logo';
    const around = namesAround(element, perception);
    if (LOGO.test(around)) return 'among logos';
    return !isPhoto && OWNERS.test(around) ? 'among marks of companies' : null;
  };
}

function isLow({ box }: StyledElement): boolean {
  return box.height <= MAX_HEIGHT && box.width <= MAX_WIDTH;
}

/** Also the folders: a file in `/logos/` is one, whatever its name. */
function ownNames({ tag, attributes, classes, id }: StyledElement): string {
  const folders = tag === 'img' ? folderOf(imageAddress(attributes)) : '';
  const described = `${attributes['aria-label'] ?? ''} ${attributes['alt'] ?? ''} ${attributes['title'] ?? ''}`;
  return `${folders} ${id ?? ''} ${classes.join(' ')} ${described}`.slice(0, MAX_NAME);
}

function folderOf(address: string): string {
  if (address.startsWith('data:')) return '';
  const path = pathOf(address);
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function namesAround(element: StyledElement, { page }: Perception): string {
  const names: string[] = [];
  let at = page.elements[element.parent];
  for (let step = 0; step < MAX_CLIMB && at !== undefined && at.tag !== 'body'; step++) {
    names.push(at.id ?? '', ...at.classes, at.attributes['aria-label'] ?? '');
    at = page.elements[at.parent];
  }
  return names.join(' ').slice(0, MAX_NAME);
}

/** Pictures of one low height beside each other, each alone in its place, without words: word marks. */
function rowsOfMarks(perception: Perception): ReadonlySet<number> {
  const marks = perception.visible.filter(isWordMarkLike);
  const rows = Map.groupBy(marks, (element) => holderOf(element, perception));
  return new Set(
    [...rows].flatMap(([holder, row]) =>
      holder !== -1 && row.length >= MIN_ROW && isAlike(row) ? row.map(({ index }) => index) : [],
    ),
  );
}

function isWordMarkLike({ tag, box, namespace, attributes }: StyledElement): boolean {
  if (tag !== 'img' && !(tag === 'svg' && namespace === 'svg')) return false;
  if (tag === 'img' && PHOTO_FILE.test(pathOf(imageAddress(attributes)))) return false;
  return box.height <= MAX_ROW_HEIGHT && box.width <= MAX_WIDTH && box.width >= MIN_RATIO * box.height;
}

/** The element that holds the row: the first around the picture that holds more than it; -1 beside text. */
function holderOf(element: StyledElement, { page }: Perception): number {
  let at = page.elements[element.parent];
  for (let step = 0; step < MAX_CLIMB && at !== undefined; step++) {
    if (at.children.length > 1) return at.index;
    if (at.textBox !== null) return -1;
    at = page.elements[at.parent];
  }
  return -1;
}

function isAlike(row: readonly StyledElement[]): boolean {
  const heights = row.map(({ box }) => box.height);
  return Math.max(...heights) - Math.min(...heights) <= SAME_HEIGHT;
}
