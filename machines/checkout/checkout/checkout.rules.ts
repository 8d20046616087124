import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import { type CartPaymentSplit, calculateCartPaymentSplit } from '#domain/checkout/calculate-payment.ts';
import { type ExceededSpendOrDepositLimit, findExceededSpendOrDepositLimit } from '#domain/checkout/exceeded-limit.ts';
import { parseDecimalAmount, toDecimalAmount } from '#domain/money.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { Deposit, PurchaseData } from '#schemas/generated/api/types.gen.ts';
import {
  type CheckoutFailure,
  type CheckoutMachineContext,
  type CheckoutPageData,
  type LaterPaymentChoice,
  NEW_CARD_PAYS_LATER,
} from './checkout.types.ts';

/** Something that the customer has yet to do before the order can be placed. */
export type MissingCheckoutStep = 'limit' | 'regulation' | 'later_method' | 'payment_method';

/** What is paid for an order, and from where. */
export function calculateOrderPayment({
  order,
  walletPurchase,
}: Pick<CheckoutPageData, 'order' | 'walletPurchase'>): CartPaymentSplit {
  const { cart, funds } = order;
  return calculateCartPaymentSplit({
    cartTotal: parseDecimalAmount(cart.cartTotal, cart.currency),
    preOrderTotal: parseDecimalAmount(cart.preOrderTotal, cart.currency),
    walletBalance: funds,
    walletPurchase,
  });
}

/** The limits that the order exceeds: spend limits by its total, deposit limits by the amount to pay in. */
export function findExceededLimits(
  shown: Pick<CheckoutPageData, 'order' | 'walletPurchase'>,
): readonly ExceededSpendOrDepositLimit[] {
  const { limits } = shown.order;
  const { total, toPay } = calculateOrderPayment(shown);
  const of = (kind: ExceededSpendOrDepositLimit['kind']) => limits.filter((limit) => limit.kind === kind);
  return [
    findExceededSpendOrDepositLimit(of('spend'), total),
    findExceededSpendOrDepositLimit(of('deposit'), toPay),
  ].filter((limit) => limit !== null);
}

/** The steps still missing for the purchase, in the order of the page. */
export function findMissingCheckoutSteps(
  context: Pick<CheckoutMachineContext, 'isAccepted' | 'later' | 'way' | 'order' | 'walletPurchase'>,
): readonly MissingCheckoutStep[] {
  const { order, walletPurchase = false, isAccepted, way } = context;
  if (!order) return [];
  const { toPay } = calculateOrderPayment({ order, walletPurchase });
  const missing: readonly (MissingCheckoutStep | false)[] = [
    findExceededLimits({ order, walletPurchase }).length > 0 && 'limit',
    order.laterMethod !== null && !isLaterPaymentChoiceKnown(context) && 'later_method',
    toPay > 0 && way === null && 'payment_method',
    order.cart.showRegulation && !isAccepted && 'regulation',
  ];
  return missing.filter((one) => one !== false);
}

/** What pays later: until the customer chooses, the card or account that pays now. */
export function getLaterPaymentChoiceOrCurrentWay({
  order,
  walletPurchase = false,
  later,
  way,
}: Pick<CheckoutMachineContext, 'later' | 'way' | 'order' | 'walletPurchase'>): LaterPaymentChoice {
  if (later !== null || !order?.laterMethod || calculateOrderPayment({ order, walletPurchase }).toPay === 0)
    return later;
  if (way?.kind === 'fund') return { fundId: way.fundId };
  return way?.kind === 'new-card' ? NEW_CARD_PAYS_LATER : null;
}

/** Whether it is known what pays later: a new card only where one pays now. */
export function isLaterPaymentChoiceKnown(
  context: Pick<CheckoutMachineContext, 'later' | 'way' | 'order' | 'walletPurchase'>,
): boolean {
  const { order, walletPurchase = false, way } = context;
  const later = getLaterPaymentChoiceOrCurrentWay(context);
  if (later !== NEW_CARD_PAYS_LATER) return later !== null;
  return order !== undefined && way?.kind === 'new-card' && calculateOrderPayment({ order, walletPurchase }).toPay > 0;
}

