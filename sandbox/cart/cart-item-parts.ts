import type { MinorUnits } from '#domain/money.ts';
import { findMissingTicketChoices } from '#domain/play/cart-add-obstacles.ts';
import type { CartItemRequest, CartRecurringPurchase } from '#schemas/generated/api/wire-types.gen.ts';
import { type ApiFault, createRefusalFault } from '../http/api-fault.ts';
import type { CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import { toMoneyResponse } from '../offers/money-response.ts';
import { getAutoplayRhythmByOfferAndDay } from '../tickets/recurring/recurring-words.ts';
import { cartMessages } from './cart.messages.gen.ts';
import type { SandboxCartContext } from './cart-context.ts';

/** Throws when a choice breaks a cart rule. Parts that don't apply are omitted. */
export function assertCartItemChoicesComplete(choice: {
  selectableDays?: readonly string[];
  day?: string | undefined;
  completeGames?: number;
  minGames?: number;
  causes?: readonly string[];
  cause?: string | undefined;
}): void {
  const { selectableDays = [], day, completeGames = 0, minGames = 0, causes = [], cause } = choice;
  const [obstacle] = findMissingTicketChoices({
    selectableDays,
    day: day ?? null,
    completeGames,
    minGames,
    causes,
    cause: cause ?? null,
  });
  switch (obstacle) {
    case 'day':
      throw createRefusalFault('day_required', cartMessages.chooseDay());
    case 'games':
      throw createRefusalFault('too_few_games', cartMessages.fillGames({ least: minGames }));
    case 'cause':
      throw createRefusalFault('cause_required', cartMessages.chooseCause());
    case undefined:
  }
}

/** The causes to choose from; empty when there is only one. */
export function listSelectableCauses({ causes }: CatalogueOffer): readonly string[] {
  return causes.length > 1 ? causes : [];
}

type Repeatable = Pick<CatalogueOffer, 'recurringPurchase'>;

/** Whether a purchase recurs: as requested, where the offer leaves it open. */
export function decideWhetherCartItemRecurs(
  { recurring_purchase: requestedRecurrence }: CartItemRequest,
  { recurringPurchase: { type, availability } }: Repeatable,
): Pick<CartItemRequest, 'recurring_purchase'> {
  const enabled = availability === 'always' || (requestedRecurrence?.enabled ?? false);
  if (enabled && availability === 'never') {
    throw createRefusalFault('recurring_not_available', cartMessages.notRepeatable());
  }
  return { recurring_purchase: { type, enabled } };
}

export function toCartRecurringResponse(
  choice: CartItemRequest,
  offer: CatalogueOffer,
  { recurringPurchase }: Repeatable = offer,
): CartRecurringPurchase {
  const rhythm = RHYTHMS[getAutoplayRhythmByOfferAndDay(offer, choice)];
  return { ...recurringPurchase, enabled: choice.recurring_purchase?.enabled ?? false, rhythm };
}

const RHYTHMS = { weekly: 'weekly', monthly: 'monthly', 'every-draw': 'every_draw' } as const;

/** Properties that every item has. */
export function createCartItemBaseResponse(
  choice: CartItemRequest,
  offer: CatalogueOffer,
  { brand }: SandboxCartContext,
  { unitPrice, quantity }: { unitPrice: MinorUnits; quantity: number },
) {
  const { currency } = brand.catalogue.branding;
  return {
    lottery_key: offer.key,
    display_category: getOfferDisplayCategory(offer),
    name: offer.name,
    logo: offer.logo,
    unit_price: toMoneyResponse(unitPrice, currency),
    quantity,
    total: toMoneyResponse(unitPrice * quantity, currency),
    recurring_purchase: toCartRecurringResponse(choice, offer),
    cause_key: choice.cause_key ?? null,
    scheduled_purchase: null,
  };
}

/** The category that a product is shown in. */
export function getOfferDisplayCategory({ type }: CatalogueOffer): string {
  switch (type) {
    case 'lottery_ticket':
      return 'lottery';
    case 'raffle_ticket':
      return 'raffle';
    case 'syndicate_share':
      return 'syndicate';
    case 'membership':
      return 'membership';
  }
}

export function createNotForSaleFault(): ApiFault {
  return createRefusalFault('not_for_sale', cartMessages.notOnSale());
}
