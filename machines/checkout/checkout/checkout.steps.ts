import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import { parseMoney } from '#domain/money.ts';
import type { DepositInput, DepositOutput } from '../../wallet/deposit/deposit.public.ts';
import { toDepositOutputFromUnsavedCard } from '../../wallet/deposit/deposit.public.ts';
import { isRetryableCardFieldFailure } from '../../wallet/deposit/deposit-codes.public.ts';
import type { SaveEnteredCardInput } from '../../wallet/save-entered-card/save-entered-card.public.ts';
import type { CheckoutOutcomeParam, DepositOutputParam, SaveEnteredCardOutputParam } from './checkout.params.ts';
import {
  calculateOrderPayment,
  createDepositIdempotencyKey,
  createPurchaseRequestData,
  getLaterPaymentChoiceOrCurrentWay,
} from './checkout.rules.ts';
import {
  type CheckoutAnalyticsStep,
  type CheckoutEvent,
  type CheckoutFailure,
  type CheckoutMachineContext,
  type CompletedDeposit,
  type LaterPaymentChoice,
  NEW_CARD_PAYS_LATER,
  type OrderItemNumbersChange,
} from './checkout.types.ts';

export const NOT_BOUGHT_FAILURE: CheckoutFailure = {
  code: 'not_bought',
  reason: { kind: 'not_bought' },
};

/** The money arrived too late for the checkout: it buys nothing by itself. */
export const PAID_IN_NOT_BOUGHT_FAILURE: CheckoutFailure = {
  code: 'paid_in',
  reason: { kind: 'paid_in' },
};

/** What the customer may choose while nothing is being bought. */
export const checkoutChoiceTransitions = {
  'WAY.CHOOSE': { actions: ['setWayToPay', { type: 'emitStep', params: { step: 'payment_method' } }] },
  'LATER_METHOD.CHOOSE': { actions: ['setLaterMethodChoice', { type: 'emitStep', params: { step: 'later_method' } }] },
  'REGULATION.ACCEPT': { actions: ['setRegulationAccepted', { type: 'emitStep', params: { step: 'regulation' } }] },
} as const;

/** Whether a step is done for the first time: choices may be changed, and the first method is chosen by itself. */
export function isCheckoutStepNewlyDone(
  {
    steps,
    way,
    missingDetail,
    isAccepted,
    later,
  }: Pick<CheckoutMachineContext, 'steps' | 'isAccepted' | 'later' | 'way' | 'missingDetail'>,
  step: CheckoutAnalyticsStep,
): boolean {
  const isDone = {
    payment_method: way !== null && missingDetail === null,
    later_method: later !== null,
    regulation: isAccepted,
    order_placed: true,
  };
  return isDone[step] && !steps.includes(step);
}

/** The current choice as a `laterMethod`. */
export function toLaterMethodOfCurrentChoice(
  context: Pick<CheckoutMachineContext, 'later' | 'way' | 'savedCard' | 'order' | 'walletPurchase'>,
): CartWithPaymentMeans['laterMethod'] {
  const { order, savedCard } = context;
  const known = [...(order?.methods.flatMap(({ funds }) => funds) ?? []), ...(savedCard ? [savedCard] : [])];
  const fund = known.find(
    ({ customerFundId }) => customerFundId === getLaterFundId(getLaterPaymentChoiceOrCurrentWay(context)),
  );
  return fund ? { kind: fund.type, fund } : { kind: 'wallet', fund: null };
}

/** The fund that pays later; null where it is the wallet. */
export function getLaterFundId(later: LaterPaymentChoice): string | null {
  return later === null || later === NEW_CARD_PAYS_LATER ? null : later.fundId;
}

/** The context after the card that pays now and later is saved: it then pays like any saved card. */
export function toContextAfterCardSave({ output }: SaveEnteredCardOutputParam): Partial<CheckoutMachineContext> {
  if (output.kind !== 'saved') return {};
  const { fund } = output;
  const { customerFundId: fundId, gatewayKey } = fund;
  return { savedCard: fund, way: { kind: 'fund', method: 'cc', fundId, gatewayKey }, csc: null, later: { fundId } };
}

