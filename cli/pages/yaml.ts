/** A module of its own, so that the parser is loaded when a file needs it. */
export { parse } from 'yaml';
