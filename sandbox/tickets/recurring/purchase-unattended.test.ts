import { afterAll, beforeAll, expect, test } from 'vitest';
import { recurringProcessSync, recurringPurchasesList } from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { gatewaysMessages } from '../../wallet/gateways/gateways.messages.gen.ts';
import type { TestCardBehaviour } from '../../wallet/gateways/test-cards.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

/** Four games for 3.40 with numbers that don't win in these tests. */
const saturday: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  games: [1, 2, 3, 4].map((first) => ({
    number_sets: [{ key: 'main', numbers: [0, 1, 2, 3, 4, 5].map((step) => first + step) }],
  })),
  recurring_purchase: { type: 'autoplay', enabled: true },
};

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

/** A customer with an autoplay paid by card and an empty wallet. */
async function paysByCard(behaviour: TestCardBehaviour): Promise<{ buyer: TestBuyingCustomer; cardId: string }> {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 340 });
  await buyer.buy(saturday);
  const { shop } = sandbox;
  const card = {
    brand: 'Visa',
    gatewayKey: 'braintree',
    lastFour: '4242',
    holderName: 'Nova Quill',
    expiryMonth: 12,
    expiryYear: 2030,
    email: null,
  } as const;
  const entry = { ...card, siteKey: 'harbour', kind: 'card', behaviour } as const;
  const none = { bankType: null, bankCode: null, accountNumber: null, verifiesAt: null } as const;
  const { id: cardId } = shop.funds.create({
    ...card,
    ...none,
    customerId: buyer.customer.id,
    type: 'cc',
    token: shop.cardVault.createUsedToken(entry, shop.clock()),
    verificationStatus: 'Unverified',
    createdAt: shop.clock(),
  });
  shop.customerChoices.setRecurringFund(buyer.customer.id, cardId);
  return { buyer, cardId };
}

async function only(buyer: TestBuyingCustomer) {
  const [purchase] = (await sandbox.send(recurringPurchasesList, await buyer.as())).result;
  if (!purchase) throw new Error('nothing repeats itself');
  return purchase;
}

async function whenDue(buyer: TestBuyingCustomer) {
  sandbox.moveTo((await only(buyer)).next_attempt_at ?? '');
  return only(buyer);
}

function deposits({ customer }: TestBuyingCustomer): unknown[] {
  return sandbox.shop.db
    .prepare('SELECT amount, status FROM deposits WHERE customer_id = ? ORDER BY rowid')
    .all(customer.id)
    .map((row) => ({ ...row }));
}

test('an unattended purchase charges the card exactly its price', async () => {
  const { buyer } = await paysByCard('succeeds');
  expect(await whenDue(buyer)).toMatchObject({ last_attempt_status: 'purchased', default_fund: { kind: 'cc' } });
  expect(deposits(buyer)).toEqual([{ amount: 340, status: 'captured' }]);
  expect(buyer.wallet).toBe(0);
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
});

test('a declined card in an unattended purchase buys nothing and leaves a failed deposit', async () => {
  const { buyer } = await paysByCard('declined');
  expect(await whenDue(buyer)).toMatchObject({
    last_attempt_status: 'soft_failure',
    last_attempt: { code: 'card_declined', message: gatewaysMessages.bankDeclined() },
  });
  expect(deposits(buyer)).toEqual([{ amount: 340, status: 'failed' }]);
  const [mail] = sandbox.shop.outbox.listLatest(1, { siteKey: 'harbour', recipient: buyer.customer.email });
  expect(mail?.subject).toBe(ticketsMessages.notBought({ name: 'Golden Bay' }));
});

test('an unattended purchase after a gateway timeout succeeds at the next attempt, without a second charge', async () => {
  const { buyer } = await paysByCard('gateway_timeout');
  expect(await whenDue(buyer)).toMatchObject({ last_attempt: { code: 'deposit_pending' } });
  expect(await whenDue(buyer)).toMatchObject({ last_attempt_status: 'purchased' });
  expect(deposits(buyer)).toEqual([{ amount: 340, status: 'captured' }]);
  expect(buyer.wallet).toBe(0);
});

test('an unattended purchase beyond the spend limit fails without a charge of the card', async () => {
  const { buyer } = await paysByCard('succeeds');
  sandbox.shop.limits.set(buyer.customer.id, 'spend', 'day', { amount: 100, pending: null });
  expect(await whenDue(buyer)).toMatchObject({ last_attempt: { code: 'spend_limit_exceeded' } });
  expect(deposits(buyer)).toEqual([]);
  expect(buyer.wallet).toBe(0);
});

test('an unattended purchase whose charge would exceed the deposit limit fails without a deposit', async () => {
  const { buyer } = await paysByCard('succeeds');
  sandbox.shop.limits.set(buyer.customer.id, 'deposit', 'day', { amount: 100, pending: null });
  expect(await whenDue(buyer)).toMatchObject({ last_attempt_status: 'soft_failure' });
  expect(deposits(buyer)).toEqual([]);
});

test('a recurring purchase whose card was deleted is not paid from the wallet until the customer chooses the wallet', async () => {
  const { buyer, cardId } = await paysByCard('succeeds');
  buyer.receive(1000);
  sandbox.shop.funds.delete(cardId, sandbox.shop.clock());
  expect(await whenDue(buyer)).toMatchObject({
    last_attempt: { code: 'payment_method_required' },
    default_fund: { kind: 'unfunded' },
  });
  sandbox.shop.customerChoices.setRecurringFund(buyer.customer.id, null);
  const { result } = await sandbox.send(recurringProcessSync, await buyer.as());
  expect(result).toMatchObject({ num_purchased: 1 });
  expect(buyer.wallet).toBe(660);
});
