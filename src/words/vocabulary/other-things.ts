/** Words after `the` or `our` that are of a page, its look, its words or its readers; separated by spaces. */
const NAMED =
  'page site website web homepage app intranet portal background backdrop ground base canvas paper sheet surface foundation text copy content wording word prose writing language sentence phrase letter lettering type typeface typography font face heading headline title subtitle caption label body paragraph button link cta call action menu nav navigation header footer hero banner section block box card panel field form table row cell list item entry element component container layout composition structure grid column margin padding spacing space whitespace air gap distance corner edge border line rule stroke outline frame shadow shading shade depth texture gradient pattern picture image photo photograph portrait photography imagery illustration drawing sketch icon logo art colour color colouring palette accent hue tone tint saturation contrast brightness temperature warmth theme scheme mode look feel feeling vibe mood style styling design aesthetic appearance atmosphere impression character personality identity voice register brand version variant thing stuff rest whole everything one motion movement animation transition effect scroll scrolling hover cursor mouse screen view interface ui size weight thickness height width length part group radius rounding curve emphasis hierarchy density display scale slideshow carousel gallery quote number figure tab tag chip badge tile dialog popup modal stripe band bar dashboard documentation readme chart slide customer client reader visitor user guest people eye audience patient member buyer owner fan parent student goal idea aim priority wish point requirement spec standard default minimum maximum direction answer solution reading challenger taste favourite favorite preference inspiration reference model example template draft mockup brief key secret trick difference speck spot splash touch drop dot only main important same other next way manner pace rhythm speed top bottom side middle centre center back front inside wall ink print portfolio landing blog docs webshop storefront checkout cart newsletter tooltip wireframe prototype mockup ratio experience flow onboarding sidebar toolbar navbar dropdown toggle switch toast preview embed feed timeline login signup wizard stepper accordion breadcrumb pagination spinner loader platform tool product frontend client css device bg easing spirit legal concept claim exception token name term data product journalist information visual input animal shape detail trigger photos hint hedge caveat caution statement talk slang joke emoji capital cap italic underline bullet symbol avatar screenshot thumbnail video';
export const OF_PAGES = `${NAMED} red blue green yellow black white grey gray orange purple pink gold brown teal navy lime violet beige cream maroon dark light bold serif sans mono`;

/** Words that end a clause about something else. */
export const CONJUNCTIONS = 'so|but|because|instead|please|like|as';

/** Words that show that a clause speaks of the page, or wishes. */
const SPEAKING = String.raw`(?:web)?(?:site|page)s?|homepage|online|links?|underlin\w+|words?|app|background|backdrop|fonts?|type(?:face)?s?|headings?|headlines?|titles?|letters|buttons?|layout|text|colou?rs?|palette|look(?:s|ing)?|want(?:s|ed)?|wish(?:es)?|wants|prefers?|should|shall|must|please|imagine|ours|\d+\s?px|asks?|asked|asking|tells?|told|says?|said`;
export const SPEAKING_OF_PAGES = String.raw`\b(?:${SPEAKING}|${CONJUNCTIONS})\b`;

/** Where a text comes back to the page, or a sentence ends. */
export const TURNS = String.raw`[.!?;\n]|[,:–—]\s*(?:(?:and|so|but)\s+)?(?:(?:the|our|your|this)\s+)?(?:${NAMED.replaceAll(' ', '|')}|i|we|no|not|nothing|use|keep|make|give|let|just|only|show|put)s?\b|${SPEAKING_OF_PAGES}`;

/** What people say of a page that they wish or imagine, after `we` or `I`; other verbs tell what they do. */
const WISHING = String.raw`want\w*|wanna|like[ds]?|lik|would|wouldn'?t|wouldnt|['’]d|d|don['’]?t|dont|do\s+not|not|n['’]t|need\w*|love[ds]?|adore|should\w*|shall|imagin\w*|prefer\w*|wish\w*|desire|see|saw|seen|say|said|saying|rather|sooner|think|thought|ask(?:ed)?|pictur\w+|keep|kept|can\w*|can['’]t|cannot|could\w*|might|may|go|going|gonna|read|choose|chose|pick\w*|be|know|knew|speak|talk|use[ds]?|mean|meant|run|write|hate|dream|describe|whisper|fancy|dislike|are|am|aren['’]t|['’]re|['’]m|will|won['’]t|wont|must|hope|please|the|a|an|it|let|leave|left|add|set|put|take|give|go|come|ended|refuse|allow|swap|call|told|tell|explain|deprecate|get|got\s+to|gotta|sound|look|feel|address|promise|cannot|seldom|better|tried|compare\w*|commission|veto|ban|forbid|require|insist|expect|believe|feel|find|plan|intend|agree|decided?|settled|went|chosen|stick|stay|treat|lead|show|present|place|own|owned|draw\w*|sketch\w*|illustrat\w*|also|mostly|mainly|only|now|just|still|even|usually|once|always|never|guess|suppose|aim|miss|open|scroll|click|hover|have\s+(?:no|in\s+mind)|(?:was|were)\s+going|had\s+thought|name|against|for|in|on|at|with|and|or|of|to`;

