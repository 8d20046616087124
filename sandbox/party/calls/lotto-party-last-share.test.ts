import { afterAll, expect, test } from 'vitest';
import { cartPurchase } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsDepositPurchase } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { PartySession } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_LEDGER, BuyingCustomer, sumLedger } from '../../testing/buying-customer.ts';
import {
  createPartyGroup,
  createShareItem,
  fetchPartySession,
  openPartyShop,
  openTestPartySession,
  sandbox,
} from '../../testing/party-shop.ts';
import { browserAuthentication, PayingCustomer } from '../../testing/paying-customer.ts';
import type { SignedInCustomer } from '../../testing/test-sandbox.ts';

const RIVALS = 8;

openPartyShop();

afterAll(() => {
  expect(sumLedger(sandbox)).toEqual(BALANCED_LEDGER);
});

/** An open party session with one share left. */
async function oneShareLeft(): Promise<PartySession> {
  const owner = new BuyingCustomer(sandbox, { funds: 49 * 340 });
  const session = await openTestPartySession(owner, await createPartyGroup(owner, 'public'));
  await owner.buy(createShareItem(session, 49));
  return session;
}

/** Customers who each have the last share in the cart. */
async function rivals(
  session: PartySession,
  funds: number,
): Promise<{ buyer: BuyingCustomer; as: SignedInCustomer }[]> {
  const buyers = Array.from({ length: RIVALS }, () => new BuyingCustomer(sandbox, { funds }));
  const found = [];
  for (const buyer of buyers) {
    await buyer.add(createShareItem(session, 1));
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
  expect(await outcomes(all.map(({ as }) => sandbox.send(cartPurchase, { as, body })))).toBe(1);
  const wallets = all.map(({ buyer }) => buyer.wallet).toSorted((one, other) => one - other);
  expect(wallets).toEqual([660, ...Array.from({ length: RIVALS - 1 }, () => 1000)]);
  expect(await fetchPartySession(all[0]?.buyer ?? new BuyingCustomer(sandbox), session.session_id)).toMatchObject({
    shares_sold: 50,
    shares_left: 0,
  });
  for (const { buyer } of all.filter(({ buyer: { wallet } }) => wallet === 1000)) {
    expect(await buyer.refusedPurchase()).toEqual([422, 'sold_out']);
    expect((await buyer.cart()).auto_removed_items).toMatchObject([{ reason: 'sold_out' }]);
  }
});

test('a card is not charged for a party share that was sold meanwhile', async () => {
  const session = await oneShareLeft();
  const all = await rivals(session, 0);
  const paying = await Promise.all(
    all.map(async ({ buyer, as }) => {
      const { customer_fund_id } = await new PayingCustomer(sandbox, as).saveCard();
      const deposit = { amount: '3.40', customer_fund_id, checkout: true };
      return { buyer, as, body: { deposit, purchase: { channel_key: 'web' } } as const };
    }),
  );
  expect(await outcomes(paying.map(({ as, body }) => sandbox.send(fundsDepositPurchase, { as, body })))).toBe(1);
  expect(depositsOf(all.map(({ buyer }) => buyer))).toEqual(['captured']);
  expect(all.map(({ buyer }) => buyer.wallet)).toEqual(all.map(() => 0));
});

test('a card is not charged for a sold party share even when the bank approves the challenge', async () => {
  const session = await oneShareLeft();
  const all = await rivals(session, 0);
  const asked = await Promise.all(
    all.map(async ({ as }) => {
      const payer = new PayingCustomer(sandbox, as);
      const { customer_fund_id } = await payer.saveCard('challenge');
      const deposit = {
        amount: '3.40',
        customer_fund_id,
        checkout: true,
        strong_customer_authentication: browserAuthentication,
      };
      const body = { deposit, purchase: { channel_key: 'web' } } as const;
      const { result } = await sandbox.send(fundsDepositPurchase, { as, body });
      return { payer, deposit: result.deposit };
    }),
  );
  await Promise.all(asked.map(({ payer, deposit }) => payer.decide(deposit?.challenge?.url, 'approve')));
  const settled = await Promise.all(asked.map(({ payer, deposit }) => payer.depositById(deposit?.deposit_id ?? '')));
  const won = settled.filter(({ status }) => status === 'captured');
  expect(won.map(({ checkout_id }) => typeof checkout_id)).toEqual(['string']);
  const lost = settled.filter(({ status }) => status === 'failed');
  expect(lost.map(({ failure }) => failure?.code)).toEqual(Array.from({ length: RIVALS - 1 }, () => 'sold_out'));
  expect(all.map(({ buyer }) => buyer.wallet)).toEqual(all.map(() => 0));
});

function depositsOf(buyers: readonly BuyingCustomer[]): string[] {
  return buyers.flatMap(({ customer }) =>
    sandbox.shop.db
      .prepare('SELECT status FROM deposits WHERE customer_id = ?')
      .all(customer.id)
      .map(({ status }) => String(status)),
  );
}
