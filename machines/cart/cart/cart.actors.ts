import { fromPromise } from 'xstate';
import type { SharedCartCalls } from '#commerce/cart/current-cart.ts';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import type { CartCommand } from './cart.types.ts';

/** The waits of the cart: each ends when the machine leaves the state that it belongs to. */
export function cartActors(cart: SharedCartCalls) {
  return {
    fetchCart: fromPromise<Cart>(({ signal }) => cart.get({ signal })),
    createCart: fromPromise<void>(({ signal }) => cart.create({ signal })),
    changeCart: fromPromise<Cart, CartCommand>(({ input, signal }) => {
      switch (input.kind) {
        case 'add':
          return cart.add(input.item, { signal });
        case 'build':
          return cart.build(input.items, { signal });
        case 'update':
          return cart.update(input.id, input.change, { signal });
        case 'delete':
          return cart.remove(input.id, { signal });
        case 'promote':
          return cart.promotion(input.code, { signal });
        case 'convert':
          return cart.convert({ signal });
      }
    }),
  };
}
