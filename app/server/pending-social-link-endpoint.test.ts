import { afterAll, beforeAll, expect, test } from 'vitest';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const NONCE = 'nonce-of-this-browser';
const ada = { email: 'ada@harbour.example', password: 'Correct-Horse-9' };

let sandbox: TestSandbox;
let now: number;

beforeAll(async () => {
  now = Date.now();
  sandbox = await TestSandbox.open(new Date(now).toISOString());
});
afterAll(() => sandbox.close());

function open() {
  return openTestShopOfBrandOverApi({ apiOrigin: sandbox.url, account: credentials.harbour, clock: () => now });
}

async function proofOf(email: string) {
  const url = new URL('/_providers/northstar/authorise', sandbox.url);
  const back = 'http://harbour.localhost:3000/login';
  const query = { client: 'harbour', redirect_uri: back, state: 's', nonce: NONCE };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' });
  const assertion = new URL(answer.headers.get('location') ?? '').searchParams.get('assertion') ?? '';
  return { provider: 'northstar', assertion, nonce: NONCE };
}

async function signIn(browser: ReturnType<ReturnType<typeof open>['browser']>): Promise<string> {
  return (await browser.call('auth.login', { body: ada })).json.result.customerId;
}

test('a pending social link is kept in a sealed cookie until it is linked once to the own account', async () => {
  const shop = open();
  const browser = shop.browser();
  const proof = await proofOf('ada@northstar.example');
  const { status, setCookies } = await browser.unlinked('/_unlinked', proof);
  expect([status, setCookies.length]).toEqual([204, 1]);
  expect(setCookies[0]).toMatch(/^unlinked-account=.+; Max-Age=300; .*HttpOnly; .*SameSite=Lax$/);
  expect(setCookies[0]).not.toContain(proof.assertion);
  const customerId = await signIn(browser);
  const linked = await browser.unlinked('/_unlinked/link', { customerId });
  expect([linked.status, browser.jar.has('unlinked-account')]).toEqual([204, false]);
  const { json } = await browser.call('social-auth.list', { customerId });
  expect(json.result).toMatchObject([{ provider: 'northstar', identifier: 'ada@******' }]);
  expect((await browser.unlinked('/_unlinked/link', { customerId })).status).toBe(410);
  expect(shop.logged()).not.toContain(proof.assertion);
});

test('a pending social link that the API refuses is removed', async () => {
  const browser = open().browser();
  await browser.unlinked('/_unlinked', {
    ...(await proofOf('nobody@northstar.example')),
    nonce: 'of-somebody-else-16',
  });
  const customerId = await signIn(browser);
  const { status } = await browser.unlinked('/_unlinked/link', { customerId });
  expect([status, browser.jar.has('unlinked-account')]).toEqual([422, false]);
});

test('a pending social link is not linked for visitors, other customers, other brands or after five minutes', async () => {
  const shop = open();
  const browser = shop.browser();
  await browser.unlinked('/_unlinked', await proofOf('late@northstar.example'));
  const unlinkedAccountCookie = browser.jar.get('unlinked-account') ?? '';
  expect((await browser.unlinked('/_unlinked/link', { customerId: 'c1' })).status).toBe(401);
  const customerId = await signIn(browser);
  expect((await browser.unlinked('/_unlinked/link', { customerId: 'c1' })).status).toBe(401);
  expect((await browser.unlinked('/_unlinked/link', {})).status).toBe(401);
  browser.jar.set('unlinked-account', `${unlinkedAccountCookie.slice(0, -4)}AAAA`);
  expect((await browser.unlinked('/_unlinked/link', { customerId })).status).toBe(410);
  const lantern = shop.browser();
  await lantern.unlinked('/_unlinked', await proofOf('late@northstar.example'), { host: 'lantern.localhost' });
  browser.jar.set('unlinked-account', lantern.jar.get('unlinked-account') ?? '');
  expect((await browser.unlinked('/_unlinked/link', { customerId })).status).toBe(410);
  browser.jar.set('unlinked-account', unlinkedAccountCookie);
  now += 5 * 60_000;
  expect((await browser.unlinked('/_unlinked/link', { customerId })).status).toBe(410);
  expect(shop.sent.filter(({ url }) => url.includes('/social-auth/'))).toEqual([]);
});

test('the pending social link endpoint refuses other sites, incomplete proofs and proofs too long for a cookie', async () => {
  const browser = open().browser();
  const proof = { provider: 'northstar', assertion: 'a', nonce: NONCE };
  const status = async (body: object, headers: Record<string, string> = {}, path = '/_unlinked') =>
    (await browser.unlinked(path, body, headers)).status;
  expect(await status(proof, { origin: 'http://evil.example' })).toBe(403);
  expect(await status(proof, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ ...proof, nonce: 7 })).toBe(422);
  expect(await status([])).toBe(422);
  expect(await status({ ...proof, assertion: 'a'.repeat(3000) })).toBe(413);
  expect(await status(proof, {}, '/_unlinked/other')).toBe(404);
  expect(await status(proof, { host: 'elsewhere.localhost' })).toBe(404);
  expect(browser.jar.size).toBe(0);
});
