import { useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { cartFlow } from '#machines/cart/cart.flow.ts';
import { cartView } from '#machines/cart/cart.view.ts';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';

export interface CartAdd {
  readonly isBusy: boolean;
  /** Why the last try did not succeed, in words for the customer. */
  readonly failure: string | null;
  readonly add: (item: CartItemRequest) => void;
}

/** Puts what a block sells into the cart. The machine comes once it is needed: when somebody begins to choose. */
export function useCartAdd(isNeeded: boolean): CartAdd {
  const { view, send } = useFlow(cartFlow, cartView, isNeeded);
  const [phase, setPhase] = useState<'idle' | 'asked' | 'adding'>('idle');
  const isBusy = phase !== 'idle' && (view === null || view.isAdding);
  const failure = phase === 'idle' ? null : (view?.failure ?? null);
  if (phase === 'asked' && view?.isAdding) setPhase('adding');
  // What fails afterwards belongs to another change of the cart.
  if (phase === 'adding' && !isBusy && failure === null) setPhase('idle');
  return {
    isBusy,
    failure,
    add(item) {
      if (isBusy) return;
      setPhase('asked');
      send({ type: 'ITEM.ADD', item });
    },
  };
}
