/** What cannot be read. */
export const UNREADABLE = String.raw`(?:(?:almost|nearly|quite|really|so|very|just|simply)\s+){0,3}(?:(?:hard|difficult|impossible|tough|tricky|not\s+easy)\s+to\s+(?:read|see|make\s+out)|illegible|unreadable|not\s+(?:readable|legible)|barely\s+(?:readable|legible|visible))`;

const SO = String.raw`(?:(?:so|very|really|just|all|a\s+(?:bit|little)|rather|pretty|quite|simply|absolutely|totally|far|way|much|only|frankly|also|now)\s+)*`;
const PEOPLE = String.raw`(?:me|us|you|them|people|everyone|everybody|users|readers|visitors|customers|patients|half\s+(?:of\s+)?\p{L}+|(?:my|our|the)\s+(?:\p{L}+\s+)?\p{L}+)`;
const BAD = String.raw`cheap|ugly|hideous|awful|tacky|horrible|dreadful|terrible|dated|outdated|old-fashioned|childish|cheesy|amateurish|unprofessional|depressing|gloomy|boring|annoying|distracting|irritating|nauseating|garish|vulgar|overdone|overused|oppressive|a\s+(?:nuisance|distraction|clich[eé]|mess)`;
const DATED = String.raw`looks?\s+(?:\p{L}+\s+)?like\s+(?:it's\s+|they're\s+|(?:something\s+)?(?:out\s+of|from)\s+)?(?:the\s+)?(?:20[012]\d|(?:19)?[89]0s|nineties|eighties|early\s+2000s|2000s|a\s+(?:scam|casino|cheap\s+\p{L}+|powerpoint(?:\s+\p{L}+)?))`;
const SICK = String.raw`(?:sick|seasick|dizzy|ill|nauseous|queasy|yawn|cringe|tired|sad|nervous)`;

/** What people say of a thing that they find bad: `looks cheap`, `make people sick`. */
export const FAULT = String.raw`(?:(?:is|are|looks?|feels?|seems?|comes?\s+across\s+as)\s+${SO}(?:${BAD})|${DATED}|(?:makes?|are\s+making|is\s+making|gets?)\s+${PEOPLE}\s+(?:feel\s+)?${SICK}|makes?\s+(?:it|everything|(?:the|our)\s+(?:\p{L}+\s+)?\p{L}+)\s+(?:look|feel|seem)\s+${SO}(?:${BAD})|(?:hurts?|strains?)\s+(?:(?:my|our|the|your|people's|everyone's)\s+)?eyes|gives?\s+${PEOPLE}\s+(?:an?\s+)?(?:headaches?|vertigo|migraines?|motion\s+sickness|the\s+creeps)|(?:annoys?|distracts?|bothers?|irritates?|bores?|depress(?:es)?)\s+${PEOPLE})(?![\p{L}-])`;

/** What is wrong with a page as a whole, after `the page`. */
export const PAGE_FAULT = String.raw`(?<![\p{L}'’-])(?:the|our|my|this)\s+(?:(?:current|present|existing|whole|new)\s+)*(?:(?:web|home)?\s?(?:site|page)|design|layout|draft|version|look)\s+(?:is|looks?|feels?|seems?)\s+${SO}(?<bad>${BAD})(?![\p{L}-])`;

/** Things of a page that somebody can do without; the last word of a name. */
const SPARED = String.raw`(?:(?:drop|box)[\s-]?)?shadows?|gradients?|animations?|transitions?|effects?|parallax|carousels?|sliders?|slideshows?|(?:round(?:ed)?|sharp|square|soft)\s+corners|borders?|outlines|background\s+(?:photos?|pictures?|images?|videos?)|photos?|photographs|pictures|images|illustrations?|drawings?|cartoons?|icons|emojis?|textures?|patterns?|popups?|pop-ups|videos?|capitals|caps|italics|underlines?|glows?|neon|blobs?|dark\s+(?:mode|theme)|serifs?|red|green|blue|yellow|orange|pink|purple|violet|brown|teal|gr[ae]y|beige|gold`;

