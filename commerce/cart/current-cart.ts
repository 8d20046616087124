import type { AnonymousCartCalls } from './anon-cart.ts';
import type { CustomerCartCalls } from './cart.ts';

/** What is done alike to the cart of a visitor and to that of a customer. */
export type CurrentCartCalls = Pick<
  AnonymousCartCalls,
  'create' | 'get' | 'add' | 'build' | 'update' | 'remove' | 'promotion'
> &
  Pick<CustomerCartCalls, 'convert'>;

interface Carts {
  readonly anonCart: AnonymousCartCalls;
  readonly cart: CustomerCartCalls;
}

/**
 * The cart of whoever shops: a customer has one always, a visitor from the first item on (specification: States and
 * transitions, "Cart").
 */
export function selectCurrentCartCalls({ anonCart, cart }: Carts, isSignedIn: boolean): CurrentCartCalls {
  return isSignedIn ? { ...cart, create: () => Promise.resolve() } : { ...anonCart, convert: anonCart.get };
}
