import { parseMoney } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { makeWalletPurchase, priceItemsOutsideStoredCart } from '../checkout/purchase.ts';
import { countRaffleTicketsLeft } from '../checkout/raffle-stock.ts';
import type { CatalogueLottery, CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import type { PurchaseDependencies, SandboxBrand, SandboxShop } from '../shop.ts';
import { findNextDrawForRecurringChoice } from '../tickets/recurring/next-draw.ts';
import type { StoredRecurringPurchase, StoredRecurringStatus } from '../tickets/recurring/recurring.ts';
import { gatewaysMessages } from '../wallet/gateways/gateways.messages.gen.ts';
import { DEMO_MEMBERSHIP_ITEM } from './tickets.ts';

const DAY = 86_400_000;
const COUNT = 28;
const PRE_ORDERS = 2;

const STATUSES: readonly StoredRecurringStatus[] = [
  'recurring_status_paused',
  'recurring_status_cancelled',
  'recurring_status_timed_pause',
  'recurring_status_cancelled',
];

/**
 * Gives Ada pre-orders and recurring purchases in every state, one of which has failed, and Hana one for her
 * membership.
 */
export function seedDemoRecurringPurchases(shop: SandboxShop): void {
  const now = shop.clock();
  for (const brand of shop.brands) {
    const customer = (key: string) => shop.customers.findByEmail(brand.siteKey, `${key}@${brand.siteKey}.example`);
    const [ada, hana] = [customer('ada'), customer('hana')];
    const repeatable = brand.catalogue.offers.filter(
      (offer) => offer.recurringPurchase.availability === 'optional' && !isSoldOut(shop, brand, offer, now),
    );
    if (ada) for (let index = 0; index < COUNT; index += 1) seedOne(shop, brand, ada, repeatable, index, now);
    if (ada) seedPreOrders(shop, brand, ada, now);
    const currentMembership = hana && shop.orders.findMembership(hana.id, now);
    const { program } = brand.catalogue;
    if (!hana || !currentMembership || !program) continue;
    create(
      shop,
      brand,
      hana,
      DEMO_MEMBERSHIP_ITEM,
      { type: 'subscription', coveredUntil: currentMembership.endsAt, dueAt: currentMembership.endsAt },
      now,
    );
  }
}

function seedOne(
  shop: SandboxShop,
  brand: SandboxBrand,
  customer: StoredCustomer,
  offers: readonly CatalogueOffer[],
  index: number,
  now: number,
): void {
  const offer = offers[index % offers.length];
  const request = offer && requestOf(offer);
  const draw = offer && findNextDraw(shop, brand, offer, now);
  if (!offer || !request || !draw) return;
  const isActive = index < 3;
  const status = isActive
    ? 'recurring_status_active'
    : (STATUSES[index % STATUSES.length] ?? 'recurring_status_paused');
  const pausedUntil = status === 'recurring_status_timed_pause' ? now + (20 + index) * DAY : null;
  const purchase = create(
    shop,
    brand,
    customer,
    request,
    {
      type: offer.recurringPurchase.type,
      coveredUntil: draw.date,
      dueAt: isActive ? draw.date : pausedUntil,
    },
    now - (index + 1) * 5 * DAY,
  );
  shop.recurringPurchases.update(purchase, { status, pausedUntil });
  const failed = {
    status: 'hard_failure',
    code: 'card_declined',
    message: gatewaysMessages.bankDeclined(),
  } as const;
  const bought = { status: 'purchased', code: null, message: null } as const;
  shop.unattendedAttempts.add({
    kind: 'recurring',
    purchaseId: purchase.id,
    customerId: customer.id,
    checkoutId: null,
    attemptedAt: now - (index + 1) * DAY,
    ...(index === 1 ? failed : bought),
  });
}

function findNextDraw(
  shop: Pick<SandboxShop, 'draws'>,
  brand: SandboxBrand,
  offer: CatalogueOffer,
  now: number,
): StoredDraw | null {
  const request = requestOf(offer);
  return request && findNextDrawForRecurringChoice(shop, brand, offer, request, { now, coveredUntil: now });
}

/** Some raffles sell out days before they close; a recurring purchase can't be priced then. */
function isSoldOut(
  shop: Pick<SandboxShop, 'draws' | 'orders'>,
  brand: SandboxBrand,
  offer: CatalogueOffer,
  now: number,
): boolean {
  if (offer.type !== 'raffle_ticket') return false;
  const draw = findNextDraw(shop, brand, offer, now);
  const [book] = offer.books;
  return draw !== null && book !== undefined && countRaffleTicketsLeft(offer, draw, shop.orders, now) < book.numTickets;
}

/** Tickets of the raffle draws that go on sale after the next ones. */
function seedPreOrders(shop: PurchaseDependencies, brand: SandboxBrand, customer: StoredCustomer, now: number): void {
  const raffles = brand.catalogue.offers.filter((offer) => offer.type === 'raffle_ticket').slice(0, PRE_ORDERS);
  const items = raffles.flatMap((offer): CartItemRequest[] => {
    const later = shop.draws.listUndrawn(brand.siteKey, offer.key).find(({ openDate }) => openDate > now);
    const request = requestOf(offer);
    return later && request ? [{ ...request, draw_no: later.drawNo }] : [];
  });
  if (items.length === 0) return;
  const source = { kind: 'checkout', depositId: null } as const;
  makeWalletPurchase({ shop, brand, customer, subVariant: null, items, source, data: { channel_key: 'web' }, now });
}

function create(
  shop: SandboxShop,
  brand: SandboxBrand,
  { id: customerId }: StoredCustomer,
  request: CartItemRequest,
  terms: Pick<StoredRecurringPurchase, 'type' | 'coveredUntil' | 'dueAt'>,
  createdAt: number,
): StoredRecurringPurchase {
  const recurring = { type: terms.type, enabled: true } as const;
  const scope = { shop, brand, regions: [], customerId, now: shop.clock() };
  const [priced] = priceItemsOutsideStoredCart([{ ...request, recurring_purchase: recurring }], scope).items;
  if (!priced) throw new Error(`${request.lottery_key} is not sold`);
  const { draw_no: _, ...choice } = priced.choice;
  return shop.recurringPurchases.create({
    siteKey: brand.siteKey,
    customerId,
    offerKey: request.lottery_key,
    choice,
    price: parseMoney(priced.item.total),
    subVariant: null,
    status: 'recurring_status_active',
    createdAt,
    ...terms,
  });
}

function requestOf(offer: CatalogueOffer): CartItemRequest | null {
  const cause = offer.causes.length > 1 ? { cause_key: offer.causes[0] ?? '' } : {};
  switch (offer.type) {
    case 'lottery_ticket':
      return lotteryRequest(offer, cause);
    case 'raffle_ticket':
      return { product_type: 'raffle_ticket', lottery_key: offer.key, ...cause };
    case 'syndicate_share':
    case 'membership':
      return null;
  }
}

function lotteryRequest(
  { key, selectableDays }: Pick<CatalogueLottery, 'selectableDays' | 'key'>,
  cause: { cause_key?: string },
): CartItemRequest {
  const [day] = selectableDays;
  return {
    product_type: 'lottery_ticket',
    lottery_key: key,
    quickpick: true,
    ...cause,
    ...(day ? { day } : {}),
  };
}
