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
  const [isAsked, setAsked] = useState(false);
  const isBusy = isAsked && (view === null || view.isAdding);
  return {
    isBusy,
    failure: isAsked ? (view?.failure ?? null) : null,
    add(item) {
      if (isBusy) return;
      setAsked(true);
      send({ type: 'ITEM.ADD', item });
    },
  };
}
