/** Sources of the patterns of `sure/pictures.ts`. */

export const PHOTOS = String.raw`\b(?:photographs?|photography|photos|photo(?!\s+(?:the|an?|any|our|your|us|them|my)\b)|photographic\s+(?:images?|imagery))\b`;
export const DRAWINGS = String.raw`\b(?:illustrations?|drawings?|cartoons?|clip\s?art|mascots?|sketches)\b`;
const PICTURES = String.raw`(?:photos?|photography|photographs|pictures?|images?|imagery|shots?)`;

/** A kind of picture that is refused, or pictures of one thing: others stay possible, also of the same technique. */
export const OF_A_KIND = String.raw`\b(?:stock(?:[-\s]+(?:type|style|like|looking))?|generic|cheesy|staged|posed|fake|ai(?:[-\s]generated)?|royalty[-\s]free|corporate|smiling)\s+(?:[\w-]+\s+){0,2}?${PICTURES}\b|\b${PICTURES}\s+(?:of|with|showing|from\s+(?:stock|a\s+library))\s+(?:[\w-]+\s*){1,3}|\bstock\s+smiles|\b(?:text|type|letters|lettering|head(?:ing|line)s?|titles?|words|copy)\s+(?:over|on|across|in\s+front\s+of)\s+(?:[\w-]+\s+){0,2}?${PICTURES}\b`;

/** The hero alone. */
export const HERO = String.raw`\b(?:hero|header|background)\s+(?:${PICTURES})\b`;

/** What the pictures are to be instead; then it says more than the refusal. */
export const INSTEAD = String.raw`\b(?:draw(?:n|ings?)|illustrat\w+|sketch\w*|cartoons?|abstract|shapes?|patterns?|blobs?|icons?|watercolou?rs?|engrav\w+|woodcuts?|3d|renders?|words?\s+only|text\s+only|pictures?|images?|imagery|snapshots?|our\s+own|real)\b`;

/** `Photo-heavy`, `full of photos`. */
export const MANY_PHOTOS = String.raw`\b(?:photo(?:graph(?:y|s))?s?|picture)[-\s](?:heavy|led|driven|rich|first|based|centric|forward|focus(?:s?ed)?|dominated|laden)\b|\b(?:heavy|big|full|packed|rich|strong|loads|lots|plenty|tons|many)\s+(?:on|of|with|in)\s+(?:[\w-]+\s+)?(?:photos|photographs|photography)\b|\bmany\s+(?:[\w-]+\s+)?(?:photos|photographs)\b`;
export const MANY_IMAGES = String.raw`\b(?:image|imagery)[-\s](?:heavy|led|driven|rich|first|based|centric|forward|laden)\b|\b(?:visuals?)[-\s]heavy\b`;

/** All pictures refused, not those of one kind or in one place. */
export const NO_PICTURES = String.raw`\b(?:no|without(?:\s+any)?|zero|skip(?:\s+the)?|nor|not\s+(?:one|any|a\s+single))\s+(?:images?|pictures?|pics?|imagery|visuals)\b(?!\s*(?:of|with|behind|from|in|on|showing|as|are|carousels?|sliders?|galler\w+|needed|backgrounds?|,?\s*(?:just|only|but)\s+(?:draw|photo|illus|shape)))`;
export const DRAWN = String.raw`\b(?:draw(?:n|ings?)?|illustrat\w+|sketch\w*|cartoons?|abstract|shapes?|patterns?|engrav\w+|woodcuts?|3d|renders?)\b`;
