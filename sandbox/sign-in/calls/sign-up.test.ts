import { describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import * as site from '#schemas/generated/api/site.wire-calls.gen.ts';
import type { SignupRequest } from '#schemas/generated/api/wire-types.gen.ts';
import {
  advanceIdentityTestClock,
  findIdentityTestCustomerByEmail,
  identityTestSandbox,
  NOON_IN_SYDNEY_MS,
  sendRefusedIdentityTestCall,
  setUpSeededShopForIdentityTests,
} from '../../testing/identity-shop.ts';
import { logInAsDemoCustomer, readMailedToken, toSignedInTestCustomer } from '../../testing/sign-in.ts';

setUpSeededShopForIdentityTests();

describe('POST /check-email', () => {
  const check = async (email: string) =>
    (await identityTestSandbox.send(calls.authCheckEmail, { body: { email } })).result;

  test('reports only whether an account can be opened with the e-mail address', async () => {
    expect(await check('ADA@harbour.example')).toEqual({ available: false });
    expect(await check('ada@lantern.example')).toEqual({ available: true });
    const refused = await identityTestSandbox.sendRefused(calls.authCheckEmail, { body: { email: 'no address' } });
    expect([refused.status, refused.answer.errors]).toEqual([
      422,
      [{ code: 'invalid', message: 'Please enter a valid email address', target: 'email' }],
    ]);
    expect(await identityTestSandbox.fetch(calls.authCheckEmail, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
  });

  test('limits the number of checked addresses', async () => {
    for (let tries = 0; tries < 60; tries += 1) await check(`a${tries}@harbour.example`);
    expect(await sendRefusedIdentityTestCall(calls.authCheckEmail, { body: { email: 'b@harbour.example' } })).toEqual([
      429,
      'rate_limited',
    ]);
    advanceIdentityTestClock(60_000);
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
    const { result } = await identityTestSandbox.send(calls.authSignup, {
      body: {
        ...nova,
        attribution: { affiliate_code: 'pelican', utm_source: 'app' },
        favourite_numbers: favourites,
        marketing_opt_in: true,
      },
    });
    const customer = findIdentityTestCustomerByEmail('nova@mail.example');
    expect(customer).toMatchObject({
      id: result.customer_id,
      firstName: 'Nova',
      lastName: 'Quill',
      createdAt: NOON_IN_SYDNEY_MS,
    });
    expect(result.pricing_id).toBe('harbour-aud-wa');
    expect(identityTestSandbox.shop.identity.confirmations.getByCustomer(customer.id)).toMatchObject({
      emailRequired: false,
      emailUnproven: true,
    });
    const details = identityTestSandbox.shop.identity.signUps.findByCustomer(customer.id);
    expect(details).toMatchObject({ attribution: { affiliate_code: 'pelican' }, favourite_numbers: favourites });
    expect(JSON.stringify(details)).not.toContain('kettle');
    expect(customer.passwordHash).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    const token = readMailedToken(identityTestSandbox, customer.email);
    const confirmed = await identityTestSandbox.send(calls.customerConfirmEmailAddressByLink, { body: { token } });
    expect(confirmed.result).toEqual({
      address_confirmation_required: false,
      email_address_confirmation_required: false,
      email_address_unproven: false,
    });
    await identityTestSandbox.send(calls.authLogin, { body: { email: nova.email, password: nova.password } });
  });

  test('a new e-mail address is confirmed only by its link, not by a button', async () => {
    const { result } = await identityTestSandbox.send(calls.authSignup, { body: nova });
    const as = toSignedInTestCustomer(identityTestSandbox, result);
    expect(await sendRefusedIdentityTestCall(calls.customerConfirmEmailAddress, { as })).toEqual([
      409,
      'email_link_required',
    ]);
    expect(await sendRefusedIdentityTestCall(calls.customerResendEmailConfirmation, { as })).toEqual([
      429,
      'rate_limited',
    ]);
    const first = readMailedToken(identityTestSandbox, 'nova@mail.example');
    advanceIdentityTestClock(61_000);
    await identityTestSandbox.send(calls.customerResendEmailConfirmation, { as });
    expect(
      await sendRefusedIdentityTestCall(calls.customerConfirmEmailAddressByLink, { body: { token: first } }),
    ).toEqual([404, 'link_not_valid']);
    await identityTestSandbox.send(calls.customerConfirmEmailAddressByLink, {
      body: { token: readMailedToken(identityTestSandbox, 'nova@mail.example') },
    });
    await identityTestSandbox.send(calls.customerConfirmEmailAddress, { as });
  });

  test('records the version and the language of the terms that the customer agreed to', async () => {
    const headers = { [apiHeaderNames.language]: 'zh-Hans-AU' };
    const { result } = await identityTestSandbox.send(calls.authSignup, { body: nova, headers });
    expect(identityTestSandbox.shop.termsAgreements.listByCustomer(result.customer_id)).toEqual([
      { occasion: 'sign-up', reference: null, version: '2026-01', locale: 'zh-Hans-AU', agreedAt: NOON_IN_SYDNEY_MS },
    ]);
  });

  test('accepts a customer who turns 18 today in the shop’s time zone', async () => {
    const born = (date: string) => ({ body: { ...nova, date_of_birth: date } });
    expect(await sendRefusedIdentityTestCall(calls.authSignup, born('2008-03-05'))).toEqual([422, 'under_age']);
    identityTestSandbox.moveTo('2026-03-04T12:59:00Z');
    expect(await sendRefusedIdentityTestCall(calls.authSignup, born('2008-03-05'))).toEqual([422, 'under_age']);
    identityTestSandbox.moveTo('2026-03-04T13:00:00Z');
    await identityTestSandbox.send(calls.authSignup, born('2008-03-05'));
  });

  test('takes the minimum age of the country of the brand', async () => {
    const [brand] = identityTestSandbox.shop.brands;
    if (brand) Object.assign(brand, { catalogue: { ...brand.catalogue, minimumAge: 20 } });
    const signUp = { body: { ...nova, date_of_birth: '2006-03-05' } };
    const { answer } = await identityTestSandbox.sendRefused(calls.authSignup, signUp);
    expect(answer.errors).toEqual([{ code: 'under_age', message: 'You must be 20 or over.', target: 'date_of_birth' }]);
    const { result } = await identityTestSandbox.send(site.configGet);
    expect(result.minimum_age).toBe(20);
    await identityTestSandbox.send(calls.authSignup, { body: { ...nova, date_of_birth: '2006-03-04' } });
  });

  test('refuses an invalid sign-up with all its errors at once', async () => {
    const { status, answer } = await identityTestSandbox.sendRefused(calls.authSignup, {
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
      ].map((wrong) => sendRefusedIdentityTestCall(calls.authSignup, { body: { ...nova, ...wrong } })),
    );
    expect(codes.map(([, code]) => code)).toEqual([
      'name_not_valid',
      'password_too_weak',
      'region_not_offered',
      'terms_required',
    ]);
    const short = await identityTestSandbox.fetch(calls.authSignup, {
      body: { ...nova, password: 'short' },
      breaks: 'always',
    });
    const missing = await identityTestSandbox.fetch(calls.authSignup, { body: {}, breaks: 'always' });
    expect([short.json, missing.json]).toMatchObject([{ code: 'invalid' }, { code: 'required' }]);
    await identityTestSandbox.send(calls.authSignup, { site: 'lantern', body: { ...nova, state: 'GB' } });
  });

  test('opens one account per e-mail address, also for parallel requests', async () => {
    const attempts = await Promise.all(
      [1, 2, 3].map(() => identityTestSandbox.fetch(calls.authSignup, { body: nova })),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const { answer } = await identityTestSandbox.sendRefused(calls.authSignup, { body: nova });
    expect(answer.errors).toMatchObject([{ code: 'email_taken', target: 'email' }]);
    await identityTestSandbox.send(calls.authSignup, { site: 'sunnyside', body: nova });
  });

  test('limits an IP address to a hundred accounts an hour', async () => {
    identityTestSandbox.shop.identity.rateLimiter.count(
      Array.from(
        { length: 100 },
        () => [{ kind: 'sign-up address', maxAttempts: 1000, windowMs: 3_600_000 }, 'local'] as const,
      ),
      NOON_IN_SYDNEY_MS,
    );
    expect(await sendRefusedIdentityTestCall(calls.authSignup, { body: nova })).toEqual([429, 'rate_limited']);
  });
});

describe('confirming e-mail and postal address', () => {
  test('works for a signed-in customer', async () => {
    const finn = toSignedInTestCustomer(identityTestSandbox, await logInAsDemoCustomer(identityTestSandbox, 'finn'));
    const address = await identityTestSandbox.send(calls.customerConfirmAddress, { as: finn });
    expect(address.result).toMatchObject({
      address_confirmation_required: false,
      email_address_confirmation_required: true,
    });
    const email = await identityTestSandbox.send(calls.customerConfirmEmailAddress, { as: finn });
    expect(email.result).toMatchObject({
      address_confirmation_required: false,
      email_address_confirmation_required: false,
    });
    expect(await sendRefusedIdentityTestCall(calls.customerResendEmailConfirmation, { as: finn })).toEqual([
      409,
      'email_confirmed',
    ]);
  });

  test('works by links, each once and for its own address', async () => {
    const mails = identityTestSandbox.shop.outbox.listLatest(2, {
      siteKey: 'harbour',
      recipient: 'finn@harbour.example',
    });
    const [email = '', address = ''] = mails.map(({ link }) => link?.slice(-43) ?? '');
    expect(await sendRefusedIdentityTestCall(calls.customerConfirmAddressByLink, { body: { token: email } })).toEqual([
      404,
      'link_not_valid',
    ]);
    const confirmed = await identityTestSandbox.send(calls.customerConfirmAddressByLink, { body: { token: address } });
    expect(confirmed.result).toEqual({
      address_confirmation_required: false,
      email_address_confirmation_required: true,
      email_address_unproven: false,
    });
    expect(await sendRefusedIdentityTestCall(calls.customerConfirmAddressByLink, { body: { token: address } })).toEqual(
      [404, 'link_not_valid'],
    );
    for (const call of [calls.customerConfirmAddressByLink, calls.customerConfirmEmailAddressByLink]) {
      expect(await identityTestSandbox.fetch(call, { body: {}, breaks: 'always' })).toMatchObject({
        status: 422,
        json: { code: 'required' },
      });
      expect(await identityTestSandbox.fetch(call, { body: { token: 1 }, breaks: 'always' })).toMatchObject({
        status: 422,
        json: { code: 'invalid' },
      });
    }
  });

  test('a link to a former e-mail address confirms nothing', async () => {
    const finn = findIdentityTestCustomerByEmail('finn@harbour.example');
    const [mail] = identityTestSandbox.shop.outbox.listLatest(1, { siteKey: null, recipient: finn.email });
    identityTestSandbox.shop.customers.update(finn.id, { email: 'finn@elsewhere.example' });
    const token = mail?.link?.slice(-43) ?? '';
    expect(await sendRefusedIdentityTestCall(calls.customerConfirmEmailAddressByLink, { body: { token } })).toEqual([
      404,
      'link_not_valid',
    ]);
  });

  test('the link to the e-mail address can be resent after a minute, which voids the earlier link', async () => {
    const finn = toSignedInTestCustomer(identityTestSandbox, await logInAsDemoCustomer(identityTestSandbox, 'finn'));
    expect(await sendRefusedIdentityTestCall(calls.customerResendEmailConfirmation, { as: finn })).toEqual([
      429,
      'rate_limited',
    ]);
    const before = readMailedToken(identityTestSandbox, finn.customer.email);
    advanceIdentityTestClock(60_000);
    const { result } = await identityTestSandbox.send(calls.customerResendEmailConfirmation, { as: finn });
    expect(result).toEqual({ identifier: 'finn@******', retry_after: 60 });
    expect(
      await sendRefusedIdentityTestCall(calls.customerConfirmEmailAddressByLink, { body: { token: before } }),
    ).toEqual([404, 'link_not_valid']);
    const token = readMailedToken(identityTestSandbox, finn.customer.email);
    await identityTestSandbox.send(calls.customerConfirmEmailAddressByLink, { body: { token } });
  });
});
