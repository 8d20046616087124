import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartItemsAdd, cartItemsList, cartPurchase } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { customerDetailsUpdate } from '#schemas/generated/api/customer.wire-calls.gen.ts';
import * as funds from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { fundsDepositCreateWithCode } from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import { cartPartner, cartPartnerPurchase } from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger } from '../../testing/buying-customer.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

const OPENED = '2026-03-04T01:00:00Z';
const LAST_MOMENT = '2026-03-18T00:59:59Z';
const TOO_LATE = '2026-03-18T01:00:00Z';
const BLOCKED_REASONS = { verification_required: 'Please verify your account first.' };
const purchase = { channel_key: 'web' } as const;

let sandbox: TestSandbox;
let payer: TestPayingCustomer;
let fundId: string;
let token: string;

beforeAll(async () => {
  sandbox = await TestSandbox.open(OPENED);
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

/** A customer who opened an account two weeks ago, with 20.00 in the wallet, a card, a bank account and a cart. */
beforeEach(async () => {
  sandbox.moveTo(OPENED);
  payer = await TestPayingCustomer.create(sandbox);
  await at(LAST_MOMENT);
  fundId = (await payer.saveCard()).customer_fund_id;
  await payer.deposit(fundId, '20');
  const body = { code: '062000', account_number: '12345678', account_name: 'Nova Quill', type: 'bsb' } as const;
  await sandbox.send(funds.fundsBankAccountAdd, { as: payer.as, body });
  await sandbox.send(cartItemsAdd, { as: payer.as, body: testLotteryTicketItem });
  token = await walletToken();
});

async function at(now: string): Promise<void> {
  sandbox.moveTo(now);
  payer = new TestPayingCustomer(sandbox, await sandbox.signIn(payer.as.customer));
}

async function walletToken(): Promise<string> {
  const client_token = await payer.clientToken('braintree');
  return payer.vaultToken('wallets', { client_token, method: 'ap', number: '' });
}

async function codes(): Promise<readonly unknown[]> {
  const { as, customerId: id } = payer;
  const deposit = { amount: '3.40', customer_fund_id: fundId };
  const params = { fundId };
  const slug = { slug: 'ferry-radio' };
  const out = { amount: '10', bank_type: 'bsb', withdrawal_method_code: 'do' } as const;
  const answers = [
    await sandbox.fetch(cartPurchase, { as, body: purchase }),
    await sandbox.fetch(funds.fundsDepositPurchase, { as, body: { deposit, purchase } }),
    await sandbox.fetch(funds.fundsDepositCreate, { as, params, body: { amount: '5' } }),
    await sandbox.fetch(fundsDepositCreateWithCode, { as, params, body: { amount: '5', csc: '123' } }),
    await sandbox.fetch(funds.fundsWalletPayDeposit, {
      as,
      params: { method: 'ap', gatewayKey: 'braintree' },
      body: { amount: '5', token },
    }),
    await sandbox.fetch(funds.fundsWithdraw, { as, params: { id }, body: out }),
    await sandbox.fetch(cartPartnerPurchase, {
      as,
      params: slug,
      body: { cart_item: [testLotteryTicketItem], deposit: null, purchase },
    }),
  ];
  return answers.map(({ status, json }) => (isRefusal(json) ? [status, json.code] : status));
}

function livingIn(state: 'NSW' | 'QLD') {
  const { firstName: firstname, lastName: lastname, email } = payer.as.customer;
  const address = {
    address: '1 Wattle Street',
    suburb: 'Newtown',
    postcode: state === 'NSW' ? '2042' : '4000',
    country: 'AU',
  };
  return { firstname, lastname, email, state, ...address };
}

function isRefusal(json: unknown): json is { readonly code: string } {
  return typeof json === 'object' && json !== null && 'code' in json;
}

const REFUSED = [422, 'verification_required'];

test('a customer past the verification deadline cannot buy, deposit or withdraw, and the cart says so', async () => {
  await at(TOO_LATE);
  const { as } = payer;
  expect((await sandbox.send(cartItemsList, { as })).result.blocked_reasons).toEqual(BLOCKED_REASONS);
  const body = { cart_item: [testLotteryTicketItem] };
  const { result } = await sandbox.send(cartPartner, { as, params: { slug: 'ferry-radio' }, body });
  expect(result.blocked_reasons).toEqual(BLOCKED_REASONS);
  expect(await codes()).toEqual(Array(7).fill(REFUSED));
  expect([payer.wallet, sandbox.shop.deposits.listOpen(payer.customerId, 9)]).toEqual([2000, []]);

  sandbox.verify(as.customer);
  expect((await sandbox.send(cartItemsList, { as })).result.blocked_reasons).toEqual({});
  expect((await codes())[0]).toBe(200);
});

test('before the verification deadline an unverified customer may buy, deposit and withdraw', async () => {
  expect((await sandbox.send(cartItemsList, { as: payer.as })).result.blocked_reasons).toEqual({});
  expect(await codes()).not.toContainEqual(REFUSED);
});

test('past the verification deadline, a verified customer who moves to another region has a blocked cart again', async () => {
  await at(TOO_LATE);
  const { as } = payer;
  await sandbox.send(customerDetailsUpdate, { as, body: livingIn('NSW') });
  sandbox.verify(as.customer);
  expect((await sandbox.send(cartItemsList, { as })).result.blocked_reasons).toEqual({});
  await sandbox.send(customerDetailsUpdate, { as, body: livingIn('QLD') });
  expect((await sandbox.send(cartItemsList, { as })).result.blocked_reasons).toEqual(BLOCKED_REASONS);
});
