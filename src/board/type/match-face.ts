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

/** Chooses by, in this order: the family itself, the substitute that the entry states, its design, its class. */
export function matchFace(family: FamilyToken): MatchedFace {
  const brandFamily = letterFamilies(familyNames(family.stack))[0] ?? '';
  const own = faceCalled(brandFamily);
  if (own !== undefined) return { face: own, brandFamily, why: 'own' };
  const stated = faceCalled(family.substitute);
  if (stated !== undefined) return { face: stated, brandFamily, why: 'stated' };
  const near = DESIGNS.find(([pattern]) => pattern.test(brandFamily))?.[1];
  return { face: faceCalled(near) ?? ofClass(family), brandFamily, why: 'near' };
}

function faceCalled(name: string | undefined): Face | undefined {
  if (name === undefined) return undefined;
  const id = faceId(name.replace(/\s*(?:variable|var|vf|latin)$/i, ''));
  return FACES.find((face) => faceId(face.name) === id);
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
  [/domaine|didot|bodoni|postoni/i, 'Playfair Display'],
  [/financier|headline|titlepiece|ivar|tiempos|canela|reithserif/i, 'Newsreader'],
  [/recoleta|cooper|windsor/i, 'Lora'],
  [/egyptian|guardian ?text|clarendon/i, 'Roboto Slab'],
  [/futura|the ?future|century gothic|avant.?garde|twentieth/i, 'Jost'],
  [/raleway|rawline|gotham/i, 'Montserrat'],
  [/circular|cereal|everyday ?sans|sodo|spotify|metropolis/i, 'Figtree'],
  [/avenir|market sans|poppins|walsheim|gilroy|basier/i, 'Outfit'],
  [/euclid|aeonik|roobert|saans|gellix|waldenburg/i, 'Hanken Grotesk'],
  // With the light weights that the family is known for.
  [/sohne|söhne/i, 'Hanken Grotesk'],
  [/diatype|haas|unica|neue montreal|universal ?sans|forma djr|visual sans/i, 'Instrument Sans'],
  [/helvetica|arial|akzidenz|swiss|sbb|liberation/i, 'Arimo'],
  [/sf pro rounded|rounded/i, 'Nunito'],
  [/sf pro|apple-system|blinkmacsystem|system-ui|ui-sans|sfpro|sf ui/i, 'Inter'],
  [
    /segoe|frutiger|myriad|transport|clarity|noto ?sans(?: vf| variable)?$|noto ikea|lucida|meiryo|メイリオ/i,
    'Open Sans',
  ],
  [/hiragino|noto ?sans ?jp|noto-sans|yaku|zen kaku/i, 'Source Sans 3'],
  [/lato|v-sans|adobe clean|marianne|reithsans|salesforce|amazon/i, 'Nunito Sans'],
  [/db screen|nvidia|bmw|sst|porsche|ferrari|renault|nouvel/i, 'Red Hat Text'],
  [/lambo|bugatti|spacex|gazzetta|eurostile|microgramma|titillium|d-?din(?! condensed)|din ?next/i, 'Saira'],
  [/nike|trade gothic|din condensed|mohave|knockout/i, 'Oswald'],
  [/mark|effra|ciutadella|vodafone|rebrand/i, 'Albert Sans'],
  [/uber|coinbase|kraken|binance|metric|amplitude/i, 'Manrope'],
  [/fira sans|siemens/i, 'IBM Plex Sans'],
  [/pingfang|yu ?gothic|rijksmuseum|acumin/i, 'Libre Franklin'],
  [/product sans|super sans|cohere ?text|kakao/i, 'Onest'],
  [/degular|helsinki|inclusive sans/i, 'Schibsted Grotesk'],
  [/wise sans|youtube/i, 'Archivo'],
  [/orbiter|abc ?normal|hubot/i, 'Mona Sans'],
  [/camera plain|cursor|geist|cal sans|figma|mmsans/i, 'Geist'],
  [/mozilla|optimistic|dammit|mmpoly/i, 'Bricolage Grotesque'],
  [/ubuntu/i, 'Work Sans'],
  [/times|georgia|anthropic ?serif|garamond|spectral/i, 'Source Serif 4'],
  [/anthropic ?sans|styrene/i, 'Schibsted Grotesk'],
];
