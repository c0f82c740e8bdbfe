import { MAX_ELEMENT_GAP } from '../../../features/rhythm.ts';

/** px between sections that a value asks for at least; RUBRIC. Values that set no least are left out. */
export const LEAST_SECTION_GAP = { balanced: 64, grand: MAX_ELEMENT_GAP } as const;
