/** px between sections that a value asks for at least; values that set no least are left out. */
export const LEAST_GAP: Readonly<Record<string, number>> = { medium: 48, generous: 90, extreme: 200 };
