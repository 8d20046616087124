import type {
  CartItem,
  PaymentResolution,
  RecurringPurchase as RecurringAnswer,
  RecurringAttempt,
  ScheduledPurchase as ScheduledAnswer,
} from '#schemas/generated/api/wire-types.gen.ts';
import { getRecurringPaymentMethod } from '../../account/customers/recurring-payment-method.ts';
import type { DrawResponseContext } from '../../offers/draw-response.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { StoredRecurringPurchase, StoredScheduledPurchase, UnattendedPurchaseAttempt } from './recurring.ts';
import { describeRecurringChoice, findChosenGameOfferOrBook, formatRecurringScheduleText } from './recurring-words.ts';

export function toRecurringPurchaseResponse(
  purchase: StoredRecurringPurchase,
  { shop, brand, now }: DrawResponseContext,
): RecurringAnswer {
  const { branding, offers } = brand.catalogue;
  const { choice } = purchase;
  const offer = offers.find(({ key }) => key === purchase.offerKey);
  const { gameOffer, book } = findChosenGameOfferOrBook(offer, choice);
  const last = shop.unattendedAttempts.findLast(purchase.id);
  const isMembership = choice.product_type === 'membership';
  const goesOn = purchase.status === 'recurring_status_active';
  return {
    autoplay_id: purchase.id,
    type: purchase.type,
    product_type: choice.product_type,
    product_offer_key: purchase.offerKey,
    name: offer?.name ?? purchase.offerKey,
    logo: offer?.logo ?? '',
    description: describeRecurringChoice(offer, choice),
    label: formatRecurringScheduleText(offer, choice, branding),
    status: purchase.status,
    paused_until: momentOf(purchase.pausedUntil),
    number_of_games: choice.num_games ?? null,
    game_offer_name: gameOffer?.name ?? null,
    number_of_tickets: book ? book.numTickets * (choice.quantity ?? 1) : null,
    number_of_shares: choice.num_shares ?? null,
    game_type: choice.game_type ?? null,
    game_offer: choice.game_offer ?? choice.raffle_offer_key ?? null,
    cause_key: choice.cause_key ?? null,
    games: choice.games ?? [],
    minimum_jackpot_amount: choice.minimum_jackpot_amount ?? null,
    quickpick: choice.quickpick ?? false,
    period: periodOf(choice.membership_period),
    membership_tier: choice.membership_tier ?? null,
    membership_ends_at: isMembership ? momentOf(purchase.coveredUntil) : null,
    price: toMoneyResponse(purchase.price, branding.currency),
    last_attempt_status: last?.status ?? null,
    last_attempt: last && attemptAnswer(last),
    next_attempt_at: goesOn ? momentOf(purchase.dueAt) : null,
    default_fund: getRecurringPaymentMethod(shop, purchase.customerId, now),
    created_at: new Date(purchase.createdAt).toISOString(),
  };
}

export function toScheduledPurchaseResponse(
  purchase: StoredScheduledPurchase,
  { shop, brand, now }: DrawResponseContext,
): ScheduledAnswer {
  const last = shop.unattendedAttempts.findLast(purchase.id);
  return {
    encoded_id: purchase.id,
    kind: purchase.kind,
    status: purchase.status,
    item: purchase.item,
    amount: toMoneyResponse(purchase.amount, brand.catalogue.branding.currency),
    purchase_at: momentOf(purchase.dueAt),
    last_attempt_status: last?.status ?? null,
    last_attempt: last && attemptAnswer(last),
    is_cancellable: purchase.dueAt !== null,
    default_fund: getRecurringPaymentMethod(shop, purchase.customerId, now),
    checkout_id: purchase.checkoutId,
    created_at: new Date(purchase.createdAt).toISOString(),
  };
}

export function toPaymentResolutionResponse(
  attempt: UnattendedPurchaseAttempt,
  view: DrawResponseContext,
): PaymentResolution {
  const { shop, brand, now } = view;
  return {
    id: String(attempt.id),
    kind: attempt.kind,
    purchase_id: attempt.purchaseId,
    ...whatWasDue(attempt, view),
    status: attempt.status,
    code: attempt.code ?? '',
    message: attempt.message ?? '',
    attempted_at: new Date(attempt.attemptedAt).toISOString(),
    retry_at: attempt.status === 'soft_failure' ? momentOf(dueOf(attempt, view)) : null,
    default_fund: getRecurringPaymentMethod(shop, attempt.customerId, now),
    actions: brand.catalogue.capabilities.includes('wallet_manage')
      ? ['change-fund', 'add-card', 'payment-method-updated']
      : ['payment-method-updated'],
  };
}

function whatWasDue(
  { kind, purchaseId, customerId }: UnattendedPurchaseAttempt,
  { shop, brand }: DrawResponseContext,
): Pick<PaymentResolution, 'name' | 'logo' | 'description' | 'amount'> {
  const { branding, offers } = brand.catalogue;
  if (kind === 'scheduled') {
    const scheduled = shop.scheduledPurchases.find(customerId, purchaseId);
    if (!scheduled) throw new Error(`there is no scheduled purchase ${purchaseId}`);
    const { item, choice, amount } = scheduled;
    const offer = offers.find(({ key }) => key === item.lottery_key);
    return {
      ...namesOf(item),
      description: describeRecurringChoice(offer, choice),
      amount: toMoneyResponse(amount, branding.currency),
    };
  }
  const recurring = shop.recurringPurchases.find(customerId, purchaseId);
  if (!recurring) throw new Error(`there is no recurring purchase ${purchaseId}`);
  const offer = offers.find(({ key }) => key === recurring.offerKey);
  return {
    name: offer?.name ?? recurring.offerKey,
    logo: offer?.logo ?? '',
    description: describeRecurringChoice(offer, recurring.choice),
    amount: toMoneyResponse(recurring.price, branding.currency),
  };
}

function dueOf(
  { kind, purchaseId, customerId }: UnattendedPurchaseAttempt,
  { shop }: DrawResponseContext,
): number | null {
  const store = kind === 'scheduled' ? shop.scheduledPurchases : shop.recurringPurchases;
  return store.find(customerId, purchaseId)?.dueAt ?? null;
}

function attemptAnswer({
  status,
  code,
  message,
  attemptedAt,
  checkoutId,
}: UnattendedPurchaseAttempt): RecurringAttempt {
  return { status, code, message, attempted_at: new Date(attemptedAt).toISOString(), checkout_id: checkoutId };
}

function namesOf({ name, logo }: CartItem): { name: string; logo: string } {
  return { name, logo };
}

function periodOf(period: string | undefined): RecurringAnswer['period'] {
  switch (period) {
    case 'monthly':
    case 'quarterly':
    case 'biannually':
    case 'annually':
      return period;
    default:
      return null;
  }
}

function momentOf(epoch: number | null): string | null {
  return epoch === null ? null : new Date(epoch).toISOString();
}
