export { MOTION_MEASURES as MEASURES } from '../../motion-measures.ts';
