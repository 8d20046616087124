import { expect, test } from 'vitest';
import { formatReceiptNumber } from './receipt-number.ts';

test.each([
  ['4b1f0b1e-0000-4000-8000-000000000000', '4B1F-0B1E'],
  ['88213', '88213'],
])('formatReceiptNumber shortens the receipt id %s to %s', (id, number) => {
  expect(formatReceiptNumber(id)).toBe(number);
});
