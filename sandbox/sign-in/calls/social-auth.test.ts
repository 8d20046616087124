import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { customerConfirmPassword } from '#schemas/generated/api/identity.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/social-auth.wire-calls.gen.ts';
import { DEMO_PASSWORD } from '../../seed/customers.ts';
import { generateBenAuthenticatorCode } from '../../testing/sign-in.ts';
import {
  type SignedInTestCustomer,
  type TestCallOptions,
  TestSandbox,
  type TestSiteKey,
} from '../../testing/test-sandbox.ts';

const NOON = Date.parse('2026-03-04T01:00:00Z');
const NONCE = 'nonce-of-this-browser';
const params = { provider: 'northstar' };

let sandbox: TestSandbox;
let ada: SignedInTestCustomer;

beforeEach(async () => {
  sandbox = await TestSandbox.open(new Date(NOON).toISOString());
  ada = await signIn('ada');
});

afterEach(async () => {
  await sandbox.close();
});

async function signIn(key: string): Promise<SignedInTestCustomer> {
  const customer = sandbox.shop.customers.findByEmail('harbour', `${key}@harbour.example`);
  if (!customer) throw new Error(`there is no ${key}`);
  return sandbox.signIn(customer);
}

async function refusalOf<Body, Answer>(
  call: Parameters<typeof sandbox.sendRefused<Body, Answer>>[0],
  options: TestCallOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await sandbox.sendRefused(call, options);
  return [status, answer.code];
}

