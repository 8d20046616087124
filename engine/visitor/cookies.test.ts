import { stringifySetCookie } from 'cookie';
import { describe, expect, test } from 'vitest';
import { COOKIE_DEFINITIONS, createCookieIfConsented, createCookieReader, createCookieRemoval } from './cookies.ts';

const NOW = Date.UTC(2026, 0, 10, 12);
const DAY = 86_400;

describe('cookies', () => {
  test('last as long as the specification says', () => {
    expect({
      accessToken: COOKIE_DEFINITIONS.accessToken.maxAge,
      anonymousCartToken: COOKIE_DEFINITIONS.anonymousCartToken.maxAge,
      affiliateCode: COOKIE_DEFINITIONS.affiliateCode.maxAge,
      consent: COOKIE_DEFINITIONS.consent.maxAge,
      subVariant: COOKIE_DEFINITIONS.subVariant.maxAge,
      anonymousId: COOKIE_DEFINITIONS.anonymousId.maxAge,
      migrationDismissal: COOKIE_DEFINITIONS.migrationDismissal.maxAge,
      sessionId: COOKIE_DEFINITIONS.sessionId.maxAge,
    }).toEqual({
      accessToken: 3600,
      anonymousCartToken: 14 * DAY,
      affiliateCode: 14 * DAY,
      consent: 365 * DAY,
      subVariant: 365 * DAY,
      anonymousId: 365 * DAY,
      migrationDismissal: 7 * DAY,
      sessionId: 1800,
    });
  });

  test('have unique names', () => {
    const names = Object.values(COOKIE_DEFINITIONS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are HttpOnly, except those for consent and for dismissed banner and migration', () => {
    const open = Object.entries(COOKIE_DEFINITIONS).filter(([, { httpOnly }]) => !httpOnly);
    expect(open.map(([name]) => name)).toEqual(['consent', 'migrationDismissal', 'siteBannerDismissal']);
  });

  test('that are not essential are not written without consent', () => {
    const surroundings = { secure: true, now: NOW, consent: new Set(['essential'] as const) };
    for (const definition of Object.values(COOKIE_DEFINITIONS)) {
      expect([definition.name, createCookieIfConsented(definition, 'x', surroundings) !== null]).toEqual([
        definition.name,
        definition.category === 'essential',
      ]);
    }
    const consent = new Set(['essential', 'non_essential'] as const);
    expect(createCookieIfConsented(COOKIE_DEFINITIONS.sessionId, 'x', { ...surroundings, consent })).not.toBeNull();
  });

  test.each([
    [true, '__Host-framed-notice=x; Max-Age=60; Path=/; Expires=Sat, 10 Jan 2026 12:01:00 GMT'],
    [false, 'framed-notice=x; Max-Age=60; Path=/; Expires=Sat, 10 Jan 2026 12:01:00 GMT'],
  ])('in a frame have their own names and are partitioned (by https: %s)', (secure, line) => {
    const cookie = createCookieIfConsented(COOKIE_DEFINITIONS.notice, 'x', {
      secure,
      framed: true,
      now: NOW,
      consent: new Set(),
    });
    expect(cookie && stringifySetCookie(cookie)).toBe(`${line}; HttpOnly; Secure; Partitioned; SameSite=None`);
    const header = `${cookie?.name}=x`;
    expect(createCookieReader(header, { secure, framed: true })(COOKIE_DEFINITIONS.notice)).toBe('x');
    expect(createCookieReader(header, { secure })(COOKIE_DEFINITIONS.notice)).toBeUndefined();
  });

  test('are removed with an expiry one day in the past', () => {
    expect(
      stringifySetCookie(createCookieRemoval(COOKIE_DEFINITIONS.anonymousCartToken, { secure: true, now: NOW })),
    ).toBe('__Host-cart=; Path=/; Expires=Fri, 09 Jan 2026 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax');
  });
});
