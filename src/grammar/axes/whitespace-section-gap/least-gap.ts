/** px between sections that a value asks for at least; values that set no least are left out. */
export const LEAST_SECTION_GAP: Readonly<Record<string, number>> = { balanced: 64, grand: 120 };
