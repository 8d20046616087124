import { fromPromise } from 'xstate';
import type { Commerce } from '#commerce/commerce.ts';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import type { CartCommand } from './cart.types.ts';

/** The waits of the cart: each ends when the machine leaves the state that it belongs to. */
export function cartActors({ anonCart }: Pick<Commerce, 'anonCart'>) {
  return {
    fetchCart: fromPromise<Cart>(({ signal }) => anonCart.get({ signal })),
    createCart: fromPromise<void>(({ signal }) => anonCart.create({ signal })),
    changeCart: fromPromise<Cart, CartCommand>(({ input, signal }) => {
      switch (input.kind) {
        case 'add':
          return anonCart.add(input.item, { signal });
        case 'build':
          return anonCart.build(input.items, { signal });
        case 'update':
          return anonCart.update(input.id, input.change, { signal });
        case 'delete':
          return anonCart.remove(input.id, { signal });
      }
    }),
  };
}
