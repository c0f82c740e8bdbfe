import { readColors } from './read-colors.ts';

/** A name that is an ordinary word as well, with the text around it. */
interface OrdinaryName {
  /** As written. */
  readonly name: string;
  /** As `nameKey` writes it. */
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Whether a brief names a brand to change it: `Stripe, but dark`, `Apple without photos`, `linear in light mode`. In lower
 * case it takes more to tell a name from a word.
 */
export function isChangedModel({ name, key, before, after }: OrdinaryName): boolean {
  if (PAGE_WORDS.has(key) || !ORDERED.test(before)) return false;
  const clause = /^[^.!?\n]*/.exec(after.replace(/^\s*[.!:]\s+/, ', '))?.[0] ?? '';
  if (OF_MOTION.test(clause)) return false;
  const isCapital = /^\p{Lu}/u.test(name);
  if (ADJECTIVES.has(key)) return isCapital && (SCHEME.test(clause) || TAKEN_AWAY.test(clause));
  if (SCHEME.test(clause)) return true;
  const isChange = CONNECTED.test(clause) && saysDesign(clause);
  return isChange || (isCapital ? saysLook(clause) : !SUBJECTS.has(key) && PART.test(clause));
}

/** What stands before the name of a model: nothing, or an order. */
const ORDERED =
  /(?:^|[.!?:\n]|\b(?:i|we|they)(?:'d|\s+would)?\s+(?:want|need|like|love|prefer)|\b(?:make|build|give|get|do|draw|design|create)(?:\s+(?:it|me|us|this|that))?|\b(?:try|go\s+(?:for|with)|please|just|basically|maybe|so|ok|okay|hi|hey|hello),?)\s*["“‘']?$/iu;

/** Names that open a sentence as adjectives do: `Wise with a wink`, `Plain and simple`. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  'brave elastic open plain prime square super supreme wired wise'.split(' '),
);

/** Names of colours, and of parts and qualities of pages: `Canvas: dark`, `Motion, but subtle`. */
const PAGE_WORDS: ReadonlySet<string> = new Set(
  `box canvas column edge element ember flow frame gap hex lattice light line mint mode motion neon note object orange
  radius rainbow ring sage segment slate spectrum split tab word x`.split(/\s+/),
);

/** `, light mode`, `in a dark theme`, `dark`: only the scheme of a page is called so. */
const SCHEME =
  /^["”’']?\s*[,;:(–—-]?\s*(?:(?:but|just|only)\s+)?(?:in|as|with|for)?\s*(?:an?|the|its)?\s*(?:(?:light|dark|night|day)(?:er)?[\s-]?(?:mode|theme|version|variant|scheme|ui)(?!\p{L})|(?:dark|light)(?:er)?(?:\s+(?:please|instead))?\s*[.!)]?\s*$)/iu;

/** What changes a thing that was named. */
const CONNECTED =
  /^["”’']?\s*(?:[,;:(–—-]\s*)?(?:but|except(?:\s+for)?|minus|without|sans|w\/o|no|anything\s+but|only|just|(?:with\s+)?(?:less|fewer|more))\s/iu;
/** The same after a word that may be an adjective. */
const TAKEN_AWAY = /^["”’']?,?\s+(?:but\s+)?(?:minus|without|except(?:\s+for)?|w\/o)\s/iu;
/** A further wish: `Linear, serif headings`. */
const MARKED = /^["”’']?(?:\s*[,;:(–—]|\s-\s)/u;
const PLACED = /^\s+(?:on|in|as)\s/iu;

/** `Linear, no bounce` is a curve of movement. */
const OF_MOTION = /^[^\p{L}]*(?:\p{L}+\s+){0,4}(?:bounc|eas(?:e|ing)|spring|ramp|curve)/iu;

/** Things that a design has. */
const THINGS = String.raw`dark|light|black|white|gr[ae]y|colou?rs?|palette|mode|theme|serifs?|sans|mono(?:space)?|fonts?|type|typefaces?|typography|headings?|headlines?|titles?|text|letters|corners?|radius|rounded|pills?|shadows?|gradients?|borders?|outlines?|buttons?|ctas?|links?|photos?|photography|pictures?|images?|illustrations?|drawings?|videos?|icons?|emojis?|animations?|scroll\w*|parallax|effects|gimmicks|motion|transitions?|movement|background|ground|white\s?space|spac(?:e|ing)|layout|grid|cards?|copy|tone|voice|contrast|accents?|texture|noise|glow|blur|jargon`;
const COMPARED =
  '(?:dark|light|warm|cool|cold|bright|dull|soft|sharp|round|squar|bold|thinn|bigg|small|larg|dens|tight|air|room|calm|quiet|loud|live|friend|simpl|clean|flatt|fresh|heav|strict|serious|cheap|slow|fast|young|old)(?:i?er|lier)';
const QUALITIES = String.raw`bright|round|square|dense|compact|airy|formal|casual|friendly|playful|calm|quiet|loud|bold|warm|cool|muted|vivid|flat|minimal|simple|soft|sharp|pastel|neon|monochrome|fun|serious|cute|elegant|luxur\w+|retro|modern|${COMPARED}`;

/** Names that in lower case say how a page looks, or for whom or what it is. */
const SUBJECTS: ReadonlySet<string> = new Set(
  'bench clay foundation honey launch meetup medium modal nature nav nothing oak office studio teams today vault'.split(
    ' ',
  ),
);
/** `linear with serif headings`, `stripe, bigger text`: only a page has these parts. */
const PART =
  /^["”’']?(?:\s+with|\s*[,;:(–—]|\s+-)\s+(?!(?:its|their|his|her)\s)(?:(?:an?|the|more|less|no|all|much|very)\s+){0,2}(?:[\p{L}-]+\s+){0,2}(?:headings?|headlines?|titles?|fonts?|typefaces?|typography|text|copy|buttons?|ctas?|links?|sidebar|nav(?:igation)?|menu|hero|cards?|mode|theme|palette|accents?|layout|corners|shadows?|gradients?|illustrations?|animations?|spacing|white\s?space|background)(?!\p{L})/iu;

const DESIGN = new RegExp(String.raw`(?<!\p{L})(?:${THINGS}|${QUALITIES})(?!\p{L})`, 'iu');
/** What a list of fruit does not have: `Linear, all in serif`. */
const LISTED = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:on|in|as|with|all|an?|the)\s+){0,3}(?:\p{L}+[\s-]+)?(?:${THINGS}|${COMPARED})(?!\p{L})`,
  'iu',
);
/** `Linear on white`; a stripe may be in a corner, or on a page. */
const GROUNDED =
  /^\s+(?:on|in|as)\s+(?:an?\s+|the\s+)?(?:\p{L}+[\s-]+)?(?:dark|light|black|white|off-white|gr[ae]y|cream|serifs?|sans|monospace|colou?rs?|pastels?)(?!\p{L})/iu;
/** Characters after a name in which a colour is named: `Stripe in forest green`. */
const COLOR_REACH = 10;

function saysDesign(clause: string): boolean {
  return DESIGN.test(clause) || readColors(clause, []).statements.length > 0;
}

function saysLook(clause: string): boolean {
  const isMarked = MARKED.test(clause);
  if (!isMarked && !PLACED.test(clause)) return false;
  const color = readColors(clause, []).statements[0]?.span.start ?? Infinity;
  return color < COLOR_REACH || (isMarked ? LISTED : GROUNDED).test(clause);
}
