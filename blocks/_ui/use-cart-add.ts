import { useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';

/** Where the code that adds to the cart did not come. */
export const CART_CODE_NOT_LOADED_TEXT =
  'We could not reach the shop, and nothing was added. Please check your connection and try again.';

export interface AddToCartControl {
  readonly isBusy: boolean;
  /** Why the last try did not succeed, in words for the customer; null as well where a toast says it. */
  readonly failure: string | null;
  readonly add: (item: CartItemRequest) => void;
}

/**
 * Puts what a block sells into the cart, and tells analytics which block it was, by its type. The machine comes once it
 * is needed: when somebody begins to choose.
 */
export function useAddToCart(source: string, isNeeded: boolean): AddToCartControl {
  const { view, isMissing, send } = useFlow(cartFlow, cartView, isNeeded);
  const [phase, setPhase] = useState<'idle' | 'asked' | 'adding'>('idle');
  const isBusy = phase !== 'idle' && (view === null ? !isMissing : view.isAdding);
  const failure = phase === 'idle' ? null : isMissing ? CART_CODE_NOT_LOADED_TEXT : (view?.failure ?? null);
  if (phase === 'asked' && view?.isAdding) setPhase('adding');
  // What fails afterwards belongs to another change of the cart.
  if (phase === 'adding' && !isBusy && failure === null) setPhase('idle');
  return {
    isBusy,
    failure,
    add(item) {
      if (isBusy) return;
      setPhase('asked');
      send({ type: 'ITEM.ADD', item, source });
    },
  };
}
