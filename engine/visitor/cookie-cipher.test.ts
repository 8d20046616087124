import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCookieCipher } from './cookie-cipher.server.ts';

const NOW = 1_700_000_000_000;
const place = { site: 'shop', cookie: 'access-token', customer: '7' };
const sealer = createCookieCipher('a secret of the operator');
const sealed = sealer.seal(place, 'token.with.dots', NOW + 60_000);

test('a sealed value opens in its place until it expires', () => {
  const opened = { value: 'token.with.dots', expires: NOW + 60_000 };
  expect(sealer.open(place, sealed, NOW)).toEqual(opened);
  expect(sealer.open(place, sealed, NOW + 59_999)).toEqual(opened);
  expect(sealer.open(place, sealed, NOW + 60_000)).toBeNull();
});

test('a sealed value opens in another process with the same secret, and with no other secret', () => {
  expect(createCookieCipher('a secret of the operator').open(place, sealed, NOW)?.value).toBe('token.with.dots');
  expect(createCookieCipher('another secret, as long').open(place, sealed, NOW)).toBeNull();
});

test('a sealed value reveals nothing and differs each time', () => {
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('token');
  expect(sealer.seal(place, 'token.with.dots', NOW + 60_000)).not.toBe(sealed);
  expect(sealed).toMatch(/^1[\w-]+$/);
});

describe('a sealed value does not open in another place', () => {
  test.each([
    { ...place, site: 'other' },
    { ...place, cookie: 'refresh-token' },
    { ...place, customer: '8' },
    { site: 'shop', cookie: 'access-token' },
    { site: 'sho', cookie: 'paccess-token', customer: '7' },
  ])('%o', (other) => expect(sealer.open(other, sealed, NOW)).toBeNull());
});

test('a changed, shortened or invented sealed value does not open', () => {
  const changed = fc
    .tuple(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09-_'))
    .map(([at, letter]) => sealed.slice(0, at) + letter + sealed.slice(at + 1))
    .filter((text) => !Buffer.from(text.slice(1), 'base64url').equals(Buffer.from(sealed.slice(1), 'base64url')));
  const cut = fc.nat(sealed.length - 2).map((length) => sealed.slice(0, length));
  fc.assert(fc.property(fc.oneof(changed, cut, fc.string()), (text) => sealer.open(place, text, NOW) === null));
});

test.each(['', 'short'])('createCookieCipher throws for the secret %j', (secret) =>
  expect(() => createCookieCipher(secret)).toThrow(TypeError),
);
