export { MOTION_AMOUNTS as MEASURES } from '../../motion-measures.ts';
