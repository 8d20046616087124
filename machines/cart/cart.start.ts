import { createActor } from 'xstate';
import type { Commerce } from '#commerce/commerce.ts';
import { cartActors } from './cart.actors.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartActor } from './cart.view.ts';

export interface CartServices {
  readonly commerce: Pick<Commerce, 'anonCart'>;
  /** Whether a drawer opens after adding, instead of the cart page. */
  readonly precartDrawer: boolean;
}

export function startCart({ commerce, precartDrawer }: CartServices): CartActor {
  return createActor(cartMachine.provide({ actors: cartActors(commerce) }), { input: { precartDrawer } }).start();
}
