/** Sources of expressions for what a text only tells, of others, of the past or of its trade; src/words/other-things.ts says what each finds. */

const SENTENCE = String.raw`(?<=(?:^|[.!?;\n])\s{0,3}(?:[-*•]\s{1,3})?(?:(?:so|and|but|hm+|well|look|because|since)[,]?\s{1,2})?)`;
const CLAUSE = String.raw`(?<=(?:^|[.!?;:,\n–—(])\s{0,3}(?:[-*•]\s{1,3})?(?:(?:so|and|but|because|since|as|while)[,]?\s{1,2})?)`;
/** As far as the text turns to its page or to a wish. */
const UNTIL = String.raw`(?:(?!\s(?:so|but|we|us|ours?|i|instead|now|unlike|whereas|while|please|page|want|let|show|here|make|use|keep|give|put|the\s+new|this\s+(?:one|time)|site|website)\b|,\s+(?:the|our|my|this|and\s+(?:the|our|we|it))\s|\btoo\b)[^.!?;\n]){1,160}`;
/** To the end of a part of the sentence. */
const PART = String.raw`(?:(?!\s(?:with|in|on|but|so|we|i|please|and\s+(?:we|i|the|it|want|please))\b)[^.,!?;:\n–—]){1,80}`;

const SITES = String.raw`(?:web)?(?:sites|pages)`;
const FIRMS = String.raw`(?:compan(?:y|ies)|firms?|brands?|business(?:es)?|shops?|stores?|agenc(?:y|ies)|start-?ups?|banks?|bakeries|restaurants|caf[eé]s|hotels|schools|clinics|practices|studios|vendors|suppliers|sellers|providers|designers|developers|dentists|lawyers|doctors|museums|charities|clubs|galleries|people|folks|others)`;
const SELVES = String.raw`(?:ha(?:s|ve|d)|uses?|used|goes|go|went|do|does|did|likes?|loves?|prefers?|are|is|were|looks?|wants?|picks?|chooses?|shows?|puts?|paints?)`;
const TOOLS = String.raw`(?:tools?|software|products?|app|plugin|extension|library|platform|editor|generator|machines?|printers?|program|service|users?|customers|clients|members|students|kit|engine|model)`;
const MAKES = String.raw`(?:creates?|generates?|makes?|produces?|lets?|allows?|exports?|renders?|draws?|prints?|converts?|sells?|designs?|builds?|can\s+(?:upload|create|make|add|draw|choose|pick|export|order|buy|download|share|edit))`;
const FASHIONABLE = String.raw`(?:popular|fashionable|trendy|common|in\s+(?:fashion|vogue|style)|all\s+the\s+rage|the\s+(?:fashion|rage|thing|trend|norm))`;

