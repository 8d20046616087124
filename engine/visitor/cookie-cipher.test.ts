import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCookieCipher } from './cookie-cipher.server.ts';

const NOW = 1_700_000_000_000;
const place = { site: 'shop', cookie: 'access-token', customer: '7' };
const sealer = createCookieCipher('a secret of the operator');
const sealed = sealer.seal(place, 'token.with.dots', NOW + 60_000);

test('what was sealed opens at its place, until it expires', () => {
  const opened = { value: 'token.with.dots', expires: NOW + 60_000 };
  expect(sealer.open(place, sealed, NOW)).toEqual(opened);
  expect(sealer.open(place, sealed, NOW + 59_999)).toEqual(opened);
  expect(sealer.open(place, sealed, NOW + 60_000)).toBeNull();
});

test('another process with the same secret opens it; with another secret none does', () => {
  expect(createCookieCipher('a secret of the operator').open(place, sealed, NOW)?.value).toBe('token.with.dots');
  expect(createCookieCipher('another secret, as long').open(place, sealed, NOW)).toBeNull();
});

test('nothing of the value can be read from outside, and the same value looks different each time', () => {
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('token');
  expect(sealer.seal(place, 'token.with.dots', NOW + 60_000)).not.toBe(sealed);
  expect(sealed).toMatch(/^1[\w-]+$/);
});

describe('it opens at no other place', () => {
  test.each([
    { ...place, site: 'other' },
    { ...place, cookie: 'refresh-token' },
    { ...place, customer: '8' },
    { site: 'shop', cookie: 'access-token' },
    { site: 'sho', cookie: 'paccess-token', customer: '7' },
  ])('%o', (other) => expect(sealer.open(other, sealed, NOW)).toBeNull());
});

test('whatever was changed, cut or made up does not open', () => {
  const changed = fc
    .tuple(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09-_'))
    .map(([at, letter]) => sealed.slice(0, at) + letter + sealed.slice(at + 1))
    .filter((text) => !Buffer.from(text.slice(1), 'base64url').equals(Buffer.from(sealed.slice(1), 'base64url')));
  const cut = fc.nat(sealed.length - 2).map((length) => sealed.slice(0, length));
  fc.assert(fc.property(fc.oneof(changed, cut, fc.string()), (text) => sealer.open(place, text, NOW) === null));
});

test.each(['', 'short'])('%j is no secret', (secret) => expect(() => createCookieCipher(secret)).toThrow(TypeError));
