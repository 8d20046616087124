import type { RandomSource } from '#domain/play/lucky-dip.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { PurchaseTrigger } from '../checkout/checkout.ts';
import { makeWalletPurchase } from '../checkout/purchase.ts';
import { MailOutbox, type OutboxMail } from '../outbox/outbox.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { type DrawSeries, listDrawSeries } from '../results/draws/draw-series.ts';
import { DrawStoreAtPastMoment } from '../results/draws/historical-draw-store.ts';
import { calculateSimulatedTicketsAtClose } from '../results/draws/simulated-sales.ts';
import type { PurchaseDependencies, SandboxBrand, SandboxShop } from '../shop.ts';
import { TicketSettlement } from '../tickets/orders/ticket-settlement.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../wallet/ledger.ts';
import { listDemoPastTickets, listDemoUpcomingTickets } from './tickets.ts';

const DAY = 86_400_000;
const HISTORY = 25 * 7 * DAY;
const MINUTE = 60_000;
const OPENING_BALANCE = 90_000;

/** Drops the mails of seeded history. */
class SilentOutbox extends MailOutbox {
  override send(): void {}

  override listLatest(): OutboxMail[] {
    return [];
  }
}

/** The shop without mails. */
export function toShopWithoutMails(shop: SandboxShop): SandboxShop {
  return { ...shop, outbox: new SilentOutbox(shop.db) };
}

/** Gives Ada of every brand half a year of purchases, in order, and tickets for coming draws. */
export function seedDemoPurchases(shop: SandboxShop): void {
  const now = shop.clock();
  for (const brand of shop.brands) {
    const customer = shop.customers.findByEmail(brand.siteKey, `ada@${brand.siteKey}.example`);
    if (customer) seedCustomer(toShopWithoutMails(shop), brand, customer, now);
  }
}

function seedCustomer(shop: SandboxShop, brand: SandboxBrand, customer: StoredCustomer, now: number): void {
  open(shop, customer, now - HISTORY);
  const settlement = new TicketSettlement({ ...shop, catalogues: shop.brands.map(({ catalogue }) => catalogue) });
  const series = seriesByOffer(brand);
  const settle = (until: number) => {
    settlement.scoreDrawn((draw) => seriesOf(draw, series), until);
    settlement.pay();
  };
  const past = listDemoPastTickets(brand.siteKey);
  for (const [index, ticket] of past.entries()) {
    const moment = now - HISTORY + Math.round(((index + 1) * (HISTORY - 9 * DAY)) / (past.length + 1));
    settle(moment);
    const draws = new DrawStoreAtPastMoment(shop.db, moment);
    const next = (key: string) => nextOpen(draws.listUndrawn(brand.siteKey, key), moment);
    const { item, number } = ticket(next);
    if (isPreOrder(item, next, moment)) continue;
    const random = number === undefined ? shop.random : chanceFor(number, item, brand, next);
    buySeedItem({ ...shop, draws, random }, brand, customer, item, moment);
  }
  settle(now);
  const upcoming = listDemoUpcomingTickets(brand.siteKey);
  const next = (key: string) => nextOpen(shop.draws.listUndrawn(brand.siteKey, key), now);
  for (const [index, item] of upcoming.entries()) {
    const moment = now - (upcoming.length - index) * MINUTE;
    if (!isPreOrder(item, next, moment)) buySeedItem(shop, brand, customer, item, moment);
  }
}

function open({ ledger }: Pick<SandboxShop, 'ledger'>, { id, siteKey }: StoredCustomer, now: number): void {
  const entries = [
    { account: getWalletLedgerAccountId(id), amount: OPENING_BALANCE },
    { account: getShopLedgerAccountId(siteKey, 'opening'), amount: -OPENING_BALANCE },
  ];
  ledger.move({ siteKey, kind: 'adjustment', reference: 'opening-balance', entries, now });
}

/** Buys from the wallet at a time after all its other movements. */
export function buySeedItem(
  shop: PurchaseDependencies,
  brand: SandboxBrand,
  customer: StoredCustomer,
  item: CartItemRequest,
  now: number,
): void {
  const source: PurchaseTrigger =
    item.product_type === 'membership'
      ? { kind: 'recurring', recurringId: 'seed' }
      : { kind: 'checkout', depositId: null };
  const data = { channel_key: 'web' } as const;
  makeWalletPurchase({ shop, brand, customer, subVariant: null, items: [item], source, data, now });
}

/** Between two raffles, the next one can only be pre-ordered. */
function isPreOrder(item: CartItemRequest, next: (key: string) => StoredDraw | null, moment: number): boolean {
  const draw = item.product_type === 'raffle_ticket' ? next(item.lottery_key) : null;
  return draw !== null && draw.openDate > moment;
}

/** A random source that assigns a given free raffle ticket number. */
function chanceFor(
  number: number,
  { lottery_key: key }: CartItemRequest,
  { catalogue }: SandboxBrand,
  next: (key: string) => StoredDraw | null,
): RandomSource {
  const offer = catalogue.offers.find((candidate) => candidate.key === key);
  const draw = next(key);
  if (offer?.type !== 'raffle_ticket' || !draw) throw new Error(`${key} is no raffle`);
  return () => (number - 0.5) / calculateSimulatedTicketsAtClose(offer, draw);
}

function nextOpen(draws: readonly StoredDraw[], moment: number): StoredDraw | null {
  return draws.find(({ closeDate }) => closeDate > moment) ?? null;
}

function seriesByOffer(brand: SandboxBrand): ReadonlyMap<string, DrawSeries> {
  return new Map(listDrawSeries(brand.catalogue).map((entry) => [`${entry.offer.key}/${entry.series}`, entry]));
}

function seriesOf({ offerKey, series }: StoredDraw, known: ReadonlyMap<string, DrawSeries>): DrawSeries {
  const found = known.get(`${offerKey}/${series}`);
  if (!found) throw new Error(`${offerKey} has no draws`);
  return found;
}
