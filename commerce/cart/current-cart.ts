import type { AnonymousCartCalls } from './anon-cart.ts';
import type { CustomerCartCalls } from './cart.ts';

/** Calls that the anonymous and the customer's cart have in common. */
export type SharedCartCalls = Pick<
  AnonymousCartCalls,
  'create' | 'get' | 'add' | 'build' | 'update' | 'remove' | 'promotion'
> &
  Pick<CustomerCartCalls, 'convert'>;

interface Carts {
  readonly anonCart: AnonymousCartCalls;
  readonly cart: CustomerCartCalls;
}

/**
 * The calls of the visitor's cart: a customer always has one, a signed-out visitor after the first item (specification:
 * States and transitions, "Cart").
 */
export function selectVisitorCartCalls({ anonCart, cart }: Carts, isSignedIn: boolean): SharedCartCalls {
  return isSignedIn ? { ...cart, create: () => Promise.resolve() } : { ...anonCart, convert: anonCart.get };
}
