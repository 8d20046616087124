import { parseMoney } from '#domain/money.ts';
import type { CartItemRequest, RecurringChange, RecurringStatusChange } from '#schemas/generated/api/wire-types.gen.ts';
import { removeQuickpickNumbers } from '../../cart/lottery-games.ts';
import { priceItemsOutsideStoredCart } from '../../checkout/purchase.ts';
import { ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { parseAmountText } from '../../http/parse-amount-text.ts';
import type { CatalogueMembership, CatalogueOffer } from '../../offers/catalogue/catalogue-types.ts';
import { listRegionsOfSubVariant } from '../../offers/price-list.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';
import type { StoredRecurringPurchase } from './recurring.ts';

/** @throws ApiFault 422 `recurring_cancelled`: what was cancelled stays so. */
export function assertRecurringNotCancelled({ status }: StoredRecurringPurchase): void {
  if (status === 'recurring_status_cancelled') {
    throw createRefusalFault('recurring_cancelled', ticketsMessages.cancelled());
  }
}

/** Whether it was cancelled and can still be resumed: a membership until it ends. */
function canStillResume({ status, choice, coveredUntil }: StoredRecurringPurchase, now: number): boolean {
  const isCancelled = status === 'recurring_status_cancelled';
  return isCancelled && choice.product_type === 'membership' && coveredUntil > now;
}

/**
 * Pauses, resumes or cancels. A resumed purchase buys when the last one no longer covers it. A cancelled membership can
 * be resumed until it ends.
 *
 * @throws ApiFault 422 `recurring_cancelled`, or `invalid` for a timed pause that does not end in the future.
 */
export function storeRecurringStatus(
  shop: Pick<SandboxShop, 'recurringPurchases' | 'unattendedAttempts'>,
  purchase: StoredRecurringPurchase,
  { status, paused_until: until }: RecurringStatusChange,
  now: number,
): StoredRecurringPurchase {
  if (status !== 'recurring_status_active' || !canStillResume(purchase, now)) assertRecurringNotCancelled(purchase);
  switch (status) {
    case 'recurring_status_active':
      if (purchase.status === status) return purchase;
      return shop.recurringPurchases.update(purchase, {
        status,
        pausedUntil: null,
        dueAt: Math.max(now, purchase.coveredUntil),
        failures: 0,
      });
    case 'recurring_status_paused':
      return shop.recurringPurchases.update(purchase, { status, pausedUntil: null, dueAt: null });
    case 'recurring_status_timed_pause': {
      const pausedUntil = pauseEnd(until, now);
      return shop.recurringPurchases.update(purchase, { status, pausedUntil, dueAt: pausedUntil });
    }
    case 'recurring_status_cancelled':
      shop.unattendedAttempts.closeOpen(purchase.id);
      return shop.recurringPurchases.update(purchase, { status, pausedUntil: null, dueAt: null });
  }
}

/**
 * @throws ApiFault 422 `recurring_cancelled`, `not_changeable`, `period_not_offered`, or a code of the cart's rules.
 */
export function storeRecurringChoice(
  shop: SandboxShop,
  purchase: StoredRecurringPurchase,
  change: RecurringChange,
  { brand, now }: Pick<AuthorisedCustomerCall, 'brand' | 'now'>,
): StoredRecurringPurchase {
  assertRecurringNotCancelled(purchase);
  if (Object.values(change).every((value) => value === undefined)) return purchase;
  const offer = brand.catalogue.offers.find(({ key }) => key === purchase.offerKey);
  if (!offer) throw notChangeable();
  if (offer.type === 'membership') return changePeriod(shop, purchase, offer, change);
  if (change.membership_period !== undefined) throw notChangeable();
  const requestedChoice = changed(offer, purchase.choice, change);
  const regions = listRegionsOfSubVariant(brand, purchase.subVariant);
  const scope = { shop, brand, regions, customerId: purchase.customerId, now };
  const [priced] = priceItemsOutsideStoredCart(
    [{ ...requestedChoice, quickpick: requestedChoice.game_type !== undefined }],
    scope,
  ).items;
  if (!priced) throw notChangeable();
  const { draw_no: _, ...choice } = priced.choice;
  const choiceToStore: CartItemRequest = {
    ...removeQuickpickNumbers(choice, [offer]),
    quickpick: purchase.choice.quickpick ?? false,
  };
  return shop.recurringPurchases.update(purchase, {
    choice: choiceToStore,
    price: parseMoney(priced.item.total),
  });
}

/** Changes the period of a membership from its next renewal; nothing else of it can be changed. */
function changePeriod(
  shop: Pick<SandboxShop, 'recurringPurchases'>,
  purchase: StoredRecurringPurchase,
  { tiers }: Pick<CatalogueMembership, 'tiers'>,
  { membership_period: period, ...others }: RecurringChange,
): StoredRecurringPurchase {
  if (period === undefined || Object.keys(others).length > 0) throw notChangeable();
  const { choice } = purchase;
  const tier = tiers.find(({ key }) => key === choice.membership_tier);
  const price = tier?.prices.find((candidate) => candidate.period === period);
  if (!price) {
    const message = ticketsMessages.periodNotSold();
    throw new ApiFault(422, { code: 'period_not_offered', message, target: 'membership_period' });
  }
  return shop.recurringPurchases.update(purchase, {
    choice: { ...choice, membership_period: period },
    price: price.price,
  });
}

/** @throws ApiFault 422 `recurring_cancelled`, `not_changeable` or `invalid`. */
export function storeRecurringMinimumJackpot(
  shop: Pick<SandboxShop, 'recurringPurchases'>,
  purchase: StoredRecurringPurchase,
  amount: string | null,
  { catalogue }: SandboxBrand,
): StoredRecurringPurchase {
  assertLottery(purchase);
  if (amount !== null) parseAmountText(amount, catalogue.branding, 'minimum_jackpot_amount');
  const { minimum_jackpot_amount: _, ...choice } = purchase.choice;
  const changed = amount === null ? choice : { ...choice, minimum_jackpot_amount: amount };
  return shop.recurringPurchases.update(purchase, { choice: changed });
}

/** @throws ApiFault 422 `recurring_cancelled` or `not_changeable`. */
export function storeRecurringQuickpick(
  shop: Pick<SandboxShop, 'recurringPurchases'>,
  purchase: StoredRecurringPurchase,
  quickpick: boolean,
): StoredRecurringPurchase {
  assertLottery(purchase);
  return shop.recurringPurchases.update(purchase, { choice: { ...purchase.choice, quickpick } });
}

function assertLottery(purchase: StoredRecurringPurchase): void {
  assertRecurringNotCancelled(purchase);
  if (purchase.choice.game_type === undefined) throw notChangeable();
}

function changed(
  offer: CatalogueOffer,
  choice: CartItemRequest,
  { game_offer: gameOffer, cause_key: cause, num_games: count }: RecurringChange,
): CartItemRequest {
  const base = cause === undefined ? choice : { ...choice, cause_key: knownCause(offer, cause) };
  switch (offer.type) {
    case 'lottery_ticket': {
      const { games = [], ...rest } = base;
      const isOther = gameOffer !== undefined && gameOffer !== choice.game_offer;
      const numGames = count ?? choice.num_games ?? games.length;
      return {
        ...rest,
        ...(gameOffer === undefined ? {} : { game_offer: gameOffer }),
        games: isOther ? [] : games.slice(0, numGames),
        num_games: numGames,
      };
    }
    case 'raffle_ticket':
      return {
        ...base,
        ...(gameOffer === undefined ? {} : { raffle_offer_key: gameOffer }),
        ...(count === undefined ? {} : { quantity: count }),
      };
    case 'syndicate_share':
    case 'membership':
      throw notChangeable();
  }
}

function knownCause({ causes }: CatalogueOffer, cause: string): string {
  if (!causes.includes(cause)) throw createRefusalFault('cause_required', ticketsMessages.chooseCause());
  return cause;
}

function pauseEnd(until: string | undefined, now: number): number {
  const end = Date.parse(until ?? '');
  if (end > now) return end;
  const message = ticketsMessages.chooseResumeDay();
  throw new ApiFault(422, { code: 'invalid', message, target: 'paused_until' });
}

function notChangeable(): ApiFault {
  return createRefusalFault('not_changeable', ticketsMessages.notChangeable());
}
