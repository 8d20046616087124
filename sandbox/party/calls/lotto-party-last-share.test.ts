import { afterAll, expect, test } from 'vitest';
import { cartPurchase } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsDepositPurchase } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { PartySession } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  createSandboxTestPartyGroup,
  createTestPartyShareItemRequest,
  fetchTestPartySession,
  openTestPartySession,
  partyTestSandbox,
  setUpSeededShopForPartyTests,
} from '../../testing/party-shop.ts';
import { TestPayingCustomer, testBrowserAuthentication } from '../../testing/paying-customer.ts';
import type { SignedInTestCustomer } from '../../testing/test-sandbox.ts';

const RIVALS = 8;

setUpSeededShopForPartyTests();

afterAll(() => {
  expect(sumTestLedger(partyTestSandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
});

/** An open party session with one share left. */
async function oneShareLeft(): Promise<PartySession> {
  const owner = new TestBuyingCustomer(partyTestSandbox, { funds: 49 * 340 });
  const session = await openTestPartySession(owner, await createSandboxTestPartyGroup(owner, 'public'));
  await owner.buy(createTestPartyShareItemRequest(session, 49));
  return session;
}

/** Customers who each have the last share in the cart. */
async function rivals(
  session: PartySession,
  funds: number,
): Promise<{ buyer: TestBuyingCustomer; as: SignedInTestCustomer }[]> {
  const buyers = Array.from({ length: RIVALS }, () => new TestBuyingCustomer(partyTestSandbox, { funds }));
  const found = [];
  for (const buyer of buyers) {
    await buyer.add(createTestPartyShareItemRequest(session, 1));
    found.push({ buyer, ...(await buyer.as()) });
  }
  return found;
}

async function outcomes(purchases: readonly Promise<unknown>[]): Promise<number> {
  return (await Promise.allSettled(purchases)).filter(({ status }) => status === 'fulfilled').length;
}

test('of parallel purchases of the last party share one succeeds and the others pay nothing', async () => {
  const session = await oneShareLeft();
  const all = await rivals(session, 1000);
  const body = { channel_key: 'web' } as const;
  expect(await outcomes(all.map(({ as }) => partyTestSandbox.send(cartPurchase, { as, body })))).toBe(1);
  const wallets = all.map(({ buyer }) => buyer.wallet).toSorted((one, other) => one - other);
  expect(wallets).toEqual([660, ...Array.from({ length: RIVALS - 1 }, () => 1000)]);
  expect(
    await fetchTestPartySession(all[0]?.buyer ?? new TestBuyingCustomer(partyTestSandbox), session.session_id),
  ).toMatchObject({
    shares_sold: 50,
    shares_left: 0,
  });
  for (const { buyer } of all.filter(({ buyer: { wallet } }) => wallet === 1000)) {
    expect(await buyer.refusedPurchase()).toEqual([422, 'sold_out']);
    expect((await buyer.cart()).auto_removed_items).toMatchObject([{ reason: 'sold_out' }]);
  }
});

test('a card is not charged for a party share that another customer buys at the same time', async () => {
  const session = await oneShareLeft();
  const all = await rivals(session, 0);
  const paying = await Promise.all(
    all.map(async ({ buyer, as }) => {
      const { customer_fund_id } = await new TestPayingCustomer(partyTestSandbox, as).saveCard();
      const deposit = { amount: '3.40', customer_fund_id, checkout: true };
      return { buyer, as, body: { deposit, purchase: { channel_key: 'web' } } as const };
    }),
  );
  expect(await outcomes(paying.map(({ as, body }) => partyTestSandbox.send(fundsDepositPurchase, { as, body })))).toBe(
    1,
  );
  expect(depositsOf(all.map(({ buyer }) => buyer))).toEqual(['captured']);
  expect(all.map(({ buyer }) => buyer.wallet)).toEqual(all.map(() => 0));
});

test('a card is not charged for a sold party share even when the bank approves the challenge', async () => {
  const session = await oneShareLeft();
  const all = await rivals(session, 0);
  const challengedDeposits = await Promise.all(
    all.map(async ({ as }) => {
      const payer = new TestPayingCustomer(partyTestSandbox, as);
      const { customer_fund_id } = await payer.saveCard('challenge');
      const deposit = {
        amount: '3.40',
        customer_fund_id,
        checkout: true,
        strong_customer_authentication: testBrowserAuthentication,
      };
      const body = { deposit, purchase: { channel_key: 'web' } } as const;
      const { result } = await partyTestSandbox.send(fundsDepositPurchase, { as, body });
      return { payer, deposit: result.deposit };
    }),
  );
  await Promise.all(challengedDeposits.map(({ payer, deposit }) => payer.decide(deposit?.challenge?.url, 'approve')));
  const settled = await Promise.all(
    challengedDeposits.map(({ payer, deposit }) => payer.depositById(deposit?.deposit_id ?? '')),
  );
  const won = settled.filter(({ status }) => status === 'captured');
  expect(won.map(({ checkout_id }) => typeof checkout_id)).toEqual(['string']);
  const lost = settled.filter(({ status }) => status === 'failed');
  expect(lost.map(({ failure }) => failure?.code)).toEqual(Array.from({ length: RIVALS - 1 }, () => 'sold_out'));
  expect(all.map(({ buyer }) => buyer.wallet)).toEqual(all.map(() => 0));
});

function depositsOf(buyers: readonly TestBuyingCustomer[]): string[] {
  return buyers.flatMap(({ customer }) =>
    partyTestSandbox.shop.db
      .prepare('SELECT status FROM deposits WHERE customer_id = ?')
      .all(customer.id)
      .map(({ status }) => String(status)),
  );
}