/** Words that do not name what a clause is about. */
const OPENINGS = String.raw`and|or|it|we|i|they|you|that|this|these|those|there|what|which|who|how|where|why|if|when|whatever|whether|don'?t|do|did|i['’]d|i['’]m|let|never|nothing|something|everything|going|for|by|in|on|at|with|half|all|some|a|an|the|no|not|only|most|mostly|maybe|perhaps|so|but|then|as|like|things?|key|related|two|three|four|both|please|want|since|because|although|while|every|each|behind|below|beneath|underneath|above|inside|between|around|can|could|may|might|will|would|should|must|shall|make|give|keep|use|need|needs|wants|show|think|imagine|add|put|try|go`;

const START = String.raw`(?<=(?:^|[.!?;:\n])[\s•*–-]{0,4})(?:(?:also|by\s+the\s+way|btw|oh|ps|note|besides|yes|and|inside|outside|here|today|now|meanwhile|of\s+course)[,:]?\s+)*`;
const LATER = String.raw`(?<=[,(–—]\s{0,3}|\b(?:and|but|because|since|although|though|while|whereas)\s)`;
const IS = String.raw`(?:is|are|was|were|has|have|had|comes?|came|gets?|got|runs?|sings?|smells?|tastes?|sounds?|grows?|sits?|stands?|hangs?|gives?|gave|wears?|wore|lies?|lay|draws?|makes?|takes?|sells?|brings?|plays?|holds?|carr(?:y|ies)|costs?|serves?|opens?|closes?|starts?|ends?|lasts?|means|shows|keeps|covers|features|moves|turns|casts|jumps|falls|rises|does|made|took)\b(?!\s+(?:to|got\s+to)\b)`;
const STATED = String.raw`(?!\s+(?:to|welcome|allowed|fine|ok|okay|enough|used|set|better|needed|always|best|off|on|out|good|king|banned|forbidden|printed|drawn|expressed)\b)`;

/** Clauses about something else: as far as their verb, with the words of the thing as the first group. */
export const OTHER_CLAUSES = [
  String.raw`${START}(?:our|my|the|their|his|her|its|both)\s+((?:[\p{L}\d'’-]+\s+){1,6}?)${IS}`,
  String.raw`${LATER}(?:our|my|their|his|her)\s+((?:[\p{L}\d'’-]+\s+){1,3}?)${IS}`,
  String.raw`${START}((?!(?:${OPENINGS})\b)(?:[\p{L}\d'’-]+\s+){1,3}?)(?:are|were|come|is|has|was|have|had|means?)\b${STATED}`,
  String.raw`(?:${START}|${LATER})(?:we|i)\s+(?:(?:also|mostly|mainly|only|now|just|still|even|usually|once|never|always)\s+)*(?!(?:${WISHING})(?!\p{L}))\p{L}+`,
  String.raw`${START}s?he\s+[\p{L}']+`,
];

const SITE = String.raw`(?:(?:web|home)?\s?(?:site|page)|design|look|version|app|shop|layout|theme)`;
const FELLOW = String.raw`(?:colleague|cousin|friend|classmate|brother|sister|nephew|niece|daughter|son|sister\s+\p{L}+)`;
const RIVAL = String.raw`(?:competit(?:ors?|ion)|rivals?|neighbou?rs?|predecessors?)`;
const UNTIL = String.raw`(?:(?!\s(?:so|but|we|us|ours?|i|instead|now|unlike|whereas|while|please|page|want|let|show|here|make|use|keep|give|put|the\s+new|this\s+(?:one|time))\b|\btoo\b)[^.!?;\n]){1,160}`;

/** What a ticket says of the present page or leaves out, in one line: `Current: 16px radius. Expected: 6px. Out of scope: dark mode.` */
export const OF_TICKETS = [
  String.raw`(?<=[.;]\s{1,3})out\s+of\s+scope\s{0,2}:[^.;\n]{1,120}`,
  String.raw`\b(?:current|currently|now|today|before|actual(?=\s{0,2}:[^.]{1,160}\.\s+expected))\s{0,2}:\s[^.\n]{1,160}(?=\.?\s+(?:expected|wanted|target|after|new|goal)\s{0,2}:)`,
];

