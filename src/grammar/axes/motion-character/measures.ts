export { MOTION_TIMINGS as MEASURES } from '../../motion-measures.ts';
