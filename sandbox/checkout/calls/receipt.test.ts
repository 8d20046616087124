import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsSetDefault } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { Receipt } from '#schemas/generated/api/wire-types.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { checkoutMessages } from '../checkout.messages.gen.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});
afterAll(() => sandbox.close());

async function receiptOf(buyer: TestBuyingCustomer, checkoutID: string): Promise<Receipt> {
  return (await sandbox.send(calls.checkoutGet, { ...(await buyer.as()), params: { checkoutID } })).result;
}

test('a receipt and its mail name draws, numbers, order number and payments', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 100 });
  await buyer.add({ ...testLotteryTicketItem, num_draws: 2 });
  const payer = new TestPayingCustomer(sandbox, (await buyer.as()).as);
  const { customer_fund_id: fundId } = await payer.saveCard('masterCard');
  await sandbox.send(fundsSetDefault, { as: payer.as, params: { fundId } });
  const { result: cart } = await sandbox.send(calls.cartItemsList, await buyer.as());
  const total = Number(cart.cart_total);
  const id = await payer.purchase((total - 1).toFixed(2), fundId);
  const checkoutId = (await payer.depositById(id)).checkout_id ?? '';
  const receipt = await receiptOf(buyer, checkoutId);
  expect(receipt.payments).toEqual([
    { method: 'cc', name: 'MasterCard', last_four: '0013', amount: (total - 1).toFixed(2) },
    { method: 'wallet', name: 'Wallet', last_four: null, amount: '1.00' },
  ]);
  const [order] = receipt.orders;
  const [first, second] = order?.draws ?? [];
  expect([first?.name, second?.name]).toEqual(['Golden Bay', 'Golden Bay']);
  const number = `${checkoutId.slice(0, 4)}-${checkoutId.slice(4, 8)}`.toUpperCase();
  const games = (order?.item.games ?? []).map(
    ({ number_sets: sets }, index) =>
      `  Game ${index + 1}: ${sets.map(({ numbers }) => numbers.join(' ')).join(' + ')}`,
  );
  expect(games).toHaveLength(4);
  const body = sandbox.shop.outbox.listLatest(1)[0]?.body.split('\n') ?? [];
  expect(body.slice(1)).toEqual([
    `Receipt ${number}, Wednesday, 4 March 2026 at 12:00 pm`,
    checkoutMessages.bought(),
    `Golden Bay: $${total.toFixed(2)}`,
    expect.stringMatching(new RegExp(`^  Draw ${first?.draw_no}, \\w+day, \\d+ March 2026 at \\d+:\\d\\d pm$`)),
    expect.stringMatching(new RegExp(`^  Draw ${second?.draw_no}, \\w+day, \\d+ March 2026 at \\d+:\\d\\d pm$`)),
    ...games,
    `Paid: $${total.toFixed(2)}`,
    `  Mastercard ending in 0013: $${(total - 1).toFixed(2)}`,
    '  Wallet: $1.00',
  ]);
});

test('the receipt mail of a raffle contains the ticket numbers', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 2500 });
  await buyer.buy({ product_type: 'raffle_ticket', lottery_key: 'headland-house' });
  expect(sandbox.shop.outbox.listLatest(1)[0]?.body).toMatch(/\n {2}Draw \d+, .+\n {2}Ticket numbers: \d{7}/);
});
