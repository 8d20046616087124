import fc from 'fast-check';
import { CompactEncrypt, decodeProtectedHeader, EncryptJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createCookieCipher } from './cookie-cipher.server.ts';
import { deriveCookieKeysFromSecret } from './cookie-keys.server.ts';

const NOW = 1_700_000_000_000;
const SECRET = 'a secret of the operator';
const place = { site: 'shop', cookie: 'access-token', customer: '7' };
const sealer = createCookieCipher(SECRET);
const sealed = await sealer.seal(place, 'token.with.dots', NOW + 60_000);

/** Sealed with the same secret, for the same place and until the same moment, before cookies were JWE. */
const FORMER = '16s8TFfp9hViKSgWf5AbwAYLnNSZAu6xJ-CVUf9vG7b8ntY7q5RLyikV2_iIwMa0twBdMriA8';

const PLACES_OF_OTHERS = [
  { ...place, site: 'other' },
  { ...place, cookie: 'refresh-token' },
  { ...place, customer: '8' },
  { site: 'shop', cookie: 'access-token' },
  { site: 'sho', cookie: 'paccess-token', customer: '7' },
];

test('a sealed cookie value opens for its site, cookie and customer until it expires', async () => {
  const opened = { value: 'token.with.dots', expires: NOW + 60_000 };
  expect(await sealer.open(place, sealed, NOW)).toEqual(opened);
  expect(await sealer.open(place, sealed, NOW + 59_999)).toEqual(opened);
  expect(await sealer.open(place, sealed, NOW + 60_000)).toBeNull();
});

test('a sealed cookie value opens with a new cipher of the same secret, and not with another secret', async () => {
  expect((await createCookieCipher(SECRET).open(place, sealed, NOW))?.value).toBe('token.with.dots');
  expect(await createCookieCipher('another secret, as long').open(place, sealed, NOW)).toBeNull();
});

test('a sealed cookie value shows nothing of its content, and differs each time the same value is sealed', async () => {
  for (const part of sealed.split('.'))
    expect(Buffer.from(part, 'base64url').toString('latin1')).not.toMatch(/token|shop/);
  expect(await sealer.seal(place, 'token.with.dots', NOW + 60_000)).not.toBe(sealed);
});

