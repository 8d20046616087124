import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fundsBankAccountAdd, fundsWithdraw } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { autoplayList } from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import { brandingGet } from '#schemas/generated/api/site.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../testing/buying-customer.ts';
import { TestPayingCustomer } from '../testing/paying-customer.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../testing/tickets.ts';

const WEDNESDAY = '2026-03-04T01:00:00Z';
const SUNDAY = '2026-03-08T01:00:00Z';
const HOLE = 'there is a hole in the disk';

let sandbox: TestSandbox;
let logged: Readonly<Record<string, unknown>>[];

beforeEach(async () => {
  logged = [];
  sandbox = await TestSandbox.open(WEDNESDAY, (entry) => logged.push(entry));
});
afterEach(() => sandbox.close());

/** Makes some writes to a table fail until the returned function is called. */
function breakWrites(table: string, write: 'INSERT' | 'UPDATE', when: string): void {
  sandbox.shop.db.exec(
    `CREATE TRIGGER hole_${table} BEFORE ${write} ON ${table} WHEN ${when} BEGIN SELECT RAISE(ABORT, '${HOLE}'); END`,
  );
}

function restoreWrites(table: string): void {
  sandbox.shop.db.exec(`DROP TRIGGER hole_${table}`);
}

async function pass(minutes: number): Promise<void> {
  sandbox.moveTo(new Date(sandbox.shop.clock() + minutes * 60_000).toISOString());
  await sandbox.send(brandingGet);
}

/** The failed jobs as operators see them. */
async function setbacks() {
  const response = await fetch(`${sandbox.url}/_setbacks`);
  const failedJobs: { kind: string; subject: string; tries: number; error: string; retry_at: string | null }[] =
    await response.json();
  return failedJobs;
}

async function payer(funds?: string): Promise<TestPayingCustomer> {
  const who = await TestPayingCustomer.create(sandbox);
  if (funds) await who.deposit((await who.saveCard()).customer_fund_id, funds);
  return who;
}

function nextDraw(offerKey: string): StoredDraw {
  const [draw] = sandbox.shop.draws.listUndrawn('harbour', offerKey);
  if (!draw) throw new Error(`there is no draw of ${offerKey}`);
  return draw;
}

