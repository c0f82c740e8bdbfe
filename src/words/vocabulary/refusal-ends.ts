/** Sources of expressions for where a refusal ends; src/words/refusal-ends.ts says what each finds. */

/** An item that refuses, without an end of a sentence after the refusal. */
export const REFUSES = String.raw`(?:^|[^\p{L}])(?:no|not|never|without|avoid|don't|do\s+not|zero|nothing|skip|ban|hate)\s[^.;:!?\n]*$`;

const WORDS_OF_LINE = String.raw`(?:[^\s.;:,!?]{1,40}[ \t]+){0,5}[^\s.;:,!?]{1,40}`;
/** The end of a line before another item or after a few words; a dash between items. */
export const END_OF_ITEM = [
  String.raw`(?<=[^\s.;:,!?])[ \t]*\n\s*(?=(?:[-*•–]|\d{1,2}[.)]|\[[ x]?\])\s)`,
  String.raw`(?<=(?:^|\n)${WORDS_OF_LINE})[ \t]*\n\s*(?=\p{L})(?!(?:and|or|nor|but|with)\b)`,
  String.raw`(?<=[\p{L}\d)"'])\s+[-–•]\s+(?=\p{L})(?!(?:and|or|nor)\b)`,
].join('|');

const THINGS = String.raw`(?:shadows|gradients|corners|borders|lines|photos|photographs|pictures|images|illustrations|drawings|icons|emojis?|mascots|animations?|motion|movement|ads|adverts|pop-?ups|videos|carousels|sliders|patterns|textures|(?:sans-?)?serifs?(?!\s+(?:fonts?|type\w*|faces?|head\w*|titles?|text|letter\w*|body|pair\w*)\b))`;
/** Words that go on with the thing or with its refusal, or that begin a clause. */
const GOING_ON = String.raw`a|an|the|any|all|and|or|nor|but|with|without|at|in|on|of|for|from|to|by|behind|over|under|around|between|inside|as|if|when|where|while|because|since|so|that|which|who|whose|than|then|please|pls|thanks?|anywhere|everywhere|either|ever|only|just|also|again|anymore|whatsoever|needed|allowed|wanted|required|necessary|used|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|i|we|you|he|she|it|they|my|our|your|their|its|this|these|those|there|no|not|never|more|yet|too|like|made|moving|playing|showing|people|per|above|below|longer|shorter|bigger|larger|smaller|faster|slower|thicker|heavier|[\p{L}-]+\s+than`;
/** Qualities that are wished beside a refusal: `no shadows and square corners`. */
const WISHED = String.raw`(?:lots|plenty|big|large|huge|wide|dark|light|bright|square|sharp|straight|plain|simple|generous|clear)\b`;
/** Between a refused thing and a quality that no word joins to it. */
export const REFUSED_THING = String.raw`(?<=\b(?:no|without|zero|minus|w/o)\s+(?:any\s+)?(?:[\p{L}-]+\s+){0,2}?${THINGS})(?:\s+(?:and|with)\s+(?=${WISHED})|\s+(?=\p{L})(?!(?:${GOING_ON})\b))`;
