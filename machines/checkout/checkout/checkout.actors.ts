import { fromPromise } from 'xstate';
import { type CartWithPaymentMeans, loadCartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { CommerceCalls } from '#commerce/commerce.ts';
import type { TabLock } from '#engine/storage/tab-lock.ts';
import type { CheckoutOutcome } from '#schemas/generated/api/types.gen.ts';
import type { DepositMachine } from '../../wallet/deposit/deposit.flow.ts';
import type { saveEnteredCardMachine } from '../../wallet/save-entered-card/save-entered-card.machine.ts';
import type { PurchaseAttemptStore } from './checkout.attempts.ts';
import {
  createDepositIdempotencyKey,
  createPurchaseIdempotencyKey,
  PurchaseInAnotherTabError,
} from './checkout.rules.ts';
import type { OrderItemNumbersChange, PurchaseActorInput, PurchaseReference } from './checkout.types.ts';

/** Calls for the cart that is bought. */
export interface CheckoutCartCalls extends Pick<CommerceCalls['cart'], 'get' | 'update'> {
  purchase(...parameters: Parameters<CommerceCalls['cart']['purchase']>): Promise<PurchaseReference>;
}

export interface CheckoutServices {
  readonly commerce: Pick<CommerceCalls, 'checkout' | 'customer' | 'limits'> & { readonly cart: CheckoutCartCalls };
  readonly attempts: PurchaseAttemptStore;
  /** Held by the tab that buys. */
  readonly lock: TabLock;
  /** Id of the deposit that waits for the customer; null where none does. */
  readonly waiting: (signal: AbortSignal) => Promise<string | null>;
  /** Saves the card that pays now and later, with its actors. */
  readonly card: typeof saveEnteredCardMachine;
  /** Deposit with its actors. */
  readonly deposit: DepositMachine;
}

export function checkoutActors({ commerce, attempts, lock, waiting, card, deposit }: CheckoutServices) {
  const { cart, checkout, customer } = commerce;
  return {
    deposit,
    saveCard: card,
    fetchOrder: fromPromise<CartWithPaymentMeans>(({ signal }) => loadCartWithPaymentMeans(commerce, { signal })),
    changeNumbers: fromPromise<void, OrderItemNumbersChange>(async ({ input: { id, change }, signal }) => {
      await cart.update(id, change, { signal });
    }),
    // Stored before the first request: without its key no outcome can be queried.
    storeAttempt: fromPromise<void, { readonly attempt: string }>(async ({ input, signal }) => {
      if (!(await lock.acquire())) throw new PurchaseInAnotherTabError(await waiting(signal).catch(() => null));
      attempts.save(input.attempt);
    }),
    setLaterMethod: fromPromise<void, { readonly fundId: string | null }>(async ({ input, signal }) => {
      await customer.setRecurringPurchaseMethod(input.fundId, { signal });
    }),
    purchase: fromPromise<PurchaseReference, PurchaseActorInput>(({ input: { attempt, data }, signal }) =>
      cart.purchase(data, { signal, idempotencyKey: createPurchaseIdempotencyKey(attempt) }),
    ),
    fetchOutcome: fromPromise<CheckoutOutcome, { readonly attempt: string }>(async ({ input: { attempt }, signal }) => {
      const [bought, paid] = await Promise.all([
        checkout.outcome(createPurchaseIdempotencyKey(attempt), { signal }),
        checkout.outcome(createDepositIdempotencyKey(attempt), { signal }),
      ]);
      return {
        known: bought.known || paid.known,
        checkoutId: bought.checkoutId ?? paid.checkoutId,
        deposit: paid.deposit,
      };
    }),
  };
}
