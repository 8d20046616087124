import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { customerVerify } from '#schemas/generated/api/verification.wire-calls.gen.ts';
import type { CustomerDetailsRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import type { NewCustomer } from '../customers/customer-store.ts';
import { requireAddressConfirmation } from '../identity/confirmations.ts';
import { hashPassword } from '../identity/passwords.ts';
import { DEMO_PASSWORD } from '../seed/customers.ts';
import { Buyer } from '../testing/buyer.ts';
import { bensCode, lastMail, logInAs, signedInBy } from '../testing/sign-in.ts';
import { type SignedIn, type SiteKey, TestSandbox } from '../testing/test-sandbox.ts';
import { ticket } from '../testing/tickets.ts';
import { walletOf } from '../wallet/ledger.ts';
import { heldAccount } from '../wallet/wallet-funds.ts';

const NOON = '2026-03-04T01:00:00Z';

const DETAILS: CustomerDetailsRequest = {
  firstname: 'Nova',
  lastname: 'Quill',
  email: 'nova@example.com',
  date_of_birth: '1990-04-17',
  phone: '+61 2 5550 0000',
  address: '1 Wattle Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  country: 'AU',
};

let sandbox: TestSandbox;
let passwordHash: string;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOON);
  passwordHash = await hashPassword('Long-Enough-1');
});

afterAll(async () => {
  await sandbox.close();
});

let count = 0;

async function signedIn(change: Partial<NewCustomer> = {}): Promise<SignedIn> {
  count += 1;
  return sandbox.signIn(sandbox.createCustomer({ email: `nova-${count}@example.com`, passwordHash, ...change }));
}

async function demo(key: string, site: SiteKey = 'harbour'): Promise<SignedIn> {
  return signedInBy(sandbox, await logInAs(sandbox, key, { site }));
}

const customerOf = async (as: SignedIn) => (await sandbox.send(calls.customerGet, { as })).result;

async function update(as: SignedIn, change: Partial<CustomerDetailsRequest> = {}) {
  const body = { ...DETAILS, email: as.customer.email, ...change };
  return (await sandbox.send(calls.customerDetailsUpdate, { as, body })).result;
}

async function refusedUpdate(as: SignedIn, change: object) {
  const body = { ...DETAILS, email: as.customer.email, ...change };
  const { status, json } = await sandbox.fetch(calls.customerDetailsUpdate, { as, body, breaks: 'sometimes' });
  return { status, json };
}

