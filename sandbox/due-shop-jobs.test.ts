import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWalletPurchase } from './checkout/purchase.ts';
import { openSandboxShop } from './open-shop.ts';
import type { SandboxShop } from './shop.ts';
import { joinOrBeginTransaction } from './storage/database.ts';
import { copySeededTestShop } from './testing/seeded-shop.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from './wallet/ledger.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-04T01:00:00Z');

let dataDir: string;
let shop: SandboxShop;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'advance-'));
  copySeededTestShop(START, dataDir);
  shop = open(START);
});

afterEach(() => {
  shop.db.close();
  rmSync(dataDir, { recursive: true });
});

function open(now: number): SandboxShop {
  return openSandboxShop({ dataDir, clock: () => now, wallClock: Date.now, reset: false });
}

test('opening a shop after three weeks makes each purchase of an autoplay as of the time it was due', () => {
  const brand = shop.brands.find(({ siteKey }) => siteKey === 'harbour');
  const customer = shop.customers.findByEmail('harbour', 'ivo@harbour.example');
  if (!brand || !customer) throw new Error('Ivo is gone');
  const games = [1, 2, 3, 4].map((first) => ({
    number_sets: [{ key: 'main', numbers: [0, 1, 2, 3, 4, 5].map((step) => first + step) }],
  }));
  const ticket = {
    product_type: 'lottery_ticket',
    lottery_key: 'golden-bay',
    games,
    recurring_purchase: { type: 'autoplay', enabled: true },
  } as const;
  joinOrBeginTransaction(shop.db, () => {
    const entries = [
      { account: getWalletLedgerAccountId(customer.id), amount: 10_000 },
      { account: getShopLedgerAccountId('harbour', 'clearing'), amount: -10_000 },
    ];
    shop.ledger.move({ siteKey: 'harbour', kind: 'deposit', reference: 'test', entries, now: START });
    const source = { kind: 'checkout', depositId: null } as const;
    const data = { channel_key: 'web' } as const;
    makeWalletPurchase({ shop, brand, customer, subVariant: null, items: [ticket], source, data, now: START });
  });
  shop.db.close();
  shop = open(START + 21 * DAY);
  const page = {
    customerId: customer.id,
    status: 'past_products',
    now: START + 90 * DAY,
    limit: 20,
    offset: 0,
  } as const;
  const bought = shop.orders
    .listPage(page)
    .orders.map(({ item, placedAt }) => [item.draw_no, new Date(placedAt).toISOString()])
    .reverse();
  expect(bought).toEqual([
    [1128, '2026-03-04T01:00:00.000Z'],
    [1129, '2026-03-07T08:30:00.000Z'],
    [1130, '2026-03-14T08:30:00.000Z'],
    [1131, '2026-03-21T08:30:00.000Z'],
  ]);
});
