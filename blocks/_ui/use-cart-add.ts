import { useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart/cart.view.ts';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { cartAddMessages } from './cart-add.messages.gen.ts';

export interface AddToCartControl {
  readonly isBusy: boolean;
  /** Customer-facing reason why the last attempt failed; null also if a toast reports it. */
  readonly failure: string | null;
  readonly add: (item: CartItemRequest) => void;
}

/**
 * Adds an item to the cart, and reports the type of the block (`source`) to analytics. The machine is loaded once
 * `isNeeded`: when the customer starts to choose.
 */
export function useAddToCart(source: string, isNeeded: boolean): AddToCartControl {
  const messages = useMessages(cartAddMessages);
  const { view, isMissing, send } = useFlow(cartFlow, cartView, isNeeded);
  const [phase, setPhase] = useState<'idle' | 'asked' | 'adding'>('idle');
  const isBusy = phase !== 'idle' && (view === null ? !isMissing : view.isAdding);
  const failure = phase === 'idle' ? null : isMissing ? messages.codeNotLoaded() : (view?.failure ?? null);
  if (phase === 'asked' && view?.isAdding) setPhase('adding');
  // Later failures belong to another change of the cart.
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
