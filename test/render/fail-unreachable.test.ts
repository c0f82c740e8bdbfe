import { expect, it } from 'vitest';
import { failUnreachable } from '../../render/fail-unreachable.ts';
import { TasteError } from '../../src/errors.ts';

const failed = (cause: unknown) => {
  try {
    return failUnreachable(cause, 'The connection to the browser was lost.');
  } catch (error) {
    return error;
  }
};

it.each([new Error('Target closed'), 'Navigating frame was detached', undefined])(
  '%j of the driver makes a page unreachable',
  (cause) => {
    expect(failed(cause)).toMatchObject({ code: 'unreachable', cause });
  },
);

it.each([new TypeError('x is not a function'), new RangeError(), new TasteError('limit_reached')])(
  '%j is thrown as it is',
  (cause) => {
    expect(failed(cause)).toBe(cause);
  },
);