test('a sealed cookie value is a compact JWE whose header names the key', () => {
  expect(sealed).toMatch(/^eyJ[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
  const { id } = deriveCookieKeysFromSecret(SECRET);
  expect(decodeProtectedHeader(sealed)).toEqual({ alg: 'dir', enc: 'A256GCM', kid: id });
  expect(id).toMatch(/^[\w-]{8}$/);
  expect(deriveCookieKeysFromSecret('another secret, as long').id).not.toBe(id);
});

describe('a sealed cookie value does not open for another site, cookie or customer', () => {
  test.each(PLACES_OF_OTHERS)('%o', async (other) => expect(await sealer.open(other, sealed, NOW)).toBeNull());
});

test('a sealed cookie value that was changed, cut or made up does not open', async () => {
  const bytesOf = (text: string) => text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
  const changed = fc
    .tuple(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09-_.'))
    .map(([at, letter]) => sealed.slice(0, at) + letter + sealed.slice(at + 1))
    .filter((text) => bytesOf(text).join() !== bytesOf(sealed).join());
  const cut = fc.nat(sealed.length - 2).map((length) => sealed.slice(0, length));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(changed, cut, fc.string()),
      async (text) => (await sealer.open(place, text, NOW)) === null,
    ),
  );
});

describe('a cookie value that is encrypted with the right key is refused', () => {
  const { id, keyOf } = deriveCookieKeysFromSecret(SECRET);
  const header = { alg: 'dir', enc: 'A256GCM', kid: id };
  const claims = () => new EncryptJWT({ v: 'forged', sub: '7', exp: NOW / 1000 + 60 });
  const open = (text: string) => sealer.open(place, text, NOW);

  test('when it has no expiry', async () => {
    const endless = new EncryptJWT({ v: 'forged', sub: '7' }).setProtectedHeader(header);
    expect(await open(await endless.encrypt(await keyOf(place)))).toBeNull();
  });

  test('when its header names no key or an unknown key', async () => {
    const sealedBy = async (named: typeof header | Omit<typeof header, 'kid'>) =>
      claims()
        .setProtectedHeader(named)
        .encrypt(await keyOf(place));
    expect(await open(await sealedBy({ alg: 'dir', enc: 'A256GCM' }))).toBeNull();
    expect(await open(await sealedBy({ ...header, kid: 'AAAAAAAA' }))).toBeNull();
    expect((await open(await sealedBy(header)))?.value).toBe('forged');
  });

  test('when it holds plain text instead of claims, or a value that is not text', async () => {
    const text = new CompactEncrypt(new TextEncoder().encode('plain')).setProtectedHeader(header);
    expect(await open(await text.encrypt(await keyOf(place)))).toBeNull();
    const number = new EncryptJWT({ v: 5, sub: '7', exp: NOW / 1000 + 60 }).setProtectedHeader(header);
    expect(await open(await number.encrypt(await keyOf(place)))).toBeNull();
  });
});

describe('after a change of the secret', () => {
  const rotated = createCookieCipher('the secret that came after', {
    previousSecrets: [SECRET, 'the one before that'],
  });

  test('cookies sealed with a listed previous secret still open, and new ones are sealed with the current secret', async () => {
    const oldest = await createCookieCipher('the one before that').seal(place, 'oldest', NOW + 60_000);
    expect((await rotated.open(place, sealed, NOW))?.value).toBe('token.with.dots');
    expect((await rotated.open(place, oldest, NOW))?.value).toBe('oldest');
    const { kid } = decodeProtectedHeader(await rotated.seal(place, 'new', NOW + 60_000));
    expect(kid).toBe(deriveCookieKeysFromSecret('the secret that came after').id);
  });

  test('cookies sealed with a secret that is no longer listed do not open', async () => {
    const newest = createCookieCipher('the secret that came after');
    expect(await newest.open(place, sealed, NOW)).toBeNull();
    expect(await newest.open(place, FORMER, NOW)).toBeNull();
  });

  test('cookies in the former format open with a previous secret', async () => {
    expect((await rotated.open(place, FORMER, NOW))?.value).toBe('token.with.dots');
  });
});

describe('a cookie in the former format', () => {
  test('opens for its site, cookie and customer until it expires', async () => {
    expect(await sealer.open(place, FORMER, NOW)).toEqual({ value: 'token.with.dots', expires: NOW + 60_000 });
    expect(await sealer.open(place, FORMER, NOW + 60_000)).toBeNull();
  });

  test.each(PLACES_OF_OTHERS)('does not open for the other site, cookie or customer %o', async (other) => {
    expect(await sealer.open(other, FORMER, NOW)).toBeNull();
  });

  test('does not open when it was changed, cut, or sealed with another secret', async () => {
    for (let at = 0; at < FORMER.length - 1; at++) {
      const changed = FORMER.slice(0, at) + (FORMER[at] === 'A' ? 'B' : 'A') + FORMER.slice(at + 1);
      expect([at, await sealer.open(place, changed, NOW)]).toEqual([at, null]);
      expect(await sealer.open(place, FORMER.slice(0, at), NOW)).toBeNull();
    }
    expect(await createCookieCipher('another secret, as long').open(place, FORMER, NOW)).toBeNull();
  });
});

test.each(['', 'short'])('createCookieCipher throws for the current or previous secret %j', (secret) => {
  expect(() => createCookieCipher(secret)).toThrow(TypeError);
  expect(() => createCookieCipher(SECRET, { previousSecrets: [secret] })).toThrow(TypeError);
});
