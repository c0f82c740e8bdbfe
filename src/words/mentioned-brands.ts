import { MENTIONING, OWNED } from './vocabulary/brand-cues.ts';

/** Words after a name that is a model all the same: `built with Stripe's palette`, `in Linear style`. */
const MODEL_AFTER =
  /^(?:['’]s?(?!\p{L})(?!\s+(?:grid|components?|classes|api|sdk|library|checkout|plug-?ins?|utilities|mixins|code|servers?)(?!\p{L}))|["”’']?[\s-]+(?:\w+\s+)?(?:look|feel|style[sd]?|palettes?|colou?rs?|aesthetics?|vibes?|tone|voice|typography|fonts?|type|spacing|layouts?|simplicity|restraint|minimalism|feeling|looks?|taste|esque|ish|like|inspired|design|branding|brand|as\s+(?:an?\s+|the\s+|our\s+)?(?:model|reference|inspiration|example|guide)|for\s+(?:reference|inspiration))(?!\p{L}))/iu;

/** Names that the catalog lacks, before one that it has: `with Google or GitHub`. */
const OTHERS = String.raw`(?:[\w.]+(?:\s+\w+)?(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+)){0,3}`;

const BEFORE = MENTIONING.map(
  (words) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?:${words})\s+(?:the\s+|our\s+|your\s+|plain\s+)?${OTHERS}["“‘'(]*$`,
      'iu',
    ),
);

const OWNED_BEFORE = new RegExp(OWNED, 'iu');

/** `Stripe handles that`, `shadcn components`, `our GitHub account`. */
const AFTER =
  /^(?:["”’']?[\s-]+|['’]s?\s+)(?:\w+\s+)?(?:grid|components?|librar(?:y|ies)|sdks?|apis?|plug-?ins?|accounts?|log-?ins?|sign-?ins?|checkout|credits|board|config|comments|links|file|deck|payments?|integrations?|widgets?|embeds?|feeds?|repos?|repositor(?:y|ies)|pipelines?|workers?|hosting|servers?|classes|utilities|reviews?|listings?|ads|shop|followers|handles?|hosts?|process(?:es)?|runs|provides?|powers?|stores?|sends?)(?!\p{L})|^\s+(?:is|are)\s+where(?!\p{L})|^[^.!?]{0,24}\b(?:is|are)\s+where\s+(?:our|the|my|we|they|most|all)(?!\p{L})/iu;

/** `A shop for Nike sneakers`, `we sell Apple laptops`. */
const GOODS_AFTER =
  /^\s+(?:\w+\s+)?(?:sneakers|shoes|trainers|laptops?|computers?|phones?|tablets?|cars?|bikes?|parts|furniture|devices|consoles|merch(?:andise)?|gear|gift\s+cards|watches|repairs?|products?|resellers?|dealers?(?:hip)?)(?!\p{L})/iu;
const SOLD_BEFORE =
  /\b(?:sell|sells|selling|sold|shop|store|dealers?|repairs?|repairing|fix|fixing|rent(?:s|ing)?|buy|resell(?:ing)?|refurbish(?:ed|ing)?|used|second[-\s]?hand|for|of|vintage)\s+(?:(?:only|old|new|used|refurbished|vintage|original|second[-\s]?hand)\s+){0,2}$/iu;

/** `Use Linear, but green` orders a likeness, unless it says what the brand does for the site. */
const ORDERED =
  /(?:^|[.!?:;,]|\b(?:please|just|and|then|simply|to|should|let's|can\s+you|could\s+you))\s*\b(?:use|using|keep)\s+(?:the\s+)?$/iu;
const PURPOSE =
  /^\s+(?:[\w-]+\s+)?(?:for(?!\s+(?:reference|inspiration|the\s+(?:look|style|feel|design)))|to|primitives|icons|frameworks?|as\s+(?:an?\s+|the\s+|our\s+)?(?:cms|backend|database|host|payments?))(?!\p{L})/iu;
/** What keeps the components of a brand and changes how they look. */
const CHANGED = /^[^.!?\n]*\b(?:but|except|only)\s/iu;

/**
 * Whether a text only mentions a brand, as what the site runs on, where it is sold or who it competes with: such a brand
 * is no model. @param before the sentence up to the name @param after what follows the name
 */
export function isOnlyMentioned(before: string, after: string): boolean {
  if (isModelAfter(after)) return false;
  if (ORDERED.test(before)) return PURPOSE.test(after) || (AFTER.test(after) && !CHANGED.test(after));
  if (GOODS_AFTER.test(after) && SOLD_BEFORE.test(before)) return true;
  return AFTER.test(after) || OWNED_BEFORE.test(before) || BEFORE.some((words) => words.test(before));
}

/** Whether what follows a name makes it a model: `Stripe's palette`, `in Linear style`. */
export function isModelAfter(after: string): boolean {
  return MODEL_AFTER.test(after);
}