describe('GET /customer', () => {
  test('a new customer has nothing, and nothing secret is told', async () => {
    const as = await signedIn();
    const answer = await customerOf(as);
    const nothing = { amount: '0.00', currency: 'AUD' };
    expect(answer).toEqual({
      customer_id: as.customer.id,
      pricing_id: 'harbour-aud',
      segment_name: null,
      firstname: 'Nova',
      lastname: 'Quill',
      email: as.customer.email,
      balance: nothing,
      available_funds: nothing,
      withdrawable_funds: nothing,
      state: null,
      verification_rules: { required: true, required_by: '2026-03-18T01:00:00.000Z' },
      verification: {
        status: 'Unverified',
        methods: [
          { type: 'auto_verification', status: 'not_attempted' },
          { type: 'connect_id', status: 'not_attempted' },
          { type: 'drivers_licence', status: 'not_attempted' },
          { type: 'greenid_ui', status: 'disabled' },
          { type: 'pdf_form', status: 'not_attempted' },
          { type: 'photo_id_upload', status: 'not_attempted' },
        ],
      },
      pre_commitment: null,
      spend_limits: [],
      branding_region: null,
      is_verified: false,
      migration_status: 'ineligible',
      account_upgrade: false,
      force_password_change: false,
      address_confirmation_required: false,
      email_address_confirmation_required: false,
      country_banned: false,
      country_banned_confirmation_required: false,
      terms_acceptance_required: false,
      tfa_prompt_required: true,
      experiment_groups: [],
      average_transaction_values: { commercial: null, charity: null, social_syndicate: null, syndicate: null },
      favourite_numbers: [],
      membership_programs: [],
      communication_preferences: { email: false, phone: false, sms: false, directmail: false },
      marketing_email_subscription: { is_subscribed: false },
      payment_methods: expect.arrayContaining([expect.objectContaining({ code: 'cc' })]),
      withdrawal_methods: expect.arrayContaining([expect.objectContaining({ code: 'do' })]),
    });
    expect(JSON.stringify(answer)).not.toContain(as.customer.customerToken);
    proves('entities', 'customer', 'verification-method');
  });

  test('Hana has limits and wants no mail, and a premium membership where there are some', async () => {
    expect(await customerOf(await demo('hana'))).toMatchObject({
      state: 'NSW',
      branding_region: 'NSW',
      is_verified: true,
      verification_rules: { required: false, required_by: null },
      pre_commitment: { period: 'week', limit: { amount: '500.00' } },
      spend_limits: [
        { period: 'day', limit: { amount: '50.00' } },
        { period: 'week', limit: { amount: '200.00' } },
      ],
      membership_programs: [],
      marketing_email_subscription: { is_subscribed: false },
    });
    expect(await customerOf(await demo('hana', 'sunnyside'))).toMatchObject({
      membership_programs: [{ membership_status: 'member', membership_tier: 'premium', eligibility: 'eligible' }],
    });
    expect(await customerOf(await signedIn({ siteKey: 'sunnyside' }))).toMatchObject({
      membership_programs: [{ membership_status: 'non-member', membership_updated: null, membership_tier: null }],
    });
  });

  test('Finn has yet to confirm, Gus may move, Ada has favourite numbers', async () => {
    expect(await customerOf(await demo('finn'))).toMatchObject({
      is_verified: false,
      address_confirmation_required: true,
      email_address_confirmation_required: true,
    });
    expect(await customerOf(await demo('gus'))).toMatchObject({ migration_status: 'eligible_soft' });
    const ada = await customerOf(await demo('ada'));
    expect(ada).toMatchObject({ favourite_numbers: [{ lottery_key: expect.any(String) }] });
  });

  test('tells the money of the wallet, as does its own call', async () => {
    const buyer = new Buyer(sandbox, { funds: 12_345 });
    const funds = { amount: '123.45', currency: 'AUD' };
    const expected = { balance: funds, available_funds: funds, withdrawable_funds: funds };
    expect(await customerOf((await buyer.as()).as)).toMatchObject(expected);
    const { result } = await sandbox.send(calls.customerWithdrawableFunds, await buyer.as());
    expect(result).toEqual(expected);
  });
});

