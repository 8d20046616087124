import { createActor } from 'xstate';
import type { SharedCartCalls } from '#commerce/cart/current-cart.ts';
import { cartActors } from './cart.actors.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartActor } from './cart.view.ts';

export interface CartServices {
  /** The calls of the cart that is shown: the customer's, or the visitor's. */
  readonly cart: SharedCartCalls;
  /** Whether a drawer opens after adding, instead of the cart page. */
  readonly precartDrawer: boolean;
}

export function startCartMachine({ cart, precartDrawer }: CartServices): CartActor {
  return createActor(cartMachine.provide({ actors: cartActors(cart) }), { input: { precartDrawer } }).start();
}
