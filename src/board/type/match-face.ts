import { familyNames, letterFamilies } from '../../text/split-families.ts';
import { type Face, FACES, faceId } from './faces.ts';
import type { FamilyToken } from './family-token.ts';

/** The open typeface that a board is set in for one family of a brand. */
export interface MatchedFace {
  readonly face: Face;
  /** First family with letters of the brand's stack. */
  readonly brandFamily: string;
  /** `own`: the brand uses this typeface; `stated`: the entry names it; `near`: chosen by design and class. */
  readonly why: 'own' | 'stated' | 'near';
}

/**
 * Chooses by, in this order: the family itself, the substitute that the entry states, its design, its class. A stated
 * substitute of little character gives way to a typeface that is nearer in design.
 */
export function matchFace(family: FamilyToken): MatchedFace {
  const brandFamily = letterFamilies(familyNames(family.stack))[0] ?? '';
  const own = faceCalled(brandFamily);
  if (own !== undefined) return { face: own, brandFamily, why: 'own' };
  const stated = faceCalled(family.substitute);
  const near = faceCalled(DESIGNS.find(([pattern]) => pattern.test(brandFamily))?.[1]);
  const isNearer =
    stated !== undefined && near !== undefined && NEUTRAL.has(stated.name) && !NEUTRAL.has(near.name);
  if (stated !== undefined && !isNearer) return { face: stated, brandFamily, why: 'stated' };
  return { face: near ?? ofClass(family), brandFamily, why: 'near' };
}

/** What entries state for many unlike typefaces. */
const NEUTRAL: ReadonlySet<string> = new Set(['Inter', 'Open Sans', 'Arimo', 'Source Sans 3']);

function faceCalled(name: string | undefined): Face | undefined {
  if (name === undefined) return undefined;
  const ids = [name, name.replace(/\s*(?:variable|var|vf|latin|web)$/i, '')].map(faceId);
  return FACES.find((face) => ids.includes(faceId(face.name)));
}

function ofClass({ class: fontClass, width }: FamilyToken): Face {
  const wanted = width === 'condensed' ? 'Oswald' : width === 'wide' ? 'Unbounded' : OF_CLASS[fontClass];
  return FACES.find(({ name }) => name === wanted) ?? FACES[0];
}

const OF_CLASS: Readonly<Record<FamilyToken['class'], string>> = {
  serif: 'Source Serif 4',
  slab: 'Roboto Slab',
  sans: 'Source Sans 3',
  grotesque: 'Inter',
  mono: 'JetBrains Mono',
  script: 'Nunito',
  display: 'Bricolage Grotesque',
};

/** Families by their design: geometric, humanist, grotesque of a period, didone. The first pattern that fits counts. */
const DESIGNS: readonly (readonly [RegExp, string])[] = [
  [/arial black/i, 'Archivo'],
  [/plex mono/i, 'JetBrains Mono'],
  [/consolas|inconsolata/i, 'Inconsolata'],
  [/menlo|monaco|sfmono|sf mono|ui-monospace|ubuntu mono/i, 'Source Code Pro'],
  [/noto sans mono|cohere ?mono|uber ?move ?mono|roboto mono/i, 'Roboto Mono'],
  [/figma ?mono|saans ?mono|coinbase ?mono|anthropic ?mono/i, 'Geist Mono'],
  [/postoni|bodoni/i, 'Libre Bodoni'],
  [/domaine|didot/i, 'Playfair Display'],
  [/latin modern|computer modern/i, 'Old Standard TT'],
  [/linux libertine/i, 'Libertinus Serif'],
  [/et-book|bembo|garamond|palatino/i, 'EB Garamond'],
  [/cheltenham/i, 'Gelasio'],
  [/financier|headline|titlepiece|ivar|tiempos|canela|reithserif/i, 'Newsreader'],
  [/recoleta|cooper|windsor/i, 'Fraunces'],
  [/adobe clean serif/i, 'Source Serif 4'],
  [/egyptian|guardian ?text|clarendon/i, 'Roboto Slab'],
  [/futura|the ?future|century gothic|avant.?garde|twentieth/i, 'Jost'],
  [/rawline/i, 'Raleway'],
  // Clarity City is cut after Metropolis, both after Gotham.
  [/gotham|clarity city/i, 'Montserrat'],
  [/circular|cereal|everyday ?sans|sodo|spotify|metropolis/i, 'Figtree'],
  [/avenir|market sans|walsheim|gilroy/i, 'Outfit'],
  [/euclid|aeonik|roobert|saans|gellix|waldenburg|basier/i, 'Hanken Grotesk'],
  // With the light weights that the family is known for.
  [/sohne|söhne/i, 'Hanken Grotesk'],
  [/diatype|haas|unica|neue montreal|universal ?sans|forma djr|visual sans/i, 'Instrument Sans'],
  [/arial|liberation/i, 'Arimo'],
  // Terminals cut level, unlike those of Arial.
  [/helvetica|sbb/i, 'Inter'],
  [/sf pro rounded|rounded/i, 'Nunito'],
  [/sf pro|apple-system|blinkmacsystem|system-ui|ui-sans|sfpro|sf ui/i, 'Inter'],
  [/segoe|frutiger|myriad/i, 'Hind'],
  [/transport/i, 'Overpass'],
  [/noto ikea/i, 'Noto Sans'],
  // The Latin of Meiryo is by the designer of Verdana: wide, open, an I with serifs.
  [/verdana|lucida|meiryo|メイリオ/i, 'Atkinson Hyperlegible Next'],
  [/hiragino|noto ?sans ?jp|noto-sans|yaku|zen kaku|adobe clean/i, 'Source Sans 3'],
  // Lato under another name.
  [/v-sans/i, 'Lato'],
  [/reithsans|salesforce|amazon/i, 'Nunito Sans'],
  [/db screen|rijksmuseum/i, 'Fira Sans'],
  [/nvidia|bmw|sst|porsche|ferrari|renault|nouvel/i, 'Red Hat Text'],
  [/lambo|bugatti|spacex|eurostile|microgramma/i, 'Saira'],
  [/nike|trade gothic|din condensed|mohave|knockout/i, 'Oswald'],
  [/\bd?-?din/i, 'Barlow'],
  [/feather/i, 'Fredoka'],
  [/markformc/i, 'Sofia Sans'],
  [/finntype/i, 'Mulish'],
  [/helsinki/i, 'Familjen Grotesk'],
  [/youtube/i, 'Lexend'],
  [/marianne|mark|effra|ciutadella|vodafone|rebrand/i, 'Albert Sans'],
  [/uber|coinbase|kraken|binance|metric|amplitude/i, 'Manrope'],
  [/siemens/i, 'IBM Plex Sans'],
  [/pingfang|yu ?gothic|acumin/i, 'Libre Franklin'],
  [/product sans|super sans|cohere ?text|kakao/i, 'Onest'],
  [/degular/i, 'Schibsted Grotesk'],
  [/wise sans/i, 'Archivo'],
  [/abc ?normal|hubot/i, 'Mona Sans'],
  [/camera plain|cursor|geist|figma|mmsans/i, 'Geist'],
  [/optimistic|dammit|mmpoly/i, 'Bricolage Grotesque'],
  [/ubuntu/i, 'Ubuntu Sans'],
  [/times|georgia|anthropic ?serif|spectral/i, 'Source Serif 4'],
  [/anthropic ?sans|styrene/i, 'Schibsted Grotesk'],
];
