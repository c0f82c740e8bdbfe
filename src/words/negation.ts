/** Whether what begins at a place of a text is refused by the words before it: `no`, `not too`, `without any`, `but not`. */
export function negationBefore(text: string, at: number): boolean {
  return REFUSAL.test(text.slice(Math.max(0, at - REACH), at).replaceAll('’', "'"));
}

/** Whether what ends at a place is refused by what follows: `serif-free`. */
export function negationAfter(text: string, at: number): boolean {
  return /^(?:-|\s)free\b(?!\s+(?:shipping|trial|plan|tier|software))/i.test(text.slice(at, at + REACH));
}

/** Whether what begins at a place is refused only as it usually is: `not another bank`, `unlike every other bank`. */
export function usualBefore(text: string, at: number): boolean {
  return USUAL.test(text.slice(Math.max(0, at - REACH), at));
}

const USUAL =
  /\b(?:every\s+other|another|all\s+the\s+other|most\s+other|the\s+usual|the\s+average|an?\s+typical|typical|generic|standard)(?:\s+\w+){0,2}\s+$/i;

/** Characters that hold a refusal and what stands between it and the refused word. */
const REACH = 60;

const BETWEEN = String.raw`(?:\s+(?:a|an|the|any|at|all|too|so|very|overly|really|be|look|looks|looking|feel|feels|feeling|seem|like|as|another|every|other|average|one|of|more|much|that|is|are|typical|standard|usual|generic|obvious|another|your|being|getting|becoming|going|feeling|looking|seeming|turning|having|using|use|it|us|me|them|my|our|this|those|these|it's|particularly|especially|quite|way|super|in|your|to|see|want|need|with|for|look|bit|single|kind|sort|hint|touch|trace|smell|whiff|air|feel|look|vibe|clichés?|from|by|made|big|all|just|only|scream|screams|screaming)){0,5}`;
const REFUSAL = new RegExp(
  String.raw`(?:^|[\s,;(])(?:no|not|never|without|avoid|avoiding|hate|hates|except|isn't|isnt|aren't|doesn't|doesnt|don't|dont|shouldn't|won't|wouldn't|can't\s+stand|must\s+not|cannot|dislike|dislikes|skip|ditch|lose|drop|hold|tired\s+of|sick\s+of|bored\s+(?:of|with|by)|fed\s+up\s+with|enough\s+of|no\s+more|lacking|lacks|lack\s+of|free\s+(?:of|from)|apart\s+from|aside\s+from|other\s+than|unlike|allergic\s+to|opposed\s+to|escape|escapes|escaping|nothing|neither|nor|anti|un|minus|w\/o|less|zero|instead\s+of|rather\s+than|anything\s+but|far\s+from|opposite\s+of)` +
    BETWEEN +
    String.raw`[\s"“'(-]*$`,
  'i',
);
