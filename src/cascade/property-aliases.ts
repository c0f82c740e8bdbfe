/** Properties that Chromium supports with and without the prefix. */
const PREFIXED =
  'align-content align-items align-self animation animation-delay animation-direction animation-duration ' +
  'animation-fill-mode animation-iteration-count animation-name animation-play-state animation-timing-function ' +
  'appearance backface-visibility background-clip ' +
  'background-size border-bottom-left-radius border-bottom-right-radius border-radius border-top-left-radius ' +
  'border-top-right-radius box-shadow box-sizing clip-path column-count column-gap column-width columns filter ' +
  'flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap justify-content mask mask-image mask-size ' +
  'opacity order transform transition transition-delay transition-duration transition-property ' +
  'transition-timing-function';

/** Legacy names of flow-relative properties, without `-webkit-`. */
const FLOW_RELATIVE: readonly (readonly [string, string])[] = [
  ['before', 'block-start'],
  ['after', 'block-end'],
  ['start', 'inline-start'],
  ['end', 'inline-end'],
];

function* flowAliases(): Generator<readonly [string, string]> {
  for (const [old, name] of FLOW_RELATIVE) {
    yield [`-webkit-margin-${old}`, `margin-${name}`];
    yield [`-webkit-padding-${old}`, `padding-${name}`];
    yield [`-webkit-border-${old}`, `border-${name}`];
    for (const part of ['width', 'style', 'color'])
      yield [`-webkit-border-${old}-${part}`, `border-${name}-${part}`];
  }
  for (const limit of ['', 'min-', 'max-']) {
    yield [`-webkit-${limit}logical-width`, `${limit}inline-size`];
    yield [`-webkit-${limit}logical-height`, `${limit}block-size`];
  }
}

/** Aliases of tracked properties and their shorthands in Chromium. */
export const PROPERTY_ALIASES: ReadonlyMap<string, string> = new Map([
  ...PREFIXED.split(' ').map((name) => [`-webkit-${name}`, name] as const),
  ...flowAliases(),
  ['grid-gap', 'gap'],
  ['grid-row-gap', 'row-gap'],
  ['grid-column-gap', 'column-gap'],
]);