/** Drops a refused new card as the later method: the next choice replaces it. */
export function clearLaterChoiceOfRefusedCard({
  later,
  savedCard,
}: Pick<CheckoutMachineContext, 'later' | 'savedCard'>): Partial<CheckoutMachineContext> {
  return savedCard && getLaterFundId(later) === savedCard.customerFundId ? { later: null, savedCard: null } : {};
}

/** Why it was not saved. */
export function toCardSaveFailure(saved: SaveEnteredCardOutputParam): CheckoutFailure | null {
  const output = toDepositOutputFromUnsavedCard(saved.output);
  return saved.output.kind === 'abandoned' || output.kind !== 'failed'
    ? null
    : { code: output.failure.code, reason: output.failure.reason };
}

/** Whether the new card was saved before its payment failed. */
export function hasSavedNewCard(
  { way, savedCard }: Pick<CheckoutMachineContext, 'way' | 'savedCard'>,
  output: DepositOutput,
): boolean {
  const isSaved = way?.kind === 'fund' && way.fundId === savedCard?.customerFundId;
  const isTyped = output.kind === 'failed' && isRetryableCardFieldFailure(output.failure.code);
  return isSaved || (way?.kind === 'new-card' && !isTyped);
}

export function toSaveEnteredCardInput({
  context: { way },
}: {
  readonly context: Pick<CheckoutMachineContext, 'way'>;
}): SaveEnteredCardInput {
  if (way?.kind !== 'new-card') throw new Error('there is no card to save');
  return { gatewayKey: way.gatewayKey, isDefault: way.isDefault };
}

export function getCheckoutAmountDue({
  order,
  walletPurchase = false,
}: Pick<CheckoutMachineContext, 'order' | 'walletPurchase'>): number {
  return order ? calculateOrderPayment({ order, walletPurchase }).toPay : 0;
}

/** What a deposit has brought into the wallet. */
export function getCompletedDepositFromOutput({ output }: DepositOutputParam): CompletedDeposit | null {
  if (output.kind !== 'completed' || output.depositId === null) return null;
  return { depositId: output.depositId, amount: output.amount };
}

/** Why an attempt that the server knows failed. */
export function getFailureFromOutcome({ output: { deposit } }: CheckoutOutcomeParam): CheckoutFailure {
  if (!deposit?.failure) return NOT_BOUGHT_FAILURE;
  const { code, message: text } = deposit.failure;
  return { code, reason: { kind: 'server_text', text } };
}

/** The deposit in an attempt's outcome. */
export function getCompletedDepositFromOutcome({ output: { deposit } }: CheckoutOutcomeParam): CompletedDeposit | null {
  return deposit && { depositId: deposit.depositId, amount: parseMoney(deposit.amount) };
}

export function getCartBeingBought({ order }: Pick<CheckoutMachineContext, 'order'>) {
  if (!order) throw new Error('there is no order');
  return order.cart;
}

export function getAttemptKey({ attempt }: Pick<CheckoutMachineContext, 'attempt'>): string {
  if (attempt === null) throw new Error('there is no attempt');
  return attempt;
}

export function createCheckoutDepositInput({ context }: { readonly context: CheckoutMachineContext }): DepositInput {
  const { way, csc, pending } = context;
  if (pending) return { kind: 'known', depositId: pending.depositId, redirectsAtOnce: true };
  if (!way) throw new Error('there is nothing to pay with');
  const purchase = createPurchaseRequestData(context);
  return {
    kind: 'new',
    amount: getCheckoutAmountDue(context),
    purchase,
    way,
    csc,
    key: createDepositIdempotencyKey(getAttemptKey(context)),
  };
}

export function getNumbersChangeFromShuffleEvent({ event }: { readonly event: CheckoutEvent }): OrderItemNumbersChange {
  if (event.type !== 'NUMBERS.SHUFFLE') throw new Error(`${event.type} changes no numbers`);
  return { id: event.id, change: event.change };
}

export function rejectMissingActor(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}

/** The emitted event of a completed step. */
export function createCheckoutStepCompletedEvent(
  context: Pick<CheckoutMachineContext, 'order'>,
  step: CheckoutAnalyticsStep,
) {
  return { type: 'checkout.step_completed' as const, step, cart: getCartBeingBought(context) };
}
