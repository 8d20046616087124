import { expect, test } from 'vitest';
import { parseCommerceApiCredentials } from './commerce-accounts.ts';

test('parseCommerceApiCredentials reads the app key and secret of each account by its name', () => {
  expect(parseCommerceApiCredentials('{"harbour":{"appKey":"a","secret":"s","pricingId":"p"}}')).toEqual(
    new Map([['harbour', { appKey: 'a', secret: 's' }]]),
  );
});

test.each([
  ['{', 'the commerce accounts are not JSON'],
  ['[]', 'the commerce accounts must be an object of accounts by name'],
  ['{"harbour":{"appKey":"a"}}', 'the commerce account harbour needs an appKey and a secret'],
  ['{"harbour":{"appKey":"","secret":"s"}}', 'the commerce account harbour needs an appKey and a secret'],
])('parseCommerceApiCredentials refuses %s', (text, message) => {
  expect(() => parseCommerceApiCredentials(text)).toThrow(new TypeError(message));
});