describe('the details', () => {
  test('are what was told, and may be changed', async () => {
    const as = await signedIn();
    const before = (await sandbox.send(calls.customerDetailsGet, { as })).result;
    expect(before).toEqual({
      firstname: 'Nova',
      lastname: 'Quill',
      email: as.customer.email,
      date_of_birth: null,
      phone: null,
      address: null,
      address_line2: null,
      suburb: null,
      state: null,
      postcode: null,
      country: null,
    });
    const details = { ...DETAILS, email: as.customer.email, address_line2: 'Flat 2' };
    expect(await update(as, { address_line2: ' Flat 2 ', firstname: ' Nova ' })).toEqual({
      details,
      is_verified: false,
      verification_revoked: false,
      account_upgrade: false,
      pricing_id: 'harbour-aud',
      message: 'Your details have been successfully updated.',
    });
    expect((await sandbox.send(calls.customerDetailsGet, { as })).result).toEqual(details);
    const { phone: _, ...withoutPhone } = DETAILS;
    const body = { ...withoutPhone, email: as.customer.email };
    const { result } = await sandbox.send(calls.customerDetailsUpdate, { as, body });
    expect([result.details.phone, result.details.address_line2]).toEqual([null, null]);
    proves('messages', 'toast.details-updated');
  });

  test('of a sign-up are known before they are changed', async () => {
    const as = await signedIn();
    const told = { date_of_birth: '1991-01-02', state: 'QLD', marketing_opt_in: true } as const;
    const rest = { email: as.customer.email, firstname: 'Nova', lastname: 'Quill', terms_accepted: true };
    sandbox.shop.identity.signUps.add(as.customer.id, { ...told, ...rest, metadata: { platform: 'Web' } }, 1);
    const { result } = await sandbox.send(calls.customerDetailsGet, { as });
    expect(result).toMatchObject({ date_of_birth: '1991-01-02', state: 'QLD', country: null });
    expect(await customerOf(as)).toMatchObject({
      state: 'QLD',
      marketing_email_subscription: { is_subscribed: true },
    });
  });

  test('say everything that is wrong at once, in the words of the forms', async () => {
    const as = await signedIn();
    const wrong = {
      firstname: 'Nova 1234567890123',
      lastname: ' ',
      email: 'nova@',
      phone: 'call me',
      postcode: '20420',
      address: '',
      suburb: '',
      state: 'NSWL',
      country: 'AU',
      date_of_birth: '1990-02-30',
    };
    const { status, json } = await refusedUpdate(as, wrong);
    expect(status).toBe(422);
    expect(json).toEqual({
      code: 'required',
      result: null,
      errors: [
        { code: 'required', message: 'This field is required', target: 'lastname' },
        { code: 'required', message: 'This field is required', target: 'address' },
        { code: 'required', message: 'This field is required', target: 'suburb' },
        { code: 'name_not_valid', message: 'Please enter a name, not a card number.', target: 'firstname' },
        { code: 'invalid', message: 'Please enter a valid email address', target: 'email' },
        { code: 'invalid', message: 'Please enter a valid phone number', target: 'phone' },
        { code: 'invalid', message: 'Please enter a valid post code', target: 'postcode' },
        { code: 'region_not_offered', message: 'We do not offer accounts there.', target: 'state' },
        { code: 'invalid', message: 'Please enter a valid date', target: 'date_of_birth' },
      ],
    });
    proves('rules', 'form.name-digits', 'form.address-required', 'form.email', 'form.phone', 'form.post-code');
    proves('constants', 'regions.not-selectable', 'name.digits-forbidden-from');
  });

  test('need all of the address but its second line', async () => {
    const as = await signedIn();
    const { json } = await refusedUpdate(as, {
      address: undefined,
      suburb: undefined,
      state: undefined,
      postcode: undefined,
      country: undefined,
    });
    const missing = ['address', 'suburb', 'state', 'postcode', 'country'];
    const errors = missing.map((target) => ({ code: 'required', message: 'This field is required', target }));
    expect(json).toEqual({ code: 'required', result: null, errors: expect.arrayContaining(errors) });
  });

  test.each([
    [{ firstname: 'Ann 123456789012' }, null],
    [{ firstname: '1234 5678 Ann 90123' }, 'name_not_valid'],
    [{ date_of_birth: '2008-03-04' }, null],
    [{ date_of_birth: '2008-03-05' }, 'under_age'],
    [{ country: 'australia' }, 'invalid'],
    [{ country: 'xx' }, 'invalid'],
    [{ state: 'GB' }, 'region_not_offered'],
    [{ email: 'ada@harbour.example' }, 'email_taken'],
    [{ nickname: 'x' }, 'invalid'],
  ])('%j: %s', async (change, code) => {
    const { json } = await refusedUpdate(await signedIn(), change);
    expect(json).toMatchObject(code === null ? { result: expect.anything() } : { code });
  });

  test('tell the day of birth once', async () => {
    const as = await signedIn();
    await update(as);
    expect((await refusedUpdate(as, { date_of_birth: '1990-04-18' })).json).toMatchObject({
      errors: [{ code: 'date_of_birth_fixed', target: 'date_of_birth' }],
    });
    expect((await update(as, { date_of_birth: '1990-04-17' })).details.date_of_birth).toBe('1990-04-17');
  });

  test.each([
    ['a move to another region', { state: 'QLD' }, true],
    ['a move within a group of regions', { state: 'TAS' }, false],
    ['another country', { country: 'NZ' }, true],
    ['another name', { lastname: 'Quillon' }, true],
    ['another street', { address: '2 Wattle Street' }, false],
  ] as const)('%s makes unverified: %s', async (_, change, revoked) => {
    const as = await signedIn();
    await update(as, { state: 'VIC' });
    await sandbox.send(customerVerify, { as });
    const result = await update(as, { state: 'VIC', ...change });
    expect(result).toMatchObject({
      is_verified: !revoked,
      verification_revoked: revoked,
      message: revoked
        ? 'Details updated, your account is now unverified'
        : 'Your details have been successfully updated.',
    });
    const { is_verified: verified, verification } = await customerOf(as);
    expect([verified, verification.status]).toEqual(revoked ? [false, 'Unverified'] : [true, 'Verified']);
    proves('messages', 'toast.details-updated-unverified');
    proves('constants', 'regions.groups');
    proves('rules', 'auth.region-groups');
  });

  test('decide the price list', async () => {
    const as = await signedIn();
    expect((await update(as, { state: 'WA' })).pricing_id).toBe('harbour-aud-wa');
    expect(await customerOf(as)).toMatchObject({ pricing_id: 'harbour-aud-wa', branding_region: 'WA' });
    proves('rules', 'auth.region-subvariant');
  });

  test('complete an account that waits for them, and confirm the address', async () => {
    const as = await signedIn({ accountUpgrade: true });
    requireAddressConfirmation(sandbox.shop, as.customer, sandbox.shop.clock());
    expect(await customerOf(as)).toMatchObject({ account_upgrade: true, address_confirmation_required: true });
    expect((await update(as)).account_upgrade).toBe(false);
    expect(await customerOf(as)).toMatchObject({ account_upgrade: false, address_confirmation_required: false });
  });

  test('a new e-mail address is to be confirmed, and the old one hears of it', async () => {
    const as = await signedIn();
    const email = 'Moved@example.com';
    await update(as, { email });
    expect(await customerOf(as)).toMatchObject({
      email: 'moved@example.com',
      email_address_confirmation_required: true,
    });
    expect(lastMail(sandbox, as.customer.email).subject).toBe('Your e-mail address was changed');
    expect(lastMail(sandbox, 'moved@example.com').link).toMatch(/^\/account-verification\?token=/);
  });

  test('need a code where there is two-factor, as do closing and choosing how to pay', async () => {
    const as = signedInBy(sandbox, await logInAs(sandbox, 'ben', { otp: bensCode(sandbox) }));
    sandbox.shop.sessions.elevate(as.session.id, 0);
    const { status, answer } = await sandbox.refused(calls.customerDetailsUpdate, { as, body: DETAILS });
    expect([status, answer.code]).toEqual([403, '2fa_required']);
    const wallet = { as, body: { customer_fund_id: null } };
    const paying = await sandbox.refused(calls.customerRecurringPurchaseMethodSet, wallet);
    expect([paying.status, paying.answer.code]).toEqual([403, '2fa_required']);
    const body = { password: DEMO_PASSWORD };
    const closing = await sandbox.refused(calls.customerDelete, { as, body });
    expect([closing.status, closing.answer.code]).toEqual([403, '2fa_required']);
  });
});