describe('a deposit that fails when it comes due', () => {
  test('blocks no other job, is rolled back, recorded, logged and retried', async () => {
    const [unlucky, lucky] = [await payer(), await payer()];
    const { deposit_id: id } = await unlucky.deposit('bd', '50');
    await lucky.deposit('bd', '60');
    breakWrites('ledger_entries', 'INSERT', `NEW.account_id = 'wallet:${unlucky.customerId}'`);
    sandbox.moveTo(SUNDAY);
    await sandbox.send(brandingGet);
    expect([unlucky.wallet, lucky.wallet, sumTestLedger(sandbox)]).toEqual([0, 6000, BALANCED_TEST_LEDGER_SUMS]);
    expect(sandbox.shop.deposits.require(id).status).toBe('created');
    expect(await setbacks()).toEqual([
      {
        kind: 'deposit',
        subject: id,
        tries: 1,
        error: expect.stringContaining(HOLE),
        first_at: '2026-03-08T01:00:00.000Z',
        last_at: '2026-03-08T01:00:00.000Z',
        retry_at: '2026-03-08T01:01:00.000Z',
      },
    ]);
    expect(logged).toEqual([
      {
        level: 'error',
        event: 'setback',
        kind: 'deposit',
        subject: id,
        tries: 1,
        givenUp: false,
        error: expect.stringContaining(HOLE),
      },
    ]);
    restoreWrites('ledger_entries');
    await pass(0.5);
    expect(unlucky.wallet).toBe(0);
    await pass(0.5);
    expect([unlucky.wallet, await setbacks(), sumTestLedger(sandbox)]).toEqual([5000, [], BALANCED_TEST_LEDGER_SUMS]);
    await pass(600);
    expect(unlucky.wallet).toBe(5000);
  });

  test('is given up after five attempts, until an operator releases it', async () => {
    const unlucky = await payer();
    const { deposit_id: id } = await unlucky.deposit('bd', '50');
    breakWrites('deposits', 'UPDATE', `NEW.id = '${id}'`);
    sandbox.moveTo(SUNDAY);
    for (const minutes of [0, 1, 10, 60, 360, 6000, 6000]) await pass(minutes);
    expect(await setbacks()).toMatchObject([{ kind: 'deposit', subject: id, tries: 5, retry_at: null }]);
    expect(logged.map(({ tries, givenUp }) => [tries, givenUp])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
    ]);
    const health = await fetch(`${sandbox.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok', setbacks: 1 }]);
    restoreWrites('deposits');
    await pass(6000);
    expect(unlucky.wallet).toBe(0);
    const foreign = await fetch(`${sandbox.url}/_setbacks`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
    });
    expect([foreign.status, unlucky.wallet]).toEqual([403, 0]);
    const released = await fetch(`${sandbox.url}/_setbacks`, { method: 'POST' });
    expect(await released.json()).toEqual({ released: 1 });
    await pass(0);
    expect([unlucky.wallet, await setbacks(), sumTestLedger(sandbox)]).toEqual([5000, [], BALANCED_TEST_LEDGER_SUMS]);
  });
});

test('a failed autoplay is bought on retry, and others are bought meanwhile', async () => {
  const repeated: CartItemRequest = {
    ...testLotteryTicketItem,
    recurring_purchase: { type: 'autoplay', enabled: true },
  };
  const [unlucky, lucky] = [
    new TestBuyingCustomer(sandbox, { funds: 5000 }),
    new TestBuyingCustomer(sandbox, { funds: 5000 }),
  ];
  for (const buyer of [unlucky, lucky]) await buyer.buy(repeated);
  const attempts = async (buyer: TestBuyingCustomer) => {
    const { result } = await sandbox.send(autoplayList, await buyer.as());
    return result.map(({ last_attempt_status: status }) => status);
  };
  breakWrites('orders', 'INSERT', `NEW.customer_id = '${unlucky.customer.id}'`);
  sandbox.moveTo(SUNDAY);
  expect([await attempts(lucky), await attempts(unlucky)]).toEqual([['purchased'], [null]]);
  expect(await setbacks()).toMatchObject([{ kind: 'recurring', tries: 1, error: expect.stringContaining(HOLE) }]);
  restoreWrites('orders');
  await pass(1);
  expect([await attempts(unlucky), await setbacks()]).toEqual([['purchased'], []]);
  expect([unlucky.wallet, sumTestLedger(sandbox)]).toEqual([lucky.wallet, BALANCED_TEST_LEDGER_SUMS]);
});

test('a recurring purchase whose row cannot be read is recorded as a failed job, and calls are still answered', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 5000 });
  await buyer.buy({ ...testLotteryTicketItem, recurring_purchase: { type: 'autoplay', enabled: true } });
  sandbox.shop.db.prepare("UPDATE recurring_purchases SET choice = '{' WHERE customer_id = ?").run(buyer.customer.id);
  sandbox.moveTo(SUNDAY);
  await sandbox.send(brandingGet);
  expect(await setbacks()).toMatchObject([{ kind: 'recurring', error: expect.stringContaining('JSON') }]);
});

test('a failed draw blocks only its own series', async () => {
  const broken = nextDraw('golden-bay');
  const others = nextDraw('first-light');
  breakWrites('draws', 'UPDATE', `NEW.id = ${broken.id}`);
  sandbox.moveTo('2026-03-15T01:00:00Z');
  await sandbox.send(brandingGet);
  const { draws } = sandbox.shop;
  expect([draws.getById(broken.id).drawn, draws.getById(others.id).drawn]).toEqual([false, true]);
  expect(nextDraw('golden-bay').id).toBe(broken.id);
  expect(await setbacks()).toMatchObject([{ kind: 'draw', subject: String(broken.id), tries: 1 }]);
  restoreWrites('draws');
  await pass(1);
  expect(draws.getById(broken.id).drawn).toBe(true);
  expect(nextDraw('golden-bay').date).toBeGreaterThan(sandbox.shop.clock());
  expect(await setbacks()).toEqual([]);
});

test('a failed giveaway blocks no other draw', async () => {
  const { draws } = sandbox.shop;
  const row = sandbox.shop.db
    .prepare("SELECT id FROM draws WHERE site_key = 'sunnyside' AND series <> '' AND drawn = 0 ORDER BY date LIMIT 1")
    .get();
  const giveaway = draws.getById(Number(row?.['id']));
  breakWrites('draw_winners', 'INSERT', `NEW.draw_id = ${giveaway.id}`);
  sandbox.moveTo(SUNDAY);
  await sandbox.send(brandingGet);
  expect(await setbacks()).toMatchObject([{ kind: 'draw', subject: String(giveaway.id) }]);
  expect([draws.getById(giveaway.id).drawn, nextDraw('golden-bay').date > sandbox.shop.clock()]).toEqual([false, true]);
  restoreWrites('draw_winners');
  await pass(1);
  expect([draws.getById(giveaway.id).drawn, await setbacks()]).toEqual([true, []]);
});

test('a ticket that cannot be scored is scored later, and its draw still takes place', async () => {
  const [unlucky, lucky] = [
    new TestBuyingCustomer(sandbox, { funds: 1000 }),
    new TestBuyingCustomer(sandbox, { funds: 1000 }),
  ];
  const ids: string[] = [];
  for (const buyer of [unlucky, lucky]) ids.push((await buyer.buy(testLotteryTicketItem)).orders[0]?.id ?? '');
  const [broken = '', fine = ''] = ids;
  const { db, orders } = sandbox.shop;
  const statuses = () => [broken, fine].map((id) => orders.listDraws(id)[0]?.status);
  const item = db.prepare('SELECT item FROM orders WHERE id = ?').get(broken)?.['item'] ?? '';
  const change = db.prepare('UPDATE orders SET item = ? WHERE id = ?');
  change.run('{"product_type": "syndicate_share"}', broken);
  sandbox.moveTo(SUNDAY);
  await sandbox.send(brandingGet);
  expect([statuses()[0], statuses()[1] === 'pending']).toEqual(['pending', false]);
  expect(await setbacks()).toMatchObject([{ kind: 'ticket', tries: 1 }]);
  change.run(item, broken);
  await pass(1);
  expect([statuses()[0], await setbacks()]).toEqual([statuses()[1], []]);
});

test.each([
  ['winnings', 'order_draws', "status = 'won', winnings = 700, paid = 0 WHERE id = (SELECT min(id) FROM order_draws)"],
  [
    'giveaway',
    'giveaway_entries',
    "result = 'won', prize = 700, paid = 0 WHERE rowid = (SELECT min(rowid) FROM giveaway_entries WHERE result <> 'pending')",
  ],
])('prizes of the kind %s that cannot be paid at first are paid on retry', async (kind, table, change) => {
  const { db, ledger } = sandbox.shop;
  const prizes = () => ledger.balance('house:harbour:prizes') + ledger.balance('house:sunnyside:prizes');
  db.exec(`UPDATE ${table} SET ${change}`);
  breakWrites(table, 'UPDATE', 'NEW.paid = 1 AND OLD.paid = 0');
  sandbox.moveTo(new Date(nextDraw('first-light').date).toISOString());
  await sandbox.send(brandingGet);
  const before = prizes();
  expect(await setbacks()).toEqual(expect.arrayContaining([expect.objectContaining({ kind, tries: 1 })]));
  restoreWrites(table);
  await pass(1);
  expect([before - prizes() >= 700, await setbacks(), sumTestLedger(sandbox)]).toEqual([
    true,
    [],
    BALANCED_TEST_LEDGER_SUMS,
  ]);
});

test('a withdrawal and a party session that both fail are both recorded, and both done on retry', async () => {
  const who = await payer('100');
  const account = { code: '062000', account_number: '12345678', account_name: 'Nova Quill', type: 'bsb' } as const;
  await sandbox.send(fundsBankAccountAdd, { as: who.as, body: account });
  const body = { amount: '40', bank_type: 'bsb', withdrawal_method_code: 'do' } as const;
  const { result: id } = await sandbox.send(fundsWithdraw, { as: who.as, params: { id: who.customerId }, body });
  breakWrites('withdrawals', 'UPDATE', `NEW.id = '${id}'`);
  breakWrites('party_sessions', 'UPDATE', "NEW.site_key = 'harbour'");
  sandbox.moveTo(SUNDAY);
  await sandbox.send(brandingGet);
  expect(new Set((await setbacks()).map(({ kind }) => kind))).toEqual(new Set(['withdrawal', 'party']));
  for (const table of ['withdrawals', 'party_sessions']) restoreWrites(table);
  await pass(1);
  expect([await setbacks(), sandbox.shop.withdrawals.require(id).status]).toEqual([[], 'paid']);
});
