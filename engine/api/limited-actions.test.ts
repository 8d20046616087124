import { expect, test } from 'vitest';
import { DEFAULT_LIMITS_PER_ADDRESS, formatActionLimits, parseActionLimits } from './limited-actions.ts';

test('parseActionLimits keeps the default limit of each action that the setting does not name', () => {
  expect(parseActionLimits(' sign-in=5, cart = 0', DEFAULT_LIMITS_PER_ADDRESS)).toEqual({
    ...DEFAULT_LIMITS_PER_ADDRESS,
    'sign-in': 5,
    cart: 0,
  });
});

test('parseActionLimits reads back the limits that formatActionLimits has written', () => {
  const written = formatActionLimits(DEFAULT_LIMITS_PER_ADDRESS);
  expect(parseActionLimits(written, DEFAULT_LIMITS_PER_ADDRESS)).toEqual(DEFAULT_LIMITS_PER_ADDRESS);
});

test.each(['log-in=5', 'sign-in', 'sign-in=-1', 'sign-in=a', 'sign-in=1.5'])(
  'the action limit %s is refused with an error that lists the known actions',
  (text) => {
    expect(() => parseActionLimits(text, DEFAULT_LIMITS_PER_ADDRESS)).toThrow(
      `"${text}" is no limit such as sign-in=300. Actions: sign-in, code, voucher, feedback, cart, preview, unknown-path`,
    );
  },
);
