/** Sources of the patterns of `opposites.ts`. */

const OLD = String.raw`(?:current|existing|present|old|previous|former)\s+(?:web\s?)?(?:site|page|homepage|design|look|version|one|shop|store|app|branding|brand|theme|layout|template)`;
/** What is there already. */
const PRESENT = String.raw`\b(?:(?:our|my|the|this|their|your)\s+${OLD}|(?:right\s+now|at\s+the\s+moment|currently|at\s+present|until\s+now|so\s+far|now|today)\s*,?\s+(?:it|everything|the\s+(?:site|page|design|shop|app)|our\s+(?:site|page|design|shop|app)|we|all|things))\s+(?:is|are|was|has|have|had|looks?|feels?|uses?)\b`;
const OPPOSITE = String.raw`\b(?:opposite|reverse|contrary|inverse|antithesis|other\s+way\s+a?round)\b`;
/** Words that turn against what was said before. */
const TURNING = String.raw`(?:${OPPOSITE}(?:\s+of\s+(?:that|this|it|all\s+(?:that|this)))?|\b(?:get|move|go|steer)\s+(?:right\s+|far\s+)?away\s+from\s+(?:all\s+)?(?:that|this|it)\b|\b(?:none|nothing)\s+of\s+(?:that|this|it)\b|\b(?:get\s+)?rid\s+of\s+(?:all\s+)?(?:that|this|it)\b|\bleave\s+(?:all\s+)?(?:that|this)\s+behind\b|\bnot\s+(?:like\s+)?that\b|\bnothing\s+like\s+(?:that|this|it)\b|\banything\s+but\s+(?:that|this)\b|\b(?:completely|totally|entirely|very|something)\s+different\b)`;

/** `The current site is dark; we want the opposite`. */
export const TURNED = String.raw`${PRESENT}(?:(?!${TURNING})[^\n]){1,240}${TURNING}`;

/** `The opposite of what we have: dark, crowded`. */
export const OPPOSITE_OF = String.raw`${OPPOSITE}\s+of\s+(?:what\s+(?:we|i|they|it)\s+(?:have|had|has|got|do|did|is)(?:\s+(?:now|today|currently|at\s+the\s+moment|right\s+now))?|(?:our|my|the|this)\s+${OLD})(?:\s*[:,(–—]|\s+-|\s+(?:which|that)\s+(?:is|has|was))[^.!?;\n]*`;