const QUALITY = String.raw`(?!(?:the|our|your|that|which|if|when|and|or|but|with|in|on|of|is|are|it|this|these|those|page|site|no|not|too|some|while|because|since|have|has|had|uses?|gets?|got|needs?|wants?)\b)[\p{L}\d-]+\s+`;
/** Parts that stay, whatever is wrong with their look: these need a word that says what is wrong. */
const PARTS = String.raw`head(?:ing|line)s?|titles?|(?:body\s+)?text|fonts?|typefaces?|type|letters|lettering|colou?rs?|palette|buttons?|cards?|backgrounds?|ground|backdrop|corners?|edges|lines|links|menus?|header|footer|hero`;

const DETERMINED = String.raw`(?:(?:the|these|those|this|that|all|our|your|such|current|present|existing)\s+)*`;
/** `In the hero`, `that everybody has`. */
const EVERYWHERE = String.raw`(?:\s+(?:in|on|behind|under|around)\s+(?:the|our|all)\s+\p{L}+)?(?:,?\s+(?:that\s+|which\s+)?(?:everybody|everyone|every\s+\p{L}+|all\s+\p{L}+|they\s+all|we|you)\s+(?:has|have|uses?|does|do|got|put|puts|loves?)(?:\s+(?:now|these\s+days|nowadays|everywhere))?)?`;

/** What is found bad: `the purple gradient everybody has`, `thin headings`, `buttons with gradients`. */
export const FOUND = String.raw`(?<![\p{L}'’-])${DETERMINED}(?:(?:${QUALITY}){1,2}?(?=(?:${PARTS})\s+(?:over|on)\s))?(?<thing>(?:${PARTS})\s+(?<link>with|over|on)\s+(?:(?:the|our|big|small)\s+)?(?<other>(?:${QUALITY})?(?:${SPARED}))|(?:${QUALITY}){0,3}?(?:${SPARED})|(?:${QUALITY}){1,2}(?:${PARTS}))${EVERYWHERE}\s+(?:(?:which|that|really|just|all|always|simply|only|also|both)\s+)*`;

/** `Our customers find the animations annoying`. */
export const FINDING = String.raw`(?:\b(?:i|we|they|${PEOPLE})\s+(?:(?:all|also|really)\s+)*)?\b(?:finds?|found|thinks?|thought|considers?)\s+${FOUND}(?:(?:is|are|looks?|to\s+be)\s+)?${SO}(?:${BAD})(?![\p{L}-])`;

/** What nobody wants of a part, as if `too` stood before it: `the shadows feel heavy`. */
export const FELT = String.raw`(?<=(?<![\p{L}'’-])(?:the|our|my|those|these)\s+(?:\p{L}+\s+)?(?:${PARTS}|${SPARED}|tone|voice|copy|wording|lines|frames)\s+(?:feels?|looks?|seems?|sounds?)\s+(?:(?:so|very|really|rather|quite|a\s+bit)\s+)?)(?=(?:heavy|tiny|faint|weak|dull|washed[\s-]out|garish|stiff|stuffy|harsh|murky|lifeless|skinny|shouty|sloppy|clunky)(?![\p{L}-]))|(?<=\b(?:page|site|layout|design|everything|it)\s+(?:feels?|looks?|seems?)\s+)(?=(?:cramped|cluttered|crowded|squashed|crammed)(?![\p{L}-]))`;

/** Words before a thing that make it no complaint of this page: a condition or a wish; a refusal, the page of others. */
export const NO_FAULT = String.raw`\b(?:if|unless|when|whenever|until|so\s+that|make|let|help|want|should|must|like|love|whether)\b[^.;!?\n]{0,40}$|\b(?:avoid|without|never|don't|doesn't|not|nothing|no|isn't|aren't|n't|nor|their|his|her|its|competitors?|(?<!each\s)others?|theirs)\b(?:(?!\band\b)[^.,;!?\n]){0,40}$`;

/** After a complaint: what is to be done about it, so that the thing stays. */
export const KEPT_ALL_THE_SAME = String.raw`^\s*[,;.:–—-]*\s*(?:(?:so|and|but|please)\s+)*(?:(?:make|give|let|redo|improve|fix|retake|replace)\s+(?:them|it)|(?:we|i)\s+(?:need|want)\s+(?:better|new|nicer|fresh|real|other))(?!\p{L})`;

/** Colours and weights of letters that cannot be read well. */
export const FAINT = 'light|pale|faint|gr[ae]y|silver|beige|pastel';
