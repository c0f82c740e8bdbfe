/** Whether what begins at a place of a text is refused by the words before it: `no`, `not too`, `without any`, `but not`. */
export function negationBefore(text: string, at: number): boolean {
  return REFUSAL.test(text.slice(Math.max(0, at - REACH), at).replaceAll('’', "'"));
}

/** Characters that hold a refusal and what stands between it and the refused word. */
const REACH = 60;

const BETWEEN = String.raw`(?:\s+(?:a|an|the|any|at|all|too|so|very|overly|really|be|look|looks|looking|feel|feels|feeling|seem|like|as|another|one|of|more|much|that|is|are|typical|standard|another|your)){0,4}`;
const REFUSAL = new RegExp(
  String.raw`(?:^|[\s,;(])(?:no|not|never|without|avoid|avoiding|hate|hates|except|isn't|doesn't|don't|shouldn't|must\s+not|nothing|neither|nor|anti|un|minus|w\/o|less|zero|instead\s+of|rather\s+than|anything\s+but|far\s+from|opposite\s+of)` +
    BETWEEN +
    String.raw`[\s"“'(-]*$`,
  'i',
);