/** The stored fund for later purchases; null for the wallet, which may be a mere default. */
export function getStoredLaterPaymentChoice({ laterMethod }: CartWithPaymentMeans): LaterPaymentChoice {
  const fundId = laterMethod?.fund?.customerFundId;
  return fundId === undefined ? null : { fundId };
}

/** Whether the choice must be saved at the shop before the purchase. */
export function mustSaveLaterPaymentChoice(
  context: Pick<CheckoutMachineContext, 'later' | 'way' | 'order' | 'walletPurchase'>,
): boolean {
  const { order } = context;
  const later = getLaterPaymentChoiceOrCurrentWay(context);
  if (!order?.laterMethod || later === null || later === NEW_CARD_PAYS_LATER) return false;
  const { kind, fund } = order.laterMethod;
  return kind === 'unfunded' || (fund?.customerFundId ?? null) !== later.fundId;
}

/** The purchase request. With total and version the API refuses a cart that differs from the shown one. */
export function createPurchaseRequestData({
  order,
  walletPurchase = false,
  facts,
}: Pick<CheckoutMachineContext, 'order' | 'walletPurchase' | 'facts'>): PurchaseData {
  if (!order || !facts) throw new Error('there is no order');
  const { version, currency } = order.cart;
  return {
    ...facts,
    expectedTotal: toDecimalAmount(calculateOrderPayment({ order, walletPurchase }).total, currency),
    ...(version === undefined ? {} : { expectedVersion: version }),
  };
}

const UNREACHABLE: CheckoutFailure = { code: 'unreachable', reason: { kind: 'unreachable' } };

/** Another tab of this browser is buying; `waiting` is the deposit that waits for the customer there, or null. */
export class PurchaseInAnotherTabError extends Error {
  readonly waiting: string | null;

  constructor(waiting: string | null) {
    super('another tab is buying');
    this.waiting = waiting;
  }
}

const BUYING_ELSEWHERE: CheckoutFailure = { code: 'buying_elsewhere', reason: { kind: 'buying_elsewhere' } };

/** Why a call failed, with the text of the server where it sent one. */
export function toCheckoutFailure(error: unknown): CheckoutFailure | null {
  if (error instanceof PurchaseInAnotherTabError) {
    const { waiting } = error;
    return waiting === null
      ? BUYING_ELSEWHERE
      : { ...BUYING_ELSEWHERE, reason: { kind: 'waits_elsewhere' }, resumableDepositId: waiting };
  }
  if (!(error instanceof ApiError)) return UNREACHABLE;
  if (error.code === ERROR_CODE_ELEVATION_ABANDONED) return null;
  if (!error.answered || error.status >= 500) return UNREACHABLE;
  const text = error.errors['this']?.[0]?.message ?? error.firstMessage;
  return { code: error.code ?? 'error', reason: text === null ? UNREACHABLE.reason : { kind: 'server_text', text } };
}

/**
 * Whether a refusal settles the attempt: the shop refused the purchase itself, so nothing was or will be bought under this key.
 * Other refusals, such as of a session, leave it open.
 */
export function isFinalPurchaseRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.answered || error.status !== 422) return false;
  return error.code !== 'idempotency_mismatch';
}

/** Whether the outcome of the call is unknown. */
export function isPurchaseOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return !error.answered || error.status >= 500 || error.code === 'idempotency_mismatch';
}

/** Whether a deposit waits for the customer alone, who may as well pay another way. */
export function isDepositWaitingForCustomer({ challenge, redirectUrl }: Deposit): boolean {
  return challenge !== null || redirectUrl !== null;
}

/** The key of a purchase from the wallet. */
export function createPurchaseIdempotencyKey(attempt: string): string {
  return `${attempt}-p`;
}

/** The key of a deposit that pays for a purchase, or that a purchase follows. */
export function createDepositIdempotencyKey(attempt: string): string {
  return `${attempt}-d`;
}
