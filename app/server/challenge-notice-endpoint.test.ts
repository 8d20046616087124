import { describe, expect, test } from 'vitest';
import type { EngineRequest } from '#engine/server/endpoint.ts';
import { createBankChallengeNoticeEndpoint } from './challenge-notice-endpoint.ts';

const STATE = 'Zm9yLW9uZS1jaGFsbGVuZ2U';

const answer = createBankChallengeNoticeEndpoint({
  findSite: (host) =>
    host === 'harbour.localhost'
      ? {
          key: 'harbour',
          chain: [],
          document: () => undefined,
          config: { locales: ['en-AU', 'ar'], currency: 'AUD', timeZone: 'UTC' },
        }
      : undefined,
  siteMessages: (_, locale) => ({ find: (id) => ({ message: `${id} <in ${locale}>`, locale }) }),
  partnerOrigin: null,
});

async function postNotice(body: string, change: Partial<EngineRequest> & { readonly headers?: HeadersInit } = {}) {
  const { headers, ...more } = change;
  const target = `${more.path ?? '/3ds/notify'}?deposit=dep-1`;
  const request = new Request(`http://harbour.localhost${target}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...Object.fromEntries(new Headers(headers)),
    },
  });
  return answer({
    request,
    path: '/3ds/notify',
    query: new URLSearchParams({ deposit: 'dep-1' }),
    target,
    host: 'harbour.localhost',
    origin: 'http://harbour.localhost',
    port: null,
    address: null,
    ...more,
  });
}

describe('the endpoint for 3-D Secure challenge notices', () => {
  test('passes the state to pages of the own origin only and links to the deposit', async () => {
    const response = await postNotice(new URLSearchParams({ state: STATE }).toString());
    const html = await response.text();
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(html).toContain(`data-state="${STATE}"`);
    expect(html).toContain("page.postMessage({type:'challenge.notified',state},location.origin)");
    expect(html).toContain('href="/my-account/deposit/details/dep-1"');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('accepts the state also in the field threeDSSessionData that banks use', async () => {
    const response = await postNotice(new URLSearchParams({ threeDSSessionData: STATE, cres: 'x' }).toString());
    expect(await response.text()).toContain(`data-state="${STATE}"`);
  });

  test.each([
    ['without a state', ''],
    ['with a short one', 'state=abc'],
    [
      'with something else than a state',
      new URLSearchParams({ state: `"><script>alert(1)</script>${STATE}` }).toString(),
    ],
    ['that is too long', `state=${STATE}&x=${'y'.repeat(20_000)}`],
  ])('refuses a notice %s', async (_, body) => {
    const response = await postNotice(body);
    expect([response.status, await response.text()]).toEqual([400, 'This is no notice of a challenge.\n']);
  });

  test('refuses a notice sent as JSON', async () => {
    const body = JSON.stringify({ state: STATE });
    expect((await postNotice(body, { headers: { 'content-type': 'application/json' } })).status).toBe(400);
  });

  test('links to the home page when the deposit id is invalid', async () => {
    const response = await postNotice(`state=${STATE}`, {
      query: new URLSearchParams({ deposit: '../../logout?x="' }),
    });
    expect(await response.text()).toContain('<a href="/" target="_top">');
  });

  test('is in the first language of the browser that the brand has', async () => {
    const html = async (acceptLanguage: string) =>
      (await postNotice(`state=${STATE}`, { headers: { 'accept-language': acceptLanguage } })).text();
    const arabic = await html('fr, ar;q=0.8');
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('<h1>challenge-notice.heading &lt;in ar&gt;</h1>');
    expect(await html('fr')).toContain('<html lang="en-AU" dir="ltr">');
  });

  test('answers 404 at another path and host, and 405 to GET', async () => {
    expect((await postNotice(`state=${STATE}`, { host: 'nobody.localhost' })).status).toBe(404);
    expect((await postNotice(`state=${STATE}`, { path: '/3ds/other' })).status).toBe(404);
    const get = new Request('http://harbour.localhost/3ds/notify');
    expect((await postNotice('', { request: get })).status).toBe(405);
  });
});