describe('DELETE /customer', () => {
  const password = 'Long-Enough-1';

  test('closes the account and ends every session', async () => {
    const as = await signedIn();
    const elsewhere = await sandbox.signIn(as.customer);
    const { socialLinks } = sandbox.shop.identity;
    const link = { customerId: as.customer.id, email: as.customer.email, linkedAt: 1 };
    socialLinks.add({ siteKey: 'harbour', provider: 'northstar', subject: 'nova' }, link);
    const body = { password, reason: 'responsible_gaming', comment: 'Enough.' } as const;
    expect(await sandbox.send(calls.customerDelete, { as, body })).toEqual({ result: { done: true } });
    for (const session of [as, elsewhere]) {
      const { status, answer } = await sandbox.refused(calls.customerGet, { as: session });
      expect([status, answer.code]).toEqual([401, 'invalid_token']);
    }
    expect(sandbox.shop.customers.byEmail('harbour', as.customer.email)).toBeNull();
    expect(socialLinks.of(as.customer.id)).toEqual([]);
    expect(lastMail(sandbox, as.customer.email).subject).toBe('Your account is closed');
    expect(
      sandbox.shop.db.prepare('SELECT reason, comment FROM closures WHERE customer_id = ?').get(as.customer.id),
    ).toEqual({ reason: 'responsible_gaming', comment: 'Enough.' });
  });

  test('asks for the password, and lets nobody guess it', async () => {
    const as = await signedIn();
    const refused = await sandbox.refused(calls.customerDelete, { as, body: { password: 'Wrong-Horse-9' } });
    expect(refused).toMatchObject({
      status: 422,
      answer: { errors: [{ code: 'password_incorrect', message: 'This is not your password.', target: 'password' }] },
    });
    const missing = await sandbox.fetch(calls.customerDelete, { as, body: {}, breaks: 'always' });
    expect([missing.status, missing.json]).toMatchObject([422, { code: 'required' }]);
    const unknown = await sandbox.fetch(calls.customerDelete, {
      as,
      body: { password, reason: 'bored' },
      breaks: 'always',
    });
    expect([unknown.status, unknown.json]).toMatchObject([422, { code: 'invalid' }]);
    for (let tries = 1; tries < 10; tries += 1) {
      await sandbox.refused(calls.customerDelete, { as, body: { password: 'Wrong-Horse-9' } });
    }
    expect((await sandbox.refused(calls.customerDelete, { as, body: { password } })).status).toBe(429);
  });

  async function refusedClosing(buyer: Buyer) {
    sandbox.shop.customers.change(buyer.customer.id, { passwordHash });
    const { status, answer } = await sandbox.refused(calls.customerDelete, {
      ...(await buyer.as()),
      body: { password },
    });
    return [status, answer.code];
  }

  test('is refused while money is left, or on its way', async () => {
    const buyer = new Buyer(sandbox, { funds: 1 });
    expect(await refusedClosing(buyer)).toEqual([409, 'balance_left']);
    const withdrawing = new Buyer(sandbox, { funds: 500 });
    const { id, siteKey } = withdrawing.customer;
    const entries = [
      { account: walletOf(id), amount: -500 },
      { account: heldAccount(id), amount: 500 },
    ];
    sandbox.shop.ledger.move({ siteKey, kind: 'withdrawal', reference: 'closing', entries, now: 1 });
    expect(await refusedClosing(withdrawing)).toEqual([409, 'balance_left']);
    const depositing = new Buyer(sandbox);
    sandbox.shop.db
      .prepare(
        `INSERT INTO deposits (id, site_key, customer_id, amount, method_code, behaviour, checkout, status, created_at)
         VALUES ('closing', 'harbour', ?, 100, 'bd', 'approve', 0, 'authorised', 1)`,
      )
      .run(depositing.customer.id);
    expect(await refusedClosing(depositing)).toEqual([409, 'balance_left']);
  });

  test('is refused while tickets are in draws to come', async () => {
    const buyer = new Buyer(sandbox, { funds: 100_000 });
    await buyer.buy(ticket);
    const { shop } = sandbox;
    shop.db.prepare('UPDATE ledger_accounts SET balance = 0 WHERE id = ?').run(`wallet:${buyer.customer.id}`);
    expect(await refusedClosing(buyer)).toEqual([409, 'tickets_left']);
  });
});
