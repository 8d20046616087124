import { expect, test } from 'vitest';
import { trackSessionChangesDuringRequest } from '../api/live-session.server.ts';
import { createTestSession } from '../api/testing.ts';
import { createCookieCipher } from '../visitor/cookie-cipher.server.ts';
import { createCookieSessionStore } from '../visitor/session-store.server.ts';
import { openTestShopWithFetchHelpers } from './testing/visited-shop.ts';

const NOW = 1_000_000;
const SITE = {
  version: 1,
  extends: 'base',
  name: 'one',
  hosts: ['one.localhost'],
  locales: ['en-AU', 'cy-GB', 'ar'],
  commerce: { account: 'one', pricingId: 'one' },
};

/** A shop, and a customer whose session has a language. */
async function setUp(locale: string) {
  const sessions = createCookieSessionStore({
    sealer: createCookieCipher('the secret of this test'),
    renew: async () => undefined,
    failed: () => undefined,
    refused: () => undefined,
  });
  const { get } = openTestShopWithFetchHelpers({ documents: { 'one/site': SITE }, sessions });
  const live = trackSessionChangesDuringRequest(null);
  live.replace({ ...createTestSession('7', NOW), locale });
  const set = await sessions.setCookies('one', live, { secure: false, now: NOW, consent: new Set<never>() });
  const jar = new Map(set.map(({ name, value }) => [name, value ?? '']));
  /** Status and redirect target of a response, whose cookies are stored. */
  const visit = async (target: string, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { status, response } = await get(target, { headers: { ...headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return [status, response.headers.get('location')];
  };
  return { visit, jar };
}

test('a customer gets the language of the account rather than that of the browser, of the language cookie or of the address', async () => {
  const { visit, jar } = await setUp('cy-GB');
  jar.set('language', 'ar');
  expect(await visit('/list', { 'accept-language': 'en' })).toEqual([302, '/cy/list']);
  expect(await visit('/ar/list')).toEqual([302, '/cy/list']);
  expect(await visit('/cy/list')).toEqual([200, null]);
});

test('a language that a customer chooses replaces that of the account', async () => {
  const { visit, jar } = await setUp('cy-GB');
  expect(await visit('/cy/list?language=ar')).toEqual([302, '/ar/list']);
  jar.delete('language');
  expect(await visit('/list')).toEqual([302, '/ar/list']);
});

test('a language of the account that the site lacks is ignored', async () => {
  const { visit } = await setUp('fr');
  expect(await visit('/cy/list')).toEqual([200, null]);
});
