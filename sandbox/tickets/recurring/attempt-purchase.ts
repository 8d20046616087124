import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import { createMailToCustomer } from '../../messages/customer-mail.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import type { SandboxBrand, SandboxShop, UnattendedPurchaseDependencies } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';
import { findNextDrawForRecurringChoice, reachesMinimumJackpot } from './next-draw.ts';
import { makeUnattendedPurchase, type UnattendedPurchaseResult } from './purchase-unattended.ts';
import type { StoredRecurringPurchase, StoredScheduledPurchase, UnattendedPurchaseAttempt } from './recurring.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds between retries of a soft failure, while the draw is on sale. */
const RETRY = 6 * HOUR;
/** Memberships have no closing draw: retried daily for three days. */
const MEMBERSHIP_RETRY = DAY;
const MEMBERSHIP_TRIES = 3;

const CANCELLED = { status: 'scheduled_status_cancelled', dueAt: null } as const;

/** Makes the due purchase of a recurring purchase, or sets the next due time. Call it inside a transaction. */
export function attemptRecurringPurchase(
  shop: UnattendedPurchaseDependencies,
  purchase: StoredRecurringPurchase,
  now: number,
): void {
  const party = getBrandCustomer(shop, purchase);
  const offer = party?.brand.catalogue.offers.find(({ key }) => key === purchase.offerKey);
  if (!party || !offer) {
    shop.recurringPurchases.update(purchase, { status: 'recurring_status_cancelled', dueAt: null });
    return;
  }
  if (offer.type === 'membership') return tryMembership(shop, purchase, party, now);
  const draw = findNextDrawForRecurringChoice(shop, party.brand, offer, purchase.choice, {
    now,
    coveredUntil: purchase.coveredUntil,
  });
  if (!draw) {
    shop.recurringPurchases.update(purchase, { dueAt: now + DAY, failures: 0 });
    return;
  }
  if (!reachesMinimumJackpot(draw, purchase.choice, party.brand.catalogue.branding.currency)) {
    shop.recurringPurchases.update(purchase, { dueAt: draw.date, coveredUntil: draw.date, failures: 0 });
    return;
  }
  if (shop.playBreaks.findByCustomer(party.customer.id, now)) {
    sendSkipMail(shop, party, now);
    shop.recurringPurchases.update(purchase, { dueAt: draw.date, coveredUntil: draw.date, failures: 0 });
    return;
  }
  const retryAt = now + RETRY < draw.closeDate ? now + RETRY : null;
  const outcome = recordRecurringOutcome(
    shop,
    purchase,
    party,
    buy(shop, purchase, party, draw.drawNo, now),
    retryAt !== null,
    now,
  );
  if (outcome.status === 'purchased') return covered(shop, purchase, outcome.checkoutId);
  if (outcome.status === 'soft_failure') {
    shop.recurringPurchases.update(purchase, { dueAt: retryAt, failures: purchase.failures + 1 });
    return;
  }
  shop.recurringPurchases.update(purchase, { dueAt: draw.date, coveredUntil: draw.date, failures: 0 });
}

/** Buys a pre-order whose draw is on sale. Call it inside a transaction. */
export function attemptScheduledPurchase(
  shop: UnattendedPurchaseDependencies,
  purchase: StoredScheduledPurchase,
  now: number,
): void {
  const party = getBrandCustomer(shop, purchase);
  if (!party) {
    shop.scheduledPurchases.update(purchase, CANCELLED);
    return;
  }
  const taken = shop.playBreaks.findByCustomer(party.customer.id, now);
  if (taken) {
    sendSkipMail(shop, party, now);
    const isOver = taken.endsAt !== null && taken.endsAt < purchase.salesCloseAt;
    shop.scheduledPurchases.update(purchase, isOver ? { dueAt: taken.endsAt } : CANCELLED);
    return;
  }
  const { choice, subVariant } = purchase;
  const source = { kind: 'scheduled', scheduledId: purchase.id } as const;
  const spendsWallet = wasCharged(shop.unattendedAttempts.findLast(purchase.id));
  const bought = makeUnattendedPurchase({ shop, ...party, subVariant, choice, source, spendsWallet, now });
  const retryAt = now + RETRY < purchase.salesCloseAt ? now + RETRY : null;
  const outcome = settled(bought, retryAt !== null);
  record(shop, { kind: 'scheduled', purchase }, outcome, now);
  if (outcome.status === 'purchased') shop.scheduledPurchases.update(purchase, { dueAt: null });
  else if (outcome.status === 'soft_failure') shop.scheduledPurchases.update(purchase, { dueAt: retryAt });
  else shop.scheduledPurchases.update(purchase, CANCELLED);
  if (outcome.status !== 'purchased') sendFailureMail(shop, party, purchase.item.name, outcome, now);
}

interface BrandCustomer {
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
}

