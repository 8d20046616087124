import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  customerTestSandbox,
  fetchTestCustomer,
  setUpSeededShopForCustomerTests,
  signInDemoCustomer,
  signInNewTestCustomer,
  testCustomerPasswordHash,
} from '../../testing/customer-shop.ts';
import { findLastTestMail } from '../../testing/sign-in.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { getWalletLedgerAccountId } from '../../wallet/ledger.ts';
import { getWithdrawalHoldAccountId } from '../../wallet/wallet-funds.ts';
import { customersMessages } from '../customers/customers.messages.gen.ts';

setUpSeededShopForCustomerTests();

describe('GET /customer', () => {
  test('returns empty values for a new customer, and no credentials', async () => {
    const as = await signInNewTestCustomer();
    const answer = await fetchTestCustomer(as);
    const nothing = { amount: '0.00', currency: 'AUD' };
    expect(answer).toEqual({
      customer_id: as.customer.id,
      play_break: null,
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
      email_address_unproven: false,
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
  });

  test('returns limits, mail preferences and premium membership of the demo customer Hana', async () => {
    expect(await fetchTestCustomer(await signInDemoCustomer('hana'))).toMatchObject({
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
    expect(await fetchTestCustomer(await signInDemoCustomer('hana', 'sunnyside'))).toMatchObject({
      membership_programs: [{ membership_status: 'member', membership_tier: 'premium', eligibility: 'eligible' }],
    });
    expect(await fetchTestCustomer(await signInNewTestCustomer({ siteKey: 'sunnyside' }))).toMatchObject({
      membership_programs: [{ membership_status: 'non-member', membership_updated: null, membership_tier: null }],
    });
  });

  test('returns pending confirmations (Finn), migration eligibility (Gus) and favourite numbers (Ada)', async () => {
    expect(await fetchTestCustomer(await signInDemoCustomer('finn'))).toMatchObject({
      is_verified: false,
      address_confirmation_required: true,
      email_address_confirmation_required: true,
    });
    expect(await fetchTestCustomer(await signInDemoCustomer('gus'))).toMatchObject({
      migration_status: 'eligible_soft',
    });
    const ada = await fetchTestCustomer(await signInDemoCustomer('ada'));
    expect(ada).toMatchObject({ favourite_numbers: [{ lottery_key: expect.any(String) }] });
  });

  test('returns the same wallet balance as the funds call', async () => {
    const buyer = new TestBuyingCustomer(customerTestSandbox, { funds: 12_345 });
    const funds = { amount: '123.45', currency: 'AUD' };
    const expected = { balance: funds, available_funds: funds, withdrawable_funds: funds };
    expect(await fetchTestCustomer((await buyer.as()).as)).toMatchObject(expected);
    const { result } = await customerTestSandbox.send(calls.customerWithdrawableFunds, await buyer.as());
    expect(result).toEqual(expected);
  });
});

describe('DELETE /customer', () => {
  const password = 'Long-Enough-1';

  test('closes the account and ends every session', async () => {
    const as = await signInNewTestCustomer();
    const elsewhere = await customerTestSandbox.signIn(as.customer);
    const { linkedSocialAccounts } = customerTestSandbox.shop.identity;
    const link = { customerId: as.customer.id, email: as.customer.email, linkedAt: 1 };
    linkedSocialAccounts.add({ siteKey: 'harbour', provider: 'northstar', subject: 'nova' }, link);
    const body = { password, reason: 'responsible_gaming', comment: 'Enough.' } as const;
    expect(await customerTestSandbox.send(calls.customerDelete, { as, body })).toEqual({ result: { done: true } });
    for (const session of [as, elsewhere]) {
      const { status, answer } = await customerTestSandbox.sendRefused(calls.customerGet, { as: session });
      expect([status, answer.code]).toEqual([401, 'invalid_token']);
    }
    expect(customerTestSandbox.shop.customers.findByEmail('harbour', as.customer.email)).toBeNull();
    expect(linkedSocialAccounts.listByCustomer(as.customer.id)).toEqual([]);
    expect(findLastTestMail(customerTestSandbox, as.customer.email).subject).toBe(customersMessages.accountClosed());
    expect(
      customerTestSandbox.shop.db
        .prepare('SELECT reason, comment FROM account_closures WHERE customer_id = ?')
        .get(as.customer.id),
    ).toEqual({ reason: 'responsible_gaming', comment: 'Enough.' });
  });

  test('requires the password and limits wrong attempts', async () => {
    const as = await signInNewTestCustomer();
    const refused = await customerTestSandbox.sendRefused(calls.customerDelete, {
      as,
      body: { password: 'Wrong-Horse-9' },
    });
    expect(refused).toMatchObject({
      status: 422,
      answer: {
        errors: [{ code: 'password_incorrect', message: customersMessages.notYourPassword(), target: 'password' }],
      },
    });
    const missing = await customerTestSandbox.fetch(calls.customerDelete, { as, body: {}, breaks: 'always' });
    expect([missing.status, missing.json]).toMatchObject([422, { code: 'required' }]);
    const unknown = await customerTestSandbox.fetch(calls.customerDelete, {
      as,
      body: { password, reason: 'bored' },
      breaks: 'always',
    });
    expect([unknown.status, unknown.json]).toMatchObject([422, { code: 'invalid' }]);
    for (let tries = 1; tries < 10; tries += 1) {
      await customerTestSandbox.sendRefused(calls.customerDelete, { as, body: { password: 'Wrong-Horse-9' } });
    }
    expect((await customerTestSandbox.sendRefused(calls.customerDelete, { as, body: { password } })).status).toBe(429);
  });

  async function refusedClosing(buyer: TestBuyingCustomer) {
    customerTestSandbox.shop.customers.update(buyer.customer.id, { passwordHash: testCustomerPasswordHash });
    const { status, answer } = await customerTestSandbox.sendRefused(calls.customerDelete, {
      ...(await buyer.as()),
      body: { password },
    });
    return [status, answer.code];
  }

  test('is refused while the wallet holds money or a withdrawal or deposit is pending', async () => {
    const buyer = new TestBuyingCustomer(customerTestSandbox, { funds: 1 });
    expect(await refusedClosing(buyer)).toEqual([409, 'balance_left']);
    const withdrawing = new TestBuyingCustomer(customerTestSandbox, { funds: 500 });
    const { id, siteKey } = withdrawing.customer;
    const entries = [
      { account: getWalletLedgerAccountId(id), amount: -500 },
      { account: getWithdrawalHoldAccountId(id), amount: 500 },
    ];
    customerTestSandbox.shop.ledger.move({ siteKey, kind: 'withdrawal', reference: 'closing', entries, now: 1 });
    expect(await refusedClosing(withdrawing)).toEqual([409, 'balance_left']);
    const depositing = new TestBuyingCustomer(customerTestSandbox);
    customerTestSandbox.shop.db
      .prepare(
        `INSERT INTO deposits (id, site_key, customer_id, amount, method_code, behaviour, checkout, status, created_at)
         VALUES ('closing', 'harbour', ?, 100, 'bd', 'approve', 0, 'authorised', 1)`,
      )
      .run(depositing.customer.id);
    expect(await refusedClosing(depositing)).toEqual([409, 'balance_left']);
  });

  test('is refused while tickets are in upcoming draws', async () => {
    const buyer = new TestBuyingCustomer(customerTestSandbox, { funds: 100_000 });
    await buyer.buy(testLotteryTicketItem);
    const { shop } = customerTestSandbox;
    shop.db.prepare('UPDATE ledger_accounts SET balance = 0 WHERE id = ?').run(`wallet:${buyer.customer.id}`);
    expect(await refusedClosing(buyer)).toEqual([409, 'tickets_left']);
  });
});
