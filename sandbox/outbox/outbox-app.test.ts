import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_TOTP_SECRET } from '../seed/customers.ts';
import { computeTotpCode } from '../sign-in/totp.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { copySeededTestShop } from '../testing/seeded-shop.ts';

const NOON = Date.parse('2026-03-04T01:00:00Z');

let dataDir: string;
let sandbox: RunningSandbox;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  copySeededTestShop(NOON, dataDir);
  sandbox = await open('http://{site}.localhost:3000');
});

afterEach(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

function open(shopOrigin: string | null): Promise<RunningSandbox> {
  return startSandbox({ port: 0, dataDir, clock: () => NOON, shopOrigin });
}

async function sent(query = ''): Promise<unknown[]> {
  const mails: unknown = await (await fetch(`${sandbox.url}/_outbox.json${query}`)).json();
  if (!Array.isArray(mails)) throw new TypeError('the outbox is no list');
  return mails;
}

function support(fields: Record<string, string>, origin = sandbox.url): Promise<Response> {
  return fetch(`${sandbox.url}/_outbox/support`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

test('the outbox lists sent mails, newest first, filtered by brand or recipient', async () => {
  expect(await sent('?site=lantern&to=finn@lantern.example')).toMatchObject([
    { site: 'lantern', recipient: 'finn@lantern.example', subject: 'Confirm your email address' },
    { site: 'lantern', recipient: 'finn@lantern.example', subject: 'Confirm your address' },
  ]);
  expect(await sent('?site=lantern&to=finn@harbour.example')).toEqual([]);
  const [first] = await sent('?to=FINN@harbour.example');
  expect(first).toEqual({
    id: 2,
    site: 'harbour',
    recipient: 'finn@harbour.example',
    subject: 'Confirm your email address',
    body: expect.stringContaining('Hello Finn,'),
    link: expect.stringMatching(/^\/account-verification\?token=[\w-]{43}$/),
    href: expect.stringMatching(/^http:\/\/harbour\.localhost:3000\/account-verification\?token=[\w-]{43}$/),
    sent_at: '2026-03-04T01:00:00.000Z',
  });
});

test('the outbox page links into the shop and escapes markup in mails', async () => {
  const { siteKey } = { siteKey: 'harbour' };
  const mail = { siteKey, recipient: 'a@b.example', subject: '<b>bold</b>', body: '<script>', link: '/cart' };
  sandbox.shop.outbox.send(mail, NOON);
  const page = await (await fetch(`${sandbox.url}/_outbox`)).text();
  expect(page).toContain('<a href="http://harbour.localhost:3000/cart">');
  expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(page).not.toContain('<script>');
  expect(page).toContain(`<strong>${computeTotpCode(DEMO_TOTP_SECRET, NOON)}</strong> now`);
  const lantern = await (await fetch(`${sandbox.url}/_outbox?site=lantern`)).text();
  expect([lantern.includes('finn@lantern.example'), lantern.includes('finn@harbour.example')]).toEqual([true, false]);
});

test('the outbox shows bare paths when the shops’ origin is unknown', async () => {
  await sandbox.close();
  sandbox = await open(null);
  const [first] = await sent('?site=harbour&to=finn@harbour.example');
  expect(first).toMatchObject({ href: expect.stringMatching(/^\/account-verification/) });
});

test('the outbox page can send an autologin link and unlock an account', async () => {
  const { customers, identity } = sandbox.shop;
  const autologinResponse = await support({ site: 'harbour', email: 'BEN@harbour.example', action: 'autologin' });
  expect([autologinResponse.status, autologinResponse.headers.get('location')]).toEqual([303, '/_outbox?site=harbour']);
  expect((await sent())[0]).toMatchObject({
    recipient: 'ben@harbour.example',
    href: expect.stringMatching(/^http:\/\/harbour\.localhost:3000\/login\/autologin\/[\w-]{43}$/),
  });
  const ben = customers.findByEmail('harbour', 'ben@harbour.example');
  identity.twoFactor.lock(ben?.id ?? '', NOON);
  await support({ site: 'harbour', email: 'ben@harbour.example', action: 'unlock' });
  expect(identity.twoFactor.findByCustomer(ben?.id ?? '')).toMatchObject({ lockedAt: null });
});

test('the outbox page refuses an action that comes from a foreign origin, is unknown, or is for an unknown customer', async () => {
  const before = await sent();
  const ben = { site: 'harbour', email: 'ben@harbour.example' };
  const statuses = await Promise.all([
    support({ ...ben, action: 'autologin' }, 'https://evil.example'),
    support({ ...ben, email: 'nobody@harbour.example', action: 'autologin' }),
    support({ ...ben, action: 'close' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 404, 400]);
  expect(await sent()).toEqual(before);
});