const SENTENCE = String.raw`(?<=(?:^|[.!?;\n])\s{0,3}(?:[-*•]\s{1,3})?(?:(?:so|and|but|hm+|question:)[,]?\s{1,2})?)`;
const UNANSWERED = String.raw`[^.!?\n]{1,120}\?(?!\s*(?:yes|yeah|yep|no|nope|nah|none|never|please|absolutely|definitely|certainly|sure|of\s+course|i\s+think\s+so)\b)`;
/** What is asked or looked into is not wished: `should we go dark?`, `Spike: evaluate whether …`, `Bug: the toggle flickers`. */
export const ASKED = [
  String.raw`(?<=(?:^|\n)\s{0,3})\[?(?:bug(?:\s+report)?|regression|incident)\]?(?:\s?#?\d+)?\s{0,2}[:–-]?\s+(?<=[:\]–-]\s{1,3})(?:(?!\b(?:should|must|make|wants?|needs?|expected|too|instead|please|enough|use)\b)[^.\n]){1,160}(?=[.\n]|$)`,
  String.raw`(?<=(?:^|\n)\s{0,3})\[?(?:spike|research|experiment|a\/b\s+test|poll)\]?(?:\s?#?\d+)?\s{0,2}:\s[^.\n]{1,160}`,
  String.raw`\b(?:evaluate|investigate|explore|research|find\s+out|decided?|figure\s+out|discuss|debat(?:e|ing)|wonder(?:ing)?|not\s+(?:yet\s+)?(?:so\s+)?sure|unsure|undecided|unclear|no\s+idea|don['’]t\s+know)\s+(?:if|whether)\b(?:(?!\s(?:but|so)\b)[^.!?;\n]){1,120}`,
  String.raw`${SENTENCE}(?:should|shall)\s+(?:we|i|it|they|this|the\s+[\p{L}-]+)\b${UNANSWERED}`,
  String.raw`${SENTENCE}(?:do|does)\s+(?:we|i|it)\s+(?:(?:really|even|actually)\s+)?(?:need|want|like|prefer|have\s+to|look)\b${UNANSWERED}`,
  String.raw`${SENTENCE}(?!(?:can|could|would|will|may|please|more|a|an)\b)(?:\p{L}+\s+){1,2}or\s+(?:\p{L}+\s{0,2}){1,3}\?(?!\s*\p{L})`,
  String.raw`${SENTENCE}(?:would|which|is|are)\s(?!you\b|it\s+be\s+possible)(?=[^.!?\n]{1,100}\b(?:better|best|a\s+good\s+idea|worth|suit|the\s+right)\b)${UNANSWERED}`,
];

/** Pages of others and of the past: `their site is black`, `the old one was pink`, `today the page is blue`. */
export const FORMER_PAGES = [
  String.raw`\b(?:(?:their|his|her)|(?:(?:the|our|a|my|another|every\s+other|one)\s+)?(?:[\p{L}]+\s){0,2}?(?:${RIVAL}|${FELLOW})(?:['’]s?)?)\s+(?:[\p{L}]+\s){0,2}?${SITE}\s+(?:(?:is|has|was|had|looks?|uses?|goes)\b)${UNTIL}`,
  String.raw`\b(?:(?:the|our|my|a)\s+)?(?:[\p{L}]+\s)?${RIVAL}\s+(?:(?:in|on|from|down|round|across|next|over)\s+(?:[\p{L}]+\s){1,3}?|\p{Lu}\p{L}+\s+)?(?:now\s+|all\s+)?(?:have|has|had|use|uses|is|are|were|was|went|go|does|do)\b${UNTIL}`,
  String.raw`\b(?:old|previous|last|former|current|present|existing|own)\s+(?:[\p{L}]+\s)?(?:${SITE}|one|leaflet|brochure)\s+(?:was|had|were|is|has)\b(?!\s+(?:[\p{L}]+\s+){0,2}too\s)${UNTIL}`,
  String.raw`${START}(?:currently|at\s+the\s+moment|right\s+now|at\s+present|so\s+far|until\s+now)\b[,:]?\s+(?:(?!\btoo\b)[^.,!?;\n]){2,80}(?=,\s{0,2}(?:(?:but|and|so|now)\s+)?(?:we|i)(?:['’]d)?\s+(?:would\s+)?(?:want|need|like|prefer|wish)|\s+but\s+(?:we|i)\s+(?:want|need|would|prefer))`,
  String.raw`${START}before\b,?\s+(?:that\s+)?(?:everything|it|we|the\s+\p{L}+)\s+(?:was|were|had)\b${UNTIL}`,
  String.raw`\b(?:it|site|page|everything|we)\s+used\s+to\s+(?:be|have|look)\b${UNTIL}`,
  String.raw`\b(?:today|currently|right\s+now|at\s+the\s+moment|so\s+far|until\s+now)\b,?\s+(?:the|our|my)\s+(?:[\p{L}]+\s){0,2}?${SITE}\s+(?:is|has|looks?|uses?)\b(?:(?!\s(?:so|but|we|us|i|instead)\b)[^.,!?;\n]){1,60}`,
];

/** Names, and what is to stay as it is. */
export const OTHER_PAGES = [
  String.raw`\b(?:slogan|motto|tagline|strapline|called|entitled|titled)\b[^.!?;\n"“]{0,24}["“][^"”\n]{3,80}["”]`,
  String.raw`\b(?:do\s+not|don['’]t)\s+touch\s+(?![^.,;!?\n]*(?:letter|track|kern|spac|gap|\bit\b))[^.,;!?\n]+`,
];
