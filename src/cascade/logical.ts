import type { OrdinaryProperty } from './property-definitions.ts';

/** The physical side of each flow-relative side in a writing mode. */
export interface Flow {
  readonly 'block-start': Side;
  readonly 'block-end': Side;
  readonly 'inline-start': Side;
  readonly 'inline-end': Side;
}

type Side = 'top' | 'right' | 'bottom' | 'left';
type FlowSide = keyof Flow;

/** A flow-relative longhand; the element's writing mode and direction decide which physical one it sets. */
export interface LogicalProperty {
  readonly resolve: (flow: Flow) => OrdinaryProperty;
}

/** The flow of an element from its computed `writing-mode` and `direction`. */
export function flowOf(writingMode: string, direction: string): Flow {
  const reversed = direction === 'rtl';
  if (writingMode === 'horizontal-tb') return reversed ? FLOWS.horizontalRtl : FLOWS.horizontal;
  const turned = writingMode === 'sideways-lr' ? !reversed : reversed;
  const lines = turned
    ? ({ start: 'bottom', end: 'top' } as const)
    : ({ start: 'top', end: 'bottom' } as const);
  const rightToLeft = writingMode === 'vertical-rl' || writingMode === 'sideways-rl';
  return {
    'block-start': rightToLeft ? 'right' : 'left',
    'block-end': rightToLeft ? 'left' : 'right',
    'inline-start': lines.start,
    'inline-end': lines.end,
  };
}

const FLOWS = {
  horizontal: { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'left', 'inline-end': 'right' },
  horizontalRtl: {
    'block-start': 'top',
    'block-end': 'bottom',
    'inline-start': 'right',
    'inline-end': 'left',
  },
} as const satisfies Record<string, Flow>;

const SIDES: readonly FlowSide[] = ['block-start', 'block-end', 'inline-start', 'inline-end'];

function* sideProperties(): Generator<readonly [string, LogicalProperty]> {
  for (const side of SIDES) {
    yield [`margin-${side}`, { resolve: (flow) => `margin-${flow[side]}` }];
    yield [`padding-${side}`, { resolve: (flow) => `padding-${flow[side]}` }];
    yield [`inset-${side}`, { resolve: (flow) => flow[side] }];
    yield [`border-${side}-width`, { resolve: (flow) => `border-${flow[side]}-width` }];
    yield [`border-${side}-style`, { resolve: (flow) => `border-${flow[side]}-style` }];
    yield [`border-${side}-color`, { resolve: (flow) => `border-${flow[side]}-color` }];
  }
}

function* cornerProperties(): Generator<readonly [string, LogicalProperty]> {
  for (const block of ['start', 'end'] as const)
    for (const inline of ['start', 'end'] as const)
      yield [
        `border-${block}-${inline}-radius`,
        { resolve: (flow) => cornerRadius(flow[`block-${block}`], flow[`inline-${inline}`]) },
      ];
}

function cornerRadius(block: Side, inline: Side): OrdinaryProperty {
  const vertical = block === 'bottom' || inline === 'bottom' ? 'bottom' : 'top';
  const horizontal = block === 'right' || inline === 'right' ? 'right' : 'left';
  return `border-${vertical}-${horizontal}-radius`;
}

function* sizeProperties(): Generator<readonly [string, LogicalProperty]> {
  for (const limit of ['', 'min-', 'max-'] as const) {
    const along = (flow: Flow) => isHorizontal(flow);
    yield [`${limit}inline-size`, { resolve: (flow) => `${limit}${along(flow) ? 'width' : 'height'}` }];
    yield [`${limit}block-size`, { resolve: (flow) => `${limit}${along(flow) ? 'height' : 'width'}` }];
  }
  yield ['overflow-inline', { resolve: (flow) => (isHorizontal(flow) ? 'overflow-x' : 'overflow-y') }];
  yield ['overflow-block', { resolve: (flow) => (isHorizontal(flow) ? 'overflow-y' : 'overflow-x') }];
}

function isHorizontal(flow: Flow): boolean {
  return flow['block-start'] === 'top';
}

/** Every flow-relative longhand of a tracked property. */
export const LOGICAL_PROPERTIES: ReadonlyMap<string, LogicalProperty> = new Map([
  ...sideProperties(),
  ...cornerProperties(),
  ...sizeProperties(),
]);

export const HORIZONTAL_FLOW: Flow = FLOWS.horizontal;