function authorise(provider: string, query: Record<string, string>, email?: string): Promise<Response> {
  const url = new URL(`/_providers/${provider}/authorise`, sandbox.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return fetch(
    url,
    email === undefined ? {} : { method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' },
  );
}

/** The assertion that a visitor gets from a provider. */
async function proofOf(email: string, provider = 'northstar', client: TestSiteKey = 'harbour') {
  const redirect = 'http://harbour.localhost:3000/login?from=provider';
  const query = { client, redirect_uri: redirect, state: 's', nonce: NONCE };
  const response = await authorise(provider, query, email);
  const back = new URL(response.headers.get('location') ?? '');
  expect([back.origin + back.pathname, back.searchParams.get('from'), back.searchParams.get('state')]).toEqual([
    'http://harbour.localhost:3000/login',
    'provider',
    's',
  ]);
  return { assertion: back.searchParams.get('assertion') ?? '', nonce: NONCE };
}

describe('the stand-in sign-in providers', () => {
  test('are listed with their sign-in pages', async () => {
    const { result } = await sandbox.send(calls.socialAuthProviders, { site: 'lantern' });
    expect(result).toEqual([
      { provider: 'northstar', name: 'Northstar', authorise_path: '/_providers/northstar/authorise?client=lantern' },
      { provider: 'daylight', name: 'Daylight', authorise_path: '/_providers/daylight/authorise?client=lantern' },
    ]);
    const query = { client: 'lantern', redirect_uri: 'http://lantern.localhost/x', state: 's', nonce: NONCE };
    const page = await authorise('daylight', query);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Continue to Lantern')]);
  });

  test('refuse a redirect to another machine, a short nonce, and an unknown brand, provider or e-mail address', async () => {
    const good = { client: 'harbour', redirect_uri: 'http://harbour.localhost/x', state: 's', nonce: NONCE };
    const wrong = [
      { ...good, redirect_uri: 'https://evil.example/' },
      { ...good, redirect_uri: 'https://localhost.evil.example/' },
      { ...good, redirect_uri: 'javascript:alert(1)//.localhost' },
      { ...good, nonce: 'short' },
      { ...good, client: 'nobody' },
    ];
    const statuses = wrong.flatMap((query) => [
      authorise('northstar', query),
      authorise('northstar', query, 'a@b.example'),
    ]);
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual(Array(10).fill(400));
    expect((await authorise('nobody', good, 'a@b.example')).status).toBe(400);
    expect((await authorise('northstar', good, 'no address')).status).toBe(400);
  });
});

describe('a social account of a sign-in provider', () => {
  test('can be linked, listed, used to sign in, and unlinked', async () => {
    const linked = [
      { provider: 'northstar', name: 'Northstar', identifier: 'ada.m@******', since: '2026-03-04T01:00:00.000Z' },
    ];
    const proof = await proofOf('ada.m@mail.example');
    expect((await sandbox.send(calls.socialAuthLink, { as: ada, params, body: proof })).result).toEqual(linked);
    expect((await sandbox.send(calls.socialAuthList, { as: ada })).result).toEqual(linked);
    const body = await proofOf('ADA.M@mail.example');
    const { result } = await sandbox.send(calls.socialAuthLogin, { params, body });
    expect(result.customer_id).toBe(ada.customer.id);
    expect(await refusalOf(calls.socialAuthLogin, { params, body })).toEqual([422, 'assertion_not_valid']);
    expect((await sandbox.send(calls.socialAuthUnlink, { as: ada, params })).result).toEqual([]);
    expect(await refusalOf(calls.socialAuthUnlink, { as: ada, params })).toEqual([404, 'social_not_linked']);
    const gone = await proofOf('ada.m@mail.example');
    expect(await refusalOf(calls.socialAuthLogin, { params, body: gone })).toEqual([401, 'social_account_unknown']);
    const subjects = sandbox.shop.outbox.listLatest(2, { siteKey: null, recipient: ada.customer.email });
    expect(subjects.map(({ subject }) => subject)).toEqual(['Northstar was unlinked', 'Northstar was linked']);
  });

  test('is never matched by e-mail address alone', async () => {
    const body = await proofOf(ada.customer.email);
    expect(await refusalOf(calls.socialAuthLogin, { params, body })).toEqual([401, 'social_account_unknown']);
  });

  test('belongs to one customer of a brand, with one account per provider', async () => {
    await sandbox.send(calls.socialAuthLink, { as: ada, params, body: await proofOf('a@mail.example') });
    const ivo = await signIn('ivo');
    expect(await refusalOf(calls.socialAuthLink, { as: ivo, params, body: await proofOf('a@mail.example') })).toEqual([
      409,
      'social_account_taken',
    ]);
    expect(await refusalOf(calls.socialAuthLink, { as: ada, params, body: await proofOf('b@mail.example') })).toEqual([
      409,
      'social_already_linked',
    ]);
    const daylight = { provider: 'daylight' };
    const proof = await proofOf('a@mail.example', 'daylight');
    const { result } = await sandbox.send(calls.socialAuthLink, { as: ivo, params: daylight, body: proof });
    expect(result).toMatchObject([{ provider: 'daylight' }]);
  });

  test('requires the password when linked later than a minute after sign-in', async () => {
    sandbox.shop.sessions.elevate(ada.session.id, 0);
    sandbox.moveTo(new Date(NOON + 60_000).toISOString());
    const body = await proofOf('ada.m@mail.example');
    expect(await refusalOf(calls.socialAuthLink, { as: ada, params, body })).toEqual([403, 'password_required']);
    await sandbox.send(customerConfirmPassword, { as: ada, body: { password: DEMO_PASSWORD } });
    const { result } = await sandbox.send(calls.socialAuthLink, { as: ada, params, body });
    expect(result).toMatchObject([{ provider: 'northstar' }]);
  });

  test('can be linked and used by a customer with two-factor only with a code', async () => {
    const ben = await signIn('ben');
    const proof = await proofOf('ben@mail.example');
    expect(await refusalOf(calls.socialAuthLink, { as: ben, params, body: proof })).toEqual([403, '2fa_required']);
    sandbox.shop.sessions.elevate(ben.session.id, NOON + 1);
    await sandbox.send(calls.socialAuthLink, { as: ben, params, body: proof });
    const body = await proofOf('ben@mail.example');
    const refused = async (otp?: string) =>
      refusalOf(calls.socialAuthLogin, { params, body: otp === undefined ? body : { ...body, otp } });
    expect([await refused(), await refused('000000')]).toEqual([
      [403, '2fa_required'],
      [403, '2fa_incorrect'],
    ]);
    await sandbox.send(calls.socialAuthLogin, {
      params,
      body: { ...body, otp: generateBenAuthenticatorCode(sandbox) },
    });
    sandbox.shop.identity.twoFactor.lock(ben.customer.id, NOON);
    const next = await proofOf('ben@mail.example');
    expect(await refusalOf(calls.socialAuthLogin, { params, body: next })).toEqual([403, '2fa_account_locked']);
  });
});

test('a social sign-in assertion is valid only for its provider, brand and nonce, and for five minutes', async () => {
  const refused = async (body: { assertion: string; nonce: string }, provider = 'northstar', as = ada) => [
    await refusalOf(calls.socialAuthLink, { as, params: { provider }, body }),
    await refusalOf(calls.socialAuthLogin, { params: { provider }, body }),
  ];
  const invalid = [
    [422, 'assertion_not_valid'],
    [422, 'assertion_not_valid'],
  ];
  const proof = await proofOf('a@mail.example');
  expect(await refused({ ...proof, nonce: 'nonce-of-another-browser' })).toEqual(invalid);
  expect(await refused(proof, 'daylight')).toEqual(invalid);
  expect(await refused({ ...proof, assertion: proof.assertion.slice(0, -3) })).toEqual(invalid);
  expect(await refused(await proofOf('a@mail.example', 'northstar', 'lantern'))).toEqual(invalid);
  expect(await refused(proof, 'nobody')).toEqual([
    [404, 'provider_not_found'],
    [404, 'provider_not_found'],
  ]);
  expect(await refusalOf(calls.socialAuthUnlink, { as: ada, params: { provider: 'nobody' } })).toEqual([
    404,
    'provider_not_found',
  ]);
  sandbox.moveTo(new Date(NOON + 300_000).toISOString());
  expect(await refusalOf(calls.socialAuthLogin, { params, body: proof })).toEqual([422, 'assertion_not_valid']);
});

test('linking a social account or signing in with one is refused with an invalid body', async () => {
  for (const call of [calls.socialAuthLink, calls.socialAuthLogin]) {
    const sent = async (body: unknown) => (await sandbox.fetch(call, { as: ada, params, body, breaks: 'always' })).json;
    expect([await sent({}), await sent({ assertion: 'a', nonce: 'short' })]).toMatchObject([
      { code: 'required' },
      { code: 'invalid' },
    ]);
  }
});
