import { useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { cartAddMessages } from './cart-add.messages.gen.ts';

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
  const messages = useMessages(cartAddMessages);
  const { view, isMissing, send } = useFlow(cartFlow, cartView, isNeeded);
  const [phase, setPhase] = useState<'idle' | 'asked' | 'adding'>('idle');
  const isBusy = phase !== 'idle' && (view === null ? !isMissing : view.isAdding);
  const failure = phase === 'idle' ? null : isMissing ? messages.codeNotLoaded() : (view?.failure ?? null);
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