function tryMembership(
  shop: UnattendedPurchaseDependencies,
  purchase: StoredRecurringPurchase,
  party: BrandCustomer,
  now: number,
): void {
  const taken = shop.playBreaks.findByCustomer(party.customer.id, now);
  if (taken) {
    sendSkipMail(shop, party, now);
    const { endsAt } = taken;
    shop.recurringPurchases.update(
      purchase,
      endsAt === null ? { status: 'recurring_status_paused', dueAt: null } : { dueAt: endsAt },
    );
    return;
  }
  const isRetried = purchase.failures + 1 < MEMBERSHIP_TRIES;
  const outcome = recordRecurringOutcome(shop, purchase, party, buy(shop, purchase, party, null, now), isRetried, now);
  if (outcome.status === 'purchased') return covered(shop, purchase, outcome.checkoutId);
  if (outcome.status === 'soft_failure') {
    shop.recurringPurchases.update(purchase, { dueAt: now + MEMBERSHIP_RETRY, failures: purchase.failures + 1 });
    return;
  }
  shop.recurringPurchases.update(purchase, { status: 'recurring_status_paused', dueAt: null, failures: 0 });
}

function buy(
  shop: UnattendedPurchaseDependencies,
  { id, choice, subVariant }: StoredRecurringPurchase,
  party: BrandCustomer,
  drawNo: number | null,
  now: number,
): UnattendedPurchaseResult {
  const { games, ...rest } = choice;
  const numbers = choice.quickpick || games === undefined ? {} : { games };
  const isNamed = drawNo !== null && choice.product_type !== 'syndicate_share';
  return makeUnattendedPurchase({
    shop,
    ...party,
    subVariant,
    choice: { ...rest, ...numbers, ...(isNamed ? { draw_no: drawNo } : {}) },
    source: { kind: 'recurring', recurringId: id },
    spendsWallet: wasCharged(shop.unattendedAttempts.findLast(id)),
    now,
  });
}

function recordRecurringOutcome(
  shop: Pick<SandboxShop, 'outbox' | 'unattendedAttempts'>,
  purchase: StoredRecurringPurchase,
  party: BrandCustomer,
  bought: UnattendedPurchaseResult,
  isRetried: boolean,
  now: number,
): UnattendedPurchaseResult {
  const outcome = settled(bought, isRetried);
  record(shop, { kind: 'recurring', purchase }, outcome, now);
  if (outcome.status !== 'purchased')
    sendFailureMail(shop, party, nameOf(purchase.offerKey, party.brand.catalogue), outcome, now);
  return outcome;
}

/** A failure is also hard when no time is left for a retry. */
function settled(outcome: UnattendedPurchaseResult, isRetried: boolean): UnattendedPurchaseResult {
  return outcome.status === 'soft_failure' && !isRetried ? { ...outcome, status: 'hard_failure' } : outcome;
}

function record(
  shop: Pick<SandboxShop, 'unattendedAttempts'>,
  { kind, purchase }: { kind: UnattendedPurchaseAttempt['kind']; purchase: { id: string; customerId: string } },
  outcome: UnattendedPurchaseResult,
  now: number,
): void {
  const { id: purchaseId, customerId } = purchase;
  shop.unattendedAttempts.add({ kind, purchaseId, customerId, ...outcome, attemptedAt: now });
}

function covered(
  shop: Pick<SandboxShop, 'orders' | 'recurringPurchases'>,
  purchase: StoredRecurringPurchase,
  checkoutId: string | null,
): void {
  const [order] = shop.orders.listByCheckout(checkoutId ?? '');
  if (!order) throw new Error(`the purchase of ${purchase.id} has no order`);
  const { endsAt, total } = order;
  shop.recurringPurchases.update(purchase, { coveredUntil: endsAt, dueAt: endsAt, failures: 0, price: total });
}

function sendFailureMail(
  shop: Pick<SandboxShop, 'outbox'>,
  { brand, customer }: BrandCustomer,
  name: string,
  { status, message }: UnattendedPurchaseResult,
  now: number,
): void {
  const values = { name, reason: message ?? '' };
  const mail = createMailToCustomer(customer, brand.catalogue, () => ({
    siteKey: brand.siteKey,
    recipient: customer.email,
    subject: ticketsMessages.notBought({ name }),
    body: status === 'soft_failure' ? ticketsMessages.notBoughtYetBody(values) : ticketsMessages.notBoughtBody(values),
    link: '/my-account/recurring-purchases',
  }));
  shop.outbox.send(mail, now);
}

/** One mail for all purchases that a break skips. */
function sendSkipMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox' | 'playBreaks'>,
  { customer }: BrandCustomer,
  now: number,
): void {
  if (!shop.playBreaks.markSkipMailed(customer.id)) return;
  const createMail = () => ({
    subject: ticketsMessages.breakSkips(),
    body: ticketsMessages.breakSkipsBody(),
    link: '/my-account/recurring-purchases',
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
}

function wasCharged(last: UnattendedPurchaseAttempt | null): boolean {
  return last?.code === 'deposit_pending';
}

function getBrandCustomer(
  { brands, customers }: Pick<SandboxShop, 'brands' | 'customers'>,
  { siteKey, customerId }: { siteKey: string; customerId: string },
): BrandCustomer | null {
  const brand = brands.find((candidate) => candidate.siteKey === siteKey);
  const customer = customers.findById(customerId);
  return brand && customer ? { brand, customer } : null;
}

function nameOf(offerKey: string, { offers }: Pick<BrandCatalogue, 'offers'>): string {
  return offers.find(({ key }) => key === offerKey)?.name ?? offerKey;
}
