import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { customerVerify } from '#schemas/generated/api/verification.wire-calls.gen.ts';
import type { CustomerDetailsRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { DEMO_PASSWORD } from '../../seed/customers.ts';
import { mailPostalAddressConfirmationLink } from '../../sign-in/confirmation-links.ts';
import {
  customerTestSandbox,
  fetchTestCustomer,
  setUpSeededShopForCustomerTests,
  signInNewTestCustomer,
} from '../../testing/customer-shop.ts';
import {
  findLastTestMail,
  generateBenAuthenticatorCode,
  logInAsDemoCustomer,
  toSignedInTestCustomer,
} from '../../testing/sign-in.ts';
import { type SignedInTestCustomer } from '../../testing/test-sandbox.ts';
import { customersMessages } from '../customers/customers.messages.gen.ts';

setUpSeededShopForCustomerTests();

const DETAILS = {
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
} as const satisfies CustomerDetailsRequest;

/** One post code for each state in these tests. */
const POST_CODES: Readonly<Record<string, string>> = { QLD: '4000', TAS: '7000', VIC: '3000', WA: '6000' };

async function update(as: SignedInTestCustomer, change: Partial<CustomerDetailsRequest> = {}) {
  const postcode = POST_CODES[change.state ?? ''] ?? DETAILS.postcode;
  const body = { ...DETAILS, postcode, email: as.customer.email, ...change };
  return (await customerTestSandbox.send(calls.customerDetailsUpdate, { as, body })).result;
}

async function refusedUpdate(as: SignedInTestCustomer, change: object) {
  const body = { ...DETAILS, email: as.customer.email, ...change };
  const { status, json } = await customerTestSandbox.fetch(calls.customerDetailsUpdate, {
    as,
    body,
    breaks: 'sometimes',
  });
  return { status, json };
}

describe('customer details', () => {
  test('return what the customer entered, and can be changed', async () => {
    const as = await signInNewTestCustomer();
    const before = (await customerTestSandbox.send(calls.customerDetailsGet, { as })).result;
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
      email_address_unproven: false,
      is_verified: false,
      verification_revoked: false,
      account_upgrade: false,
      pricing_id: 'harbour-aud',
      message: 'Your details have been successfully updated.',
    });
    expect((await customerTestSandbox.send(calls.customerDetailsGet, { as })).result).toEqual(details);
    const { phone: _, ...withoutPhone } = DETAILS;
    const body = { ...withoutPhone, email: as.customer.email };
    const { result } = await customerTestSandbox.send(calls.customerDetailsUpdate, { as, body });
    expect([result.details.phone, result.details.address_line2]).toEqual([null, null]);
  });

  test('return what was entered at sign-up until they are changed', async () => {
    const as = await signInNewTestCustomer();
    const enteredDetails = { date_of_birth: '1991-01-02', state: 'QLD', marketing_opt_in: true } as const;
    const rest = { email: as.customer.email, firstname: 'Nova', lastname: 'Quill', terms_accepted: true };
    customerTestSandbox.shop.identity.signUps.add(
      as.customer.id,
      { ...enteredDetails, ...rest, metadata: { platform: 'Web' } },
      1,
    );
    const { result } = await customerTestSandbox.send(calls.customerDetailsGet, { as });
    expect(result).toMatchObject({ date_of_birth: '1991-01-02', state: 'QLD', country: null });
    expect(await fetchTestCustomer(as)).toMatchObject({
      state: 'QLD',
      marketing_email_subscription: { is_subscribed: true },
    });
  });

  test('a change with several errors is refused with all of them, in the wording of the forms', async () => {
    const as = await signInNewTestCustomer();
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
        { code: 'region_not_offered', message: customersMessages.regionNotOffered(), target: 'state' },
        { code: 'invalid', message: 'Please enter a valid date', target: 'date_of_birth' },
      ],
    });
  });

  test('require every address field except the second line', async () => {
    const as = await signInNewTestCustomer();
    const parts = ['address', 'suburb', 'state', 'postcode', 'country'];
    const without = (left: readonly string[]) => Object.fromEntries(left.map((name) => [name, undefined]));
    const problems = (left: readonly string[]) => ({
      code: 'required',
      result: null,
      errors: expect.arrayContaining(
        left.map((target) => ({ code: 'required', message: 'This field is required', target })),
      ),
    });
    for (const providedField of parts) {
      const left = parts.filter((name) => name !== providedField);
      expect((await refusedUpdate(as, without(left))).json).toEqual(problems(left));
    }
    await update(as);
    expect((await refusedUpdate(as, without(parts))).json).toEqual(problems(parts));
  });

  test('can be saved without an address, which keeps the stored state and date of birth', async () => {
    const as = await signInNewTestCustomer({ accountUpgrade: true });
    const accountDetails = { email: as.customer.email, firstname: 'Nova', lastname: 'Quill', terms_accepted: true };
    const signUp = {
      ...accountDetails,
      state: 'WA',
      date_of_birth: '1991-01-02',
      metadata: { platform: 'Web' },
    } as const;
    customerTestSandbox.shop.identity.signUps.add(as.customer.id, signUp, 1);
    const body = { firstname: 'Nova', lastname: 'Quill', email: 'corrected@example.com' };
    const { result } = await customerTestSandbox.send(calls.customerDetailsUpdate, { as, body });
    expect(result).toMatchObject({
      details: { email: 'corrected@example.com', address: null, state: 'WA', date_of_birth: '1991-01-02' },
      account_upgrade: true,
      email_address_unproven: true,
    });
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
    [{ state: 'WA' }, 'invalid'],
    [{ state: 'WA', postcode: '6005' }, null],
    [{ state: 'OTHER', country: 'NZ', postcode: '1011' }, null],
  ])('a change to %j is refused with the code %s, or accepted where that is null', async (change, code) => {
    const { json } = await refusedUpdate(await signInNewTestCustomer(), change);
    expect(json).toMatchObject(code === null ? { result: expect.anything() } : { code });
  });

  test('the date of birth cannot be changed once it is set', async () => {
    const as = await signInNewTestCustomer();
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
  ] as const)('%s makes the customer unverified: %s', async (_, change, revoked) => {
    const as = await signInNewTestCustomer();
    await update(as, { state: 'VIC' });
    await customerTestSandbox.send(customerVerify, { as });
    const result = await update(as, { state: 'VIC', ...change });
    expect(result).toMatchObject({
      is_verified: !revoked,
      verification_revoked: revoked,
      message: revoked
        ? 'Details updated, your account is now unverified'
        : 'Your details have been successfully updated.',
    });
    const { is_verified: verified, verification } = await fetchTestCustomer(as);
    expect([verified, verification.status]).toEqual(revoked ? [false, 'Unverified'] : [true, 'Verified']);
    const letters = customerTestSandbox.shop.outbox.listLatest(9, { siteKey: null, recipient: as.customer.email });
    expect(letters.filter(({ link }) => link === '/my-account/verify-account').map(({ subject }) => subject)).toEqual(
      revoked ? ['Please verify your account again'] : [],
    );
  });

  test('a post code outside the state is refused', async () => {
    const { json } = await refusedUpdate(await signInNewTestCustomer(), { state: 'WA', postcode: '2042' });
    const message = 'This post code isn’t in that state. Check both.';
    expect(json).toMatchObject({ errors: [{ code: 'invalid', message, target: 'postcode' }] });
  });

  test('the state in the address decides the price list', async () => {
    const as = await signInNewTestCustomer();
    expect((await update(as, { state: 'WA' })).pricing_id).toBe('harbour-aud-wa');
    expect(await fetchTestCustomer(as)).toMatchObject({ pricing_id: 'harbour-aud-wa', branding_region: 'WA' });
  });

  test('saving an address completes an incomplete account and confirms the address', async () => {
    const as = await signInNewTestCustomer({ accountUpgrade: true });
    mailPostalAddressConfirmationLink(customerTestSandbox.shop, as.customer, customerTestSandbox.shop.clock());
    expect(await fetchTestCustomer(as)).toMatchObject({ account_upgrade: true, address_confirmation_required: true });
    expect((await update(as)).account_upgrade).toBe(false);
    expect(await fetchTestCustomer(as)).toMatchObject({ account_upgrade: false, address_confirmation_required: false });
  });

  test('a new e-mail address must be confirmed by a link, and the old address is notified', async () => {
    const as = await signInNewTestCustomer();
    const email = 'Moved@example.com';
    await update(as, { email });
    expect(await fetchTestCustomer(as)).toMatchObject({
      email: 'moved@example.com',
      email_address_confirmation_required: false,
      email_address_unproven: true,
    });
    expect(findLastTestMail(customerTestSandbox, as.customer.email).subject).toBe(customersMessages.emailChanged());
    expect(findLastTestMail(customerTestSandbox, 'moved@example.com').link).toMatch(/^\/account-verification\?token=/);
  });

  test('a customer with two-factor needs a code to change the e-mail address, close the account or choose how later purchases are paid', async () => {
    const as = toSignedInTestCustomer(
      customerTestSandbox,
      await logInAsDemoCustomer(customerTestSandbox, 'ben', {
        otp: generateBenAuthenticatorCode(customerTestSandbox),
      }),
    );
    customerTestSandbox.shop.sessions.elevate(as.session.id, 0);
    const { status, answer } = await customerTestSandbox.sendRefused(calls.customerDetailsUpdate, {
      as,
      body: DETAILS,
    });
    expect([status, answer.code]).toEqual([403, '2fa_required']);
    const wallet = { as, body: { customer_fund_id: null } };
    const paying = await customerTestSandbox.sendRefused(calls.customerRecurringPurchaseMethodSet, wallet);
    expect([paying.status, paying.answer.code]).toEqual([403, '2fa_required']);
    const body = { password: DEMO_PASSWORD };
    const closing = await customerTestSandbox.sendRefused(calls.customerDelete, { as, body });
    expect([closing.status, closing.answer.code]).toEqual([403, '2fa_required']);
  });
});
