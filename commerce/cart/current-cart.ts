import type { AnonCart } from './anon-cart.ts';
import type { CustomerCart } from './cart.ts';

/** What is done alike to the cart of a visitor and to that of a customer. */
export type CurrentCart = Pick<AnonCart, 'create' | 'get' | 'add' | 'build' | 'update' | 'remove' | 'promotion'> &
  Pick<CustomerCart, 'convert'>;

interface Carts {
  readonly anonCart: AnonCart;
  readonly cart: CustomerCart;
}

/**
 * The cart of whoever shops: a customer has one always, a visitor from the first item on (specification: States and
 * transitions, "Cart").
 */
export function currentCart({ anonCart, cart }: Carts, isSignedIn: boolean): CurrentCart {
  return isSignedIn ? { ...cart, create: () => Promise.resolve() } : { ...anonCart, convert: anonCart.get };
}
