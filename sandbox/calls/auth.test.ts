import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiHeader } from '#schemas/api/headers.ts';
import { authAutologin } from '#schemas/generated/api/autologin.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { twoFactorGet } from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import type { SignupRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import { sendAutologin } from '../identity/links.ts';
import { DEMO_PASSWORD } from '../seed/customers.ts';
import { bensCode, credentialsOf, lastMail, logInAs, mailedToken, signedInBy } from '../testing/sign-in.ts';
import { type SendOptions, TestSandbox } from '../testing/test-sandbox.ts';

const NOON = Date.parse('2026-03-04T01:00:00Z');

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await TestSandbox.open(new Date(NOON).toISOString());
});

afterEach(async () => {
  await sandbox.close();
});

function later(milliseconds: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + milliseconds).toISOString());
}

async function refusalOf<Body, Answer>(
  call: Parameters<typeof sandbox.refused<Body, Answer>>[0],
  options: SendOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await sandbox.refused(call, options);
  return [status, answer.code];
}

function customerOf(email: string) {
  const customer = sandbox.shop.customers.byEmail('harbour', email);
  if (!customer) throw new Error(`there is no ${email}`);
  return customer;
}

describe('POST /login', () => {
  test('opens a session whose tokens name the customer', async () => {
    const session = await logInAs(sandbox, 'ada');
    const ada = customerOf('ada@harbour.example');
    expect(session).toEqual({
      customer_id: ada.id,
      customer_token: ada.customerToken,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      device_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      session_timeout: 3600,
      pricing_id: 'harbour-aud',
      segment_name: null,
      force_password_change: false,
      account_upgrade: false,
    });
    const access = decodeJwt(session.access_token);
    const refresh = decodeJwt(session.refresh_token);
    expect([access.sub, refresh.sub]).toEqual([ada.id, ada.id]);
    expect([access.exp, refresh.exp]).toEqual([NOON / 1000 + 300, NOON / 1000 + 3600]);
    proves('calls', 'auth.login');
  });

  test('takes the address in any case, and tells what is forced', async () => {
    const dev = await logInAs(sandbox, 'dev', { email: ' DEV@Harbour.Example ' });
    const eve = await logInAs(sandbox, 'eve');
    expect([dev.force_password_change, dev.account_upgrade]).toEqual([true, false]);
    expect([eve.force_password_change, eve.account_upgrade]).toEqual([false, true]);
  });

  test('keeps the id of a device that the engine knows', async () => {
    const device = 'a3a1c1b2-0000-4000-8000-1234567890ab';
    const { result } = await sandbox.send(calls.authLogin, {
      body: credentialsOf('ada'),
      headers: { [apiHeader.deviceId]: device },
    });
    expect(result.device_uuid).toBe(device);
    const odd = await sandbox.send(calls.authLogin, {
      body: credentialsOf('ada'),
      headers: { [apiHeader.deviceId]: 'my device' },
    });
    expect(odd.result.device_uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('refuses in the same words whether the address, the password or the brand is wrong', async () => {
    const refused = await Promise.all([
      sandbox.refused(calls.authLogin, { body: { ...credentialsOf('ada'), password: 'wrong' } }),
      sandbox.refused(calls.authLogin, { body: credentialsOf('nobody') }),
      sandbox.refused(calls.authLogin, { site: 'lantern', body: credentialsOf('ada') }),
    ]);
    const message = 'The e-mail address or the password is not right.';
    const answer = { errors: [{ code: 'login_incorrect', message }], code: 'login_incorrect', result: null };
    expect(refused).toEqual(refused.map(() => ({ status: 401, answer })));
  });

  test('refuses a closed account, and a body that breaks the contract', async () => {
    sandbox.shop.customers.close(customerOf('ada@harbour.example').id, NOON);
    expect(await refusalOf(calls.authLogin, { body: credentialsOf('ada') })).toEqual([401, 'login_incorrect']);
    const sent = async (body: unknown) => {
      const { status, json } = await sandbox.fetch(calls.authLogin, { body, breaks: 'always' });
      return [status, json];
    };
    expect(await sent({ email: 'ada@harbour.example' })).toMatchObject([422, { code: 'required' }]);
    expect(await sent({ ...credentialsOf('ada'), admin: true })).toMatchObject([422, { code: 'invalid' }]);
  });

  test('lets an account be tried ten times a minute, also all at once, and forgives those that succeed', async () => {
    const wrong = { body: { ...credentialsOf('ada'), password: 'wrong' } };
    for (let tries = 0; tries < 12; tries += 1) await logInAs(sandbox, 'ada');
    const refused = await Promise.all(Array.from({ length: 20 }, () => sandbox.fetch(calls.authLogin, wrong)));
    const statuses = refused.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    const locked = await sandbox.fetch(calls.authLogin, { body: credentialsOf('ada') });
    expect([locked.status, locked.headers.get('retry-after'), locked.json]).toMatchObject([
      429,
      '60',
      { code: 'rate_limited' },
    ]);
    await logInAs(sandbox, 'ivo');
    later(60_000);
    await logInAs(sandbox, 'ada');
  });

  test('lets an address be wrong a hundred times a minute', async () => {
    const from = (address: string, email: string) =>
      sandbox.fetch(calls.authLogin, {
        body: { email, password: 'wrong' },
        headers: { 'x-forwarded-for': address },
      });
    sandbox.shop.identity.limits.take(
      Array.from(
        { length: 100 },
        () => [{ kind: 'login address', most: 1000, window: 60_000 }, '203.0.113.7'] as const,
      ),
      NOON,
    );
    expect((await from('203.0.113.7', 'x@harbour.example')).status).toBe(429);
    expect((await from('203.0.113.8', 'x@harbour.example')).status).toBe(401);
  });
});

describe('POST /login by link', () => {
  test('signs in once, within ten minutes', async () => {
    const ada = customerOf('ada@harbour.example');
    sendAutologin(sandbox.shop, ada, NOON);
    expect(lastMail(sandbox, ada.email).link).toMatch(/^\/login\/autologin\/[\w-]{43}$/);
    const token = mailedToken(sandbox, ada.email);
    expect(await refusalOf(authAutologin, { site: 'lantern', body: { token } })).toEqual([404, 'link_not_valid']);
    const { result } = await sandbox.send(authAutologin, { body: { token } });
    expect(result.customer_id).toBe(ada.id);
    const { status, answer } = await sandbox.refused(authAutologin, { body: { token } });
    expect([status, answer.errors]).toEqual([404, [{ code: 'link_not_valid', message: 'Email link no longer valid' }]]);
    sendAutologin(sandbox.shop, ada, NOON);
    later(600_000);
    const late = mailedToken(sandbox, ada.email);
    expect(await refusalOf(authAutologin, { body: { token: late } })).toEqual([404, 'link_not_valid']);
    proves('calls', 'auth.autologin');
  });

  test('asks for a code where one is needed, and stays good until it is given', async () => {
    const ben = customerOf('ben@harbour.example');
    sendAutologin(sandbox.shop, ben, NOON);
    const token = mailedToken(sandbox, ben.email);
    expect(await refusalOf(authAutologin, { body: { token } })).toEqual([403, '2fa_required']);
    expect(await refusalOf(authAutologin, { body: { token, otp: '000000' } })).toEqual([403, '2fa_incorrect']);
    const { result } = await sandbox.send(authAutologin, { body: { token, otp: bensCode(sandbox) } });
    expect(result.customer_id).toBe(ben.id);
    for (let tries = 0; tries < 5; tries += 1) {
      sendAutologin(sandbox.shop, ben, NOON);
      const next = mailedToken(sandbox, ben.email);
      const code = tries < 4 ? '2fa_incorrect' : '2fa_account_locked';
      expect(await refusalOf(authAutologin, { body: { token: next, otp: '000000' } })).toEqual([403, code]);
    }
  });

  test('refuses a body without a token', async () => {
    expect(await sandbox.fetch(authAutologin, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
    expect(await sandbox.fetch(authAutologin, { body: { token: '' }, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'invalid' },
    });
  });

  test('lets nobody guess', async () => {
    const guess = () => sandbox.fetch(authAutologin, { body: { token: 'x'.repeat(43) } });
    const statuses = (await Promise.all(Array.from({ length: 61 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('POST /transfer', () => {
  test('carries a session to another host, once, within a minute, while it lasts', async () => {
    const ada = signedInBy(sandbox, await logInAs(sandbox, 'ada'));
    const mint = async () => (await sandbox.send(calls.authTransferToken, { as: ada })).result;
    const minted = await mint();
    expect(minted).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-03-04T01:01:00.000Z',
      path: `/login/transfer/${minted.token}`,
    });
    const { result } = await sandbox.send(calls.authTransfer, { body: { token: minted.token } });
    expect([result.customer_id, result.device_uuid]).toEqual([ada.customer.id, ada.session.deviceUuid]);
    expect(signedInBy(sandbox, result).session.id).not.toBe(ada.session.id);
    const refused = (token: string) => refusalOf(calls.authTransfer, { body: { token } });
    expect(await refused(minted.token)).toEqual([404, 'link_not_valid']);
    const late = await mint();
    const orphan = await mint();
    await sandbox.send(calls.authLogout, { as: ada });
    expect(await refused(orphan.token)).toEqual([404, 'link_not_valid']);
    later(60_000);
    expect(await refused(late.token)).toEqual([404, 'link_not_valid']);
    proves('calls', 'auth.transfer');
  });

  test('does not pass a code on', async () => {
    const ben = signedInBy(sandbox, await logInAs(sandbox, 'ben', { otp: bensCode(sandbox) }));
    const { result: minted } = await sandbox.send(calls.authTransferToken, { as: ben });
    const { result } = await sandbox.send(calls.authTransfer, { body: { token: minted.token } });
    expect([ben.session.elevatedUntil > NOON, signedInBy(sandbox, result).session.elevatedUntil]).toEqual([true, 0]);
  });

  test('refuses a body without a token', async () => {
    expect(await sandbox.fetch(calls.authTransfer, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
    expect(await sandbox.fetch(calls.authTransfer, { body: { token: 7 }, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'invalid' },
    });
  });
});

test('GET /logout ends the session with its tokens', async () => {
  const answer = await logInAs(sandbox, 'ada');
  const ada = signedInBy(sandbox, answer);
  expect((await sandbox.send(calls.authLogout, { as: ada })).result).toEqual({ done: true });
  expect(await refusalOf(twoFactorGet, { as: ada })).toEqual([401, 'invalid_token']);
  expect(await refusalOf(calls.authRefresh, { body: { refresh_token: answer.refresh_token } })).toEqual([
    401,
    'refresh_invalid',
  ]);
  proves('calls', 'auth.logout');
});

describe('POST /check-email', () => {
  const check = async (email: string) => (await sandbox.send(calls.authCheckEmail, { body: { email } })).result;

  test('tells only whether an account can be opened', async () => {
    expect(await check('ADA@harbour.example')).toEqual({ available: false });
    expect(await check('ada@lantern.example')).toEqual({ available: true });
    const refused = await sandbox.refused(calls.authCheckEmail, { body: { email: 'no address' } });
    expect([refused.status, refused.answer.errors]).toEqual([
      422,
      [{ code: 'invalid', message: 'Please enter a valid email address', target: 'email' }],
    ]);
    expect(await sandbox.fetch(calls.authCheckEmail, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
    proves('calls', 'auth.check-email');
  });

  test('lets nobody try long lists', async () => {
    for (let tries = 0; tries < 60; tries += 1) await check(`a${tries}@harbour.example`);
    expect(await refusalOf(calls.authCheckEmail, { body: { email: 'b@harbour.example' } })).toEqual([
      429,
      'rate_limited',
    ]);
    later(60_000);
    await check('b@harbour.example');
  });
});

describe('POST /signup', () => {
  const nova: SignupRequest = {
    email: 'Nova@Mail.Example',
    password: 'tall-copper-kettle',
    firstname: 'Nova',
    lastname: 'Quill',
    date_of_birth: '2008-03-04',
    state: 'WA',
    terms_accepted: true,
    metadata: { platform: 'Web' },
  };

  test('opens an account, signs in, and asks to confirm the e-mail address', async () => {
    const favourites = [{ lottery_key: 'golden-bay', number_sets: [{ key: 'main', numbers: [1, 2, 3, 4, 5, 6] }] }];
    const { result } = await sandbox.send(calls.authSignup, {
      body: {
        ...nova,
        attribution: { affiliate_code: 'pelican', utm_source: 'app' },
        favourite_numbers: favourites,
        marketing_opt_in: true,
      },
    });
    const customer = customerOf('nova@mail.example');
    expect(customer).toMatchObject({ id: result.customer_id, firstName: 'Nova', lastName: 'Quill', createdAt: NOON });
    expect(result.pricing_id).toBe('harbour-aud-wa');
    expect(sandbox.shop.identity.confirmations.of(customer.id).emailRequired).toBe(true);
    const details = sandbox.shop.identity.signUps.of(customer.id);
    expect(details).toMatchObject({ attribution: { affiliate_code: 'pelican' }, favourite_numbers: favourites });
    expect(JSON.stringify(details)).not.toContain('kettle');
    expect(customer.passwordHash).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    const token = mailedToken(sandbox, customer.email);
    const confirmed = await sandbox.send(calls.customerConfirmEmailAddressByLink, { body: { token } });
    expect(confirmed.result).toEqual({
      address_confirmation_required: false,
      email_address_confirmation_required: false,
    });
    await sandbox.send(calls.authLogin, { body: { email: nova.email, password: nova.password } });
    proves('calls', 'auth.signup');
  });

  test('is open to those who are 18 today where the shop is', async () => {
    const born = (date: string) => ({ body: { ...nova, date_of_birth: date } });
    expect(await refusalOf(calls.authSignup, born('2008-03-05'))).toEqual([422, 'under_age']);
    sandbox.moveTo('2026-03-04T12:59:00Z');
    expect(await refusalOf(calls.authSignup, born('2008-03-05'))).toEqual([422, 'under_age']);
    sandbox.moveTo('2026-03-04T13:00:00Z');
    await sandbox.send(calls.authSignup, born('2008-03-05'));
  });

  test('says everything that is wrong at once', async () => {
    const { status, answer } = await sandbox.refused(calls.authSignup, {
      body: {
        ...nova,
        email: 'nova',
        firstname: '4111 1111 1111 1',
        lastname: ' ',
        password: 'password1',
        date_of_birth: '2008-02-30',
        state: 'NSWL',
        terms_accepted: false,
      },
    });
    expect([status, answer.errors.map(({ code, target }) => [code, target])]).toEqual([
      422,
      [
        ['invalid', 'email'],
        ['name_not_valid', 'firstname'],
        ['name_not_valid', 'lastname'],
        ['password_too_weak', 'password'],
        ['invalid', 'date_of_birth'],
        ['region_not_offered', 'state'],
        ['terms_required', 'terms_accepted'],
      ],
    ]);
    const codes = await Promise.all(
      [
        { firstname: '4111 1111 1111 1' },
        { password: 'nova@mail.example' },
        { state: 'GB' as const },
        { terms_accepted: false },
      ].map((wrong) => refusalOf(calls.authSignup, { body: { ...nova, ...wrong } })),
    );
    expect(codes.map(([, code]) => code)).toEqual([
      'name_not_valid',
      'password_too_weak',
      'region_not_offered',
      'terms_required',
    ]);
    const short = await sandbox.fetch(calls.authSignup, { body: { ...nova, password: 'short' }, breaks: 'always' });
    const missing = await sandbox.fetch(calls.authSignup, { body: {}, breaks: 'always' });
    expect([short.json, missing.json]).toMatchObject([{ code: 'invalid' }, { code: 'required' }]);
    await sandbox.send(calls.authSignup, { site: 'lantern', body: { ...nova, state: 'GB' } });
  });

  test('gives an address of a brand one account, also when two come at once', async () => {
    const attempts = await Promise.all([1, 2, 3].map(() => sandbox.fetch(calls.authSignup, { body: nova })));
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const { answer } = await sandbox.refused(calls.authSignup, { body: nova });
    expect(answer.errors).toMatchObject([{ code: 'email_taken', target: 'email' }]);
    await sandbox.send(calls.authSignup, { site: 'sunnyside', body: nova });
  });

  test('lets an address open a hundred accounts an hour', async () => {
    sandbox.shop.identity.limits.take(
      Array.from({ length: 100 }, () => [{ kind: 'sign-up address', most: 1000, window: 3_600_000 }, 'local'] as const),
      NOON,
    );
    expect(await refusalOf(calls.authSignup, { body: nova })).toEqual([429, 'rate_limited']);
  });
});

describe('confirming', () => {
  test('by a signed-in customer', async () => {
    const finn = signedInBy(sandbox, await logInAs(sandbox, 'finn'));
    const address = await sandbox.send(calls.customerConfirmAddress, { as: finn });
    expect(address.result).toEqual({ address_confirmation_required: false, email_address_confirmation_required: true });
    const email = await sandbox.send(calls.customerConfirmEmailAddress, { as: finn });
    expect(email.result).toEqual({ address_confirmation_required: false, email_address_confirmation_required: false });
    expect(await refusalOf(calls.customerResendEmailConfirmation, { as: finn })).toEqual([409, 'email_confirmed']);
    proves('calls', 'customer.confirm-address', 'customer.confirm-email-address');
  });

  test('by links, once each, each for its own', async () => {
    const mails = sandbox.shop.outbox.latest(2, { siteKey: 'harbour', recipient: 'finn@harbour.example' });
    const [email = '', address = ''] = mails.map(({ link }) => link?.slice(-43) ?? '');
    expect(await refusalOf(calls.customerConfirmAddressByLink, { body: { token: email } })).toEqual([
      404,
      'link_not_valid',
    ]);
    const confirmed = await sandbox.send(calls.customerConfirmAddressByLink, { body: { token: address } });
    expect(confirmed.result).toEqual({
      address_confirmation_required: false,
      email_address_confirmation_required: true,
    });
    expect(await refusalOf(calls.customerConfirmAddressByLink, { body: { token: address } })).toEqual([
      404,
      'link_not_valid',
    ]);
    for (const call of [calls.customerConfirmAddressByLink, calls.customerConfirmEmailAddressByLink]) {
      expect(await sandbox.fetch(call, { body: {}, breaks: 'always' })).toMatchObject({
        status: 422,
        json: { code: 'required' },
      });
      expect(await sandbox.fetch(call, { body: { token: 1 }, breaks: 'always' })).toMatchObject({
        status: 422,
        json: { code: 'invalid' },
      });
    }
  });

  test('an e-mail address that is no longer the customer’s is not confirmed', async () => {
    const finn = customerOf('finn@harbour.example');
    const [mail] = sandbox.shop.outbox.latest(1, { siteKey: null, recipient: finn.email });
    sandbox.shop.customers.change(finn.id, { email: 'finn@elsewhere.example' });
    const token = mail?.link?.slice(-43) ?? '';
    expect(await refusalOf(calls.customerConfirmEmailAddressByLink, { body: { token } })).toEqual([
      404,
      'link_not_valid',
    ]);
  });

  test('the link is sent again after a minute, and the one before is void', async () => {
    const finn = signedInBy(sandbox, await logInAs(sandbox, 'finn'));
    expect(await refusalOf(calls.customerResendEmailConfirmation, { as: finn })).toEqual([429, 'rate_limited']);
    const before = mailedToken(sandbox, finn.customer.email);
    later(60_000);
    const { result } = await sandbox.send(calls.customerResendEmailConfirmation, { as: finn });
    expect(result).toEqual({ identifier: 'finn@******', retry_after: 60 });
    expect(await refusalOf(calls.customerConfirmEmailAddressByLink, { body: { token: before } })).toEqual([
      404,
      'link_not_valid',
    ]);
    const token = mailedToken(sandbox, finn.customer.email);
    await sandbox.send(calls.customerConfirmEmailAddressByLink, { body: { token } });
  });
});

test('every demonstration customer of every brand signs in', async () => {
  for (const site of ['harbour', 'lantern', 'sunnyside'] as const) {
    const names = ['ada', 'ben', 'cleo', 'dev', 'eve', 'finn', 'gus', 'hana', 'ivo'];
    const answers = await Promise.all(
      names.map((name) => sandbox.fetch(calls.authLogin, { site, body: credentialsOf(name, site) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 200, 200, 200, 200, 200, 200]);
  }
  expect(DEMO_PASSWORD).toBe('Correct-Horse-9');
});
