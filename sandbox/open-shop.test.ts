import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { cartMessages } from './cart/cart.messages.gen.ts';
import type { SandboxCartContext } from './cart/cart-context.ts';
import { composeCartItemOrRemovalReason, validateAndCompleteCartItemRequest } from './cart/cart-items.ts';
import { countRaffleTicketsLeft } from './checkout/raffle-stock.ts';
import { toOfferResponse } from './offers/offer-response.ts';
import { openSandboxShop } from './open-shop.ts';
import type { SandboxShop } from './shop.ts';
import { copySeededTestShop } from './testing/seeded-shop.ts';

const NOW = Date.parse('2026-03-04T01:00:00Z');
const ticket: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  quickpick: true,
  num_games: 4,
};

let dataDir: string;
let shop: SandboxShop;
let scope: SandboxCartContext;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  copySeededTestShop(NOW, dataDir);
  shop = openSandboxShop({ dataDir, clock: () => NOW, wallClock: () => NOW, reset: false });
  const brand = shop.brands.find(({ siteKey }) => siteKey === 'harbour');
  if (!brand) throw new Error('the sandbox has no harbour');
  scope = { shop, brand, regions: [], customerId: null, now: NOW };
});

afterEach(() => {
  shop.db.close();
  rmSync(dataDir, { recursive: true });
});

test('a suspended offer is not sold and is removed from carts until it is resumed', () => {
  const choice = validateAndCompleteCartItemRequest(ticket, scope);
  const suspended = () =>
    scope.brand.catalogue.offers
      .map((offer) => toOfferResponse(offer, scope))
      .filter((offer) => offer.suspended)
      .map(({ key }) => key);
  shop.offerSuspensions.setSuspended('harbour', 'golden-bay', true);
  expect(suspended()).toEqual(['golden-bay']);
  expect(() => validateAndCompleteCartItemRequest(ticket, scope)).toThrow(cartMessages.notOnSale());
  expect(composeCartItemOrRemovalReason(choice, scope)).toBe('no_longer_available');
  shop.offerSuspensions.setSuspended('harbour', 'golden-bay', false);
  expect(suspended()).toEqual([]);
  expect(composeCartItemOrRemovalReason(choice, scope)).toMatchObject({ num_games: 4 });
});

test('a donation is split among causes to the cent, on top of earlier amounts', () => {
  const total = (key: string) => shop.causes.getTotal('harbour', key);
  const keys = ['reef-keepers', 'surf-cadets', 'bush-medics'];
  const before = keys.map(total);
  shop.causes.addRaised('harbour', keys, 1000, 7);
  shop.causes.createMissing('harbour', scope.brand.catalogue.causes);
  expect(
    keys.map((key, index) => {
      const { raised, supporters } = total(key);
      return [raised - (before[index]?.raised ?? 0), supporters - (before[index]?.supporters ?? 0)];
    }),
  ).toEqual([
    [334, 3],
    [333, 2],
    [333, 2],
  ]);
});

test('reopening the data folder a day later keeps everything and performs the due draws', () => {
  const draws = shop.draws.listUndrawn('harbour', 'first-light').map(({ drawNo }) => drawNo);
  shop.db.close();
  shop = openSandboxShop({ dataDir, clock: () => NOW + 86_400_000, wallClock: () => NOW, reset: false });
  const [, ...rest] = draws;
  expect(
    shop.draws
      .listUndrawn('harbour', 'first-light')
      .map(({ drawNo }) => drawNo)
      .slice(0, -1),
  ).toEqual(rest);
});

test('a shop can be seeded on a day on which a raffle has sold out before it closes', () => {
  const now = Date.parse('2026-12-14T22:00:00Z');
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copySeededTestShop(now, folder);
  const seeded = openSandboxShop({ dataDir: folder, clock: () => now, wallClock: () => now, reset: false });
  onTestFinished(() => seeded.db.close());
  const soldOut = seeded.brands.flatMap(({ siteKey, catalogue }) =>
    catalogue.offers.filter((offer) => {
      if (offer.type !== 'raffle_ticket') return false;
      const draw = seeded.draws.listUndrawn(siteKey, offer.key).find(({ closeDate }) => closeDate > now);
      return draw && draw.openDate <= now && countRaffleTicketsLeft(offer, draw, seeded.orders, now) === 0;
    }),
  );
  expect(soldOut.length).toBeGreaterThan(0);
  expect(seeded.db.prepare('SELECT count(*) AS count FROM recurring_purchases').get()).toEqual({ count: 51 });
});
