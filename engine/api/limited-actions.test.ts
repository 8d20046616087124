import { expect, test } from 'vitest';
import { DEFAULT_LIMITS_PER_ADDRESS, formatActionLimits, parseActionLimits } from './limited-actions.ts';

test('limits that are not named keep their default', () => {
  expect(parseActionLimits(' sign-in=5, cart = 0', DEFAULT_LIMITS_PER_ADDRESS)).toEqual({
    ...DEFAULT_LIMITS_PER_ADDRESS,
    'sign-in': 5,
    cart: 0,
  });
});

test('limits can be read as they are written', () => {
  const written = formatActionLimits(DEFAULT_LIMITS_PER_ADDRESS);
  expect(parseActionLimits(written, DEFAULT_LIMITS_PER_ADDRESS)).toEqual(DEFAULT_LIMITS_PER_ADDRESS);
});

test.each(['log-in=5', 'sign-in', 'sign-in=-1', 'sign-in=a', 'sign-in=1.5'])(
  '%s is refused with the known actions',
  (text) => {
    expect(() => parseActionLimits(text, DEFAULT_LIMITS_PER_ADDRESS)).toThrow(
      `"${text}" is no limit such as sign-in=300. Actions: sign-in, code, voucher, feedback, cart, preview, unknown-path`,
    );
  },
);
