import { expect, test } from 'vitest';
import { hashMessageSource } from './hash-message-source.ts';

test('the hash of a usual text is the first 12 hexadecimal digits of its SHA-256', () => {
  expect(hashMessageSource('')).toBe('e3b0c44298fc');
  expect(hashMessageSource('abc')).toBe('ba7816bf8f01');
  expect(hashMessageSource('Grüße')).not.toBe(hashMessageSource('Grüsse'));
});
