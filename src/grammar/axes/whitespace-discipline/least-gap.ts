/** px between sections that a value asks for at least; RUBRIC. Values that set no least are left out. */
export const LEAST_GAP = { medium: 48, generous: 90, extreme: 200 } as const;