export const TOLD = [
  // Others: `most sites in our trade have photos`, `some people like neon`
  String.raw`${CLAUSE}(?:other|most|many|some|lots\s+of|plenty\s+of|all\s+(?:the\s+)?other|so\s+many|too\s+many|almost\s+all|nearly\s+all)\s+(?:\p{L}+\s+){0,2}?(?:${SITES}|${FIRMS})(?:\s+(?:in|of|on|around|from|like)\s+(?:\p{L}+\s+){1,3}?)?\s*(?:now\s+|all\s+|just\s+|who\s+|that\s+|also\s+)?(?<=\s)${SELVES}\b${UNTIL}`,
  String.raw`${CLAUSE}there\s+are\s+(?:some\s+|many\s+)?(?:people|folks|designers|sites|companies|brands)\s+(?:who|that|which|with)\b${UNTIL}`,
  String.raw`${CLAUSE}if\s+(?:some(?:one|body)|any(?:one|body)|people|they|users?|customers?|a\s+(?:customer|client|visitor|user)|visitors)\s+(?:\p{L}+\s+)?(?:wants?|likes?|prefers?|needs?|asks?\s+for|chooses?)\b[^.,!?;\n]{1,80}`,
  // What a tool or its users make
  String.raw`${CLAUSE}(?:our|my|the|this|with\s+our)\s+(?:\p{L}+\s+){0,2}?${TOOLS}\s+(?:\p{L}+ly\s+|also\s+|then\s+)?${MAKES}\b(?!\s+(?:it|the\s+(?:page|site)|sure)\b)${PART}`,
  // What something is about
  String.raw`\b(?:articles?|books?|blogs?|magazines?|podcasts?|essays?|lectures?|videos?|films?|courses?|classes|workshops?|lessons?|tutorials?|newsletters?|exhibitions?|museums?)\s+about\s+${PART}`,
  String.raw`\b(?:lectures?|courses?|class(?:es)?|workshops?|lessons?|tutorials?|seminars?|books?)\s+(?:on|in)\s+(?!(?:an?|the|its|their|his|her|each|every|one|separate|single|own|white|black|cream|dark|light|our|my|your|their|english|german|french|monday|tuesday)\b)${PART}`,
  String.raw`\b(?:experts?|expertise|specialists?|speciali[sz]\w+|trained)\s+(?:in|on)\s+(?!(?:an?|the)\b)${PART}`,
  String.raw`\b(?:shops?|stores?|stalls?|company|business|place|people|firm|webshop)\s+(?:that|which|who|where\s+\p{L}+)\s+(?:only\s+)?(?:sells?|makes?|produces?|repairs?|rents?|buys?|collects?|restores?)\s+${PART}`,
  String.raw`\b(?:photos?|pictures?|paintings?|posters?|drawings?|books?|magazines?|films?|songs?)\s+shows?\s+${PART}`,
  // What is asked for its own sake
  String.raw`${SENTENCE}(?:what\s+(?:are|is|does|do|did|were|was)|why\s+(?:do|does|did)\s+(?:people|they|so\s+many|others|everyone|designers|you)|do\s+you\s+(?:know|remember|like)|is\s+(?:it|this)\s+about|who\s+(?:uses|needs|wants|likes|still))\s[^.!?\n]{2,120}\?(?!\s*(?:yes|yeah|yep|absolutely|please)\b)`,
  String.raw`\b(?:not\s+(?:yet\s+)?(?:so\s+|quite\s+|really\s+)?sure|unsure|undecided|unclear|wonder(?:ing|ed)?|(?:in|of)\s+two\s+minds|on\s+the\s+fence|torn|you\s+asked|curious|no\s+idea|clueless)\s+about\s+${PART}`,
  // The past
  String.raw`${CLAUSE}(?:previously|formerly|in\s+the\s+past|back\s+then|back\s+in\s+the\s+days?|once\s+upon\s+a\s+time|(?:\p{L}+|\d+)\s+years\s+ago|in\s+the\s+(?:(?:nineteen\s+)?(?:sixties|seventies|eighties|nineties)|(?:19)?[6-9]0s|2000s)|in\s+(?:19|20)[01]\d)\b(?!\s*[,:]?\s*(?:style|look|feel|fashion|please)\b)(?=[^.!?;\n]{0,40}\b(?:was|were|had|used|went|did|everyone|everybody|all)\b|\s*:?\s+(?!it\b)(?:\p{L}+\s+){1,3}\p{L}+\s*(?:[.,;!?\n]|$))${UNTIL}`,
  String.raw`${CLAUSE}(?:(?:the|those|all\s+those)\s+)?(?:[\p{L}\d-]+\s+){0,4}[\p{L}\d-]+\s+(?:used\s+to\s+be|(?:were|was)(?:\s+(?:once|very|so|really|quite|all))*)\s+${FASHIONABLE}(?:\s+(?:once|then|before|back\s+then|long\s+ago|in\s+the\s+\p{L}+))?(?!\p{L})`,
  String.raw`${CLAUSE}(?:the|our|my)\s+(?:first|last|previous|earlier|old|former)\s+(?:\p{L}+\s+)?(?:draft|version|agency|designer|developer|attempt|try|proposal|web\s?designer|freelancer|firm)\s+(?:\p{L}+\s+)?(?:had|was|were|loved|liked|used|gave|made|put|did|wanted|went|sold|built|insisted)\b${UNTIL}`,
  // Pages that were seen, unless they were liked
  String.raw`${CLAUSE}(?:i|we|my\s+\p{L}+|a\s+friend(?:\s+of\s+(?:mine|ours))?)\s+(?:(?:once|recently|just|also|even)\s+)?(?:saw|visited|found|came\s+across|noticed|ha(?:s|ve)|runs?|made|built)\s+(?:an?|another|some)\s+(?:\p{L}+\s+)?(?:site|page|website|app)s?\s+(?:with|that\s+(?:had|was|used)|which\s+(?:had|was|used)|full\s+of)(?<=(?:saw|visited|found|came\s+across|noticed|friend|cousin|neighbou?r|brother|sister|colleague|uncle|aunt|son|daughter)\b[^.!?;\n]{0,60})(?![^!?\n]{0,140}\b(?:lov|lik|want|nice|great|same|similar|please|beautiful|inspir|that's\s+it|exactly|pretty|gorgeous|clean)\w*)${UNTIL}`,
];
