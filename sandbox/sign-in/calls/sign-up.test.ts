import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import type { SignupRequest } from '#schemas/generated/api/wire-types.gen.ts';
import {
  advanceClock,
  findCustomerByEmail,
  NOON_IN_SYDNEY,
  openIdentityShop,
  sandbox,
  sendRefusedCall,
} from '../../testing/identity-shop.ts';
import { logInAsDemoCustomer, readMailedToken, toSignedInCustomer } from '../../testing/sign-in.ts';

openIdentityShop();

describe('POST /check-email', () => {
  const check = async (email: string) => (await sandbox.send(calls.authCheckEmail, { body: { email } })).result;

  test('reports only whether an account can be opened', async () => {
    expect(await check('ADA@harbour.example')).toEqual({ available: false });
    expect(await check('ada@lantern.example')).toEqual({ available: true });
    const refused = await sandbox.sendRefused(calls.authCheckEmail, { body: { email: 'no address' } });
    expect([refused.status, refused.answer.errors]).toEqual([
      422,
      [{ code: 'invalid', message: 'Please enter a valid email address', target: 'email' }],
    ]);
    expect(await sandbox.fetch(calls.authCheckEmail, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
  });

  test('limits the number of checked addresses', async () => {
    for (let tries = 0; tries < 60; tries += 1) await check(`a${tries}@harbour.example`);
    expect(await sendRefusedCall(calls.authCheckEmail, { body: { email: 'b@harbour.example' } })).toEqual([
      429,
      'rate_limited',
    ]);
    advanceClock(60_000);
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
    const customer = findCustomerByEmail('nova@mail.example');
    expect(customer).toMatchObject({
      id: result.customer_id,
      firstName: 'Nova',
      lastName: 'Quill',
      createdAt: NOON_IN_SYDNEY,
    });
    expect(result.pricing_id).toBe('harbour-aud-wa');
    expect(sandbox.shop.identity.confirmations.getByCustomer(customer.id)).toMatchObject({
      emailRequired: false,
      emailUnproven: true,
    });
    const details = sandbox.shop.identity.signUps.findByCustomer(customer.id);
    expect(details).toMatchObject({ attribution: { affiliate_code: 'pelican' }, favourite_numbers: favourites });
    expect(JSON.stringify(details)).not.toContain('kettle');
    expect(customer.passwordHash).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    const token = readMailedToken(sandbox, customer.email);
    const confirmed = await sandbox.send(calls.customerConfirmEmailAddressByLink, { body: { token } });
    expect(confirmed.result).toEqual({
      address_confirmation_required: false,
      email_address_confirmation_required: false,
      email_address_unproven: false,
    });
    await sandbox.send(calls.authLogin, { body: { email: nova.email, password: nova.password } });
  });

  test('a new e-mail address is confirmed only by its link, not by a button', async () => {
    const { result } = await sandbox.send(calls.authSignup, { body: nova });
    const as = toSignedInCustomer(sandbox, result);
    expect(await sendRefusedCall(calls.customerConfirmEmailAddress, { as })).toEqual([409, 'email_link_required']);
    expect(await sendRefusedCall(calls.customerResendEmailConfirmation, { as })).toEqual([429, 'rate_limited']);
    const first = readMailedToken(sandbox, 'nova@mail.example');
    advanceClock(61_000);
    await sandbox.send(calls.customerResendEmailConfirmation, { as });
    expect(await sendRefusedCall(calls.customerConfirmEmailAddressByLink, { body: { token: first } })).toEqual([
      404,
      'link_not_valid',
    ]);
    await sandbox.send(calls.customerConfirmEmailAddressByLink, {
      body: { token: readMailedToken(sandbox, 'nova@mail.example') },
    });
    await sandbox.send(calls.customerConfirmEmailAddress, { as });
  });

  test('accepts a customer who turns 18 today in the shop’s time zone', async () => {
    const born = (date: string) => ({ body: { ...nova, date_of_birth: date } });
    expect(await sendRefusedCall(calls.authSignup, born('2008-03-05'))).toEqual([422, 'under_age']);
    sandbox.moveTo('2026-03-04T12:59:00Z');
    expect(await sendRefusedCall(calls.authSignup, born('2008-03-05'))).toEqual([422, 'under_age']);
    sandbox.moveTo('2026-03-04T13:00:00Z');
    await sandbox.send(calls.authSignup, born('2008-03-05'));
  });

  test('refuses with all errors at once', async () => {
    const { status, answer } = await sandbox.sendRefused(calls.authSignup, {
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
      ].map((wrong) => sendRefusedCall(calls.authSignup, { body: { ...nova, ...wrong } })),
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

  test('opens one account per e-mail address, also for parallel requests', async () => {
    const attempts = await Promise.all([1, 2, 3].map(() => sandbox.fetch(calls.authSignup, { body: nova })));
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const { answer } = await sandbox.sendRefused(calls.authSignup, { body: nova });
    expect(answer.errors).toMatchObject([{ code: 'email_taken', target: 'email' }]);
    await sandbox.send(calls.authSignup, { site: 'sunnyside', body: nova });
  });

  test('limits an IP address to a hundred accounts an hour', async () => {
    sandbox.shop.identity.rateLimiter.count(
      Array.from(
        { length: 100 },
        () => [{ kind: 'sign-up address', maxAttempts: 1000, windowMs: 3_600_000 }, 'local'] as const,
      ),
      NOON_IN_SYDNEY,
    );
    expect(await sendRefusedCall(calls.authSignup, { body: nova })).toEqual([429, 'rate_limited']);
  });
});

describe('confirming e-mail and postal address', () => {
  test('works for a signed-in customer', async () => {
    const finn = toSignedInCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'finn'));
    const address = await sandbox.send(calls.customerConfirmAddress, { as: finn });
    expect(address.result).toMatchObject({
      address_confirmation_required: false,
      email_address_confirmation_required: true,
    });
    const email = await sandbox.send(calls.customerConfirmEmailAddress, { as: finn });
    expect(email.result).toMatchObject({
      address_confirmation_required: false,
      email_address_confirmation_required: false,
    });
    expect(await sendRefusedCall(calls.customerResendEmailConfirmation, { as: finn })).toEqual([
      409,
      'email_confirmed',
    ]);
  });

  test('works by links, each once and for its own address', async () => {
    const mails = sandbox.shop.outbox.listLatest(2, { siteKey: 'harbour', recipient: 'finn@harbour.example' });
    const [email = '', address = ''] = mails.map(({ link }) => link?.slice(-43) ?? '');
    expect(await sendRefusedCall(calls.customerConfirmAddressByLink, { body: { token: email } })).toEqual([
      404,
      'link_not_valid',
    ]);
    const confirmed = await sandbox.send(calls.customerConfirmAddressByLink, { body: { token: address } });
    expect(confirmed.result).toEqual({
      address_confirmation_required: false,
      email_address_confirmation_required: true,
      email_address_unproven: false,
    });
    expect(await sendRefusedCall(calls.customerConfirmAddressByLink, { body: { token: address } })).toEqual([
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

  test('a link to a former e-mail address confirms nothing', async () => {
    const finn = findCustomerByEmail('finn@harbour.example');
    const [mail] = sandbox.shop.outbox.listLatest(1, { siteKey: null, recipient: finn.email });
    sandbox.shop.customers.update(finn.id, { email: 'finn@elsewhere.example' });
    const token = mail?.link?.slice(-43) ?? '';
    expect(await sendRefusedCall(calls.customerConfirmEmailAddressByLink, { body: { token } })).toEqual([
      404,
      'link_not_valid',
    ]);
  });

  test('the link can be resent after a minute, which voids the earlier one', async () => {
    const finn = toSignedInCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'finn'));
    expect(await sendRefusedCall(calls.customerResendEmailConfirmation, { as: finn })).toEqual([429, 'rate_limited']);
    const before = readMailedToken(sandbox, finn.customer.email);
    advanceClock(60_000);
    const { result } = await sandbox.send(calls.customerResendEmailConfirmation, { as: finn });
    expect(result).toEqual({ identifier: 'finn@******', retry_after: 60 });
    expect(await sendRefusedCall(calls.customerConfirmEmailAddressByLink, { body: { token: before } })).toEqual([
      404,
      'link_not_valid',
    ]);
    const token = readMailedToken(sandbox, finn.customer.email);
    await sandbox.send(calls.customerConfirmEmailAddressByLink, { body: { token } });
  });
});
