import type { Transport } from '#engine/api/transport.ts';
import { type AnonCart, createAnonCart } from './anon-cart.ts';
import { type Causes, createCauses } from './causes.ts';
import { createDraws, type Draws } from './draws.ts';
import { createEvents, type Events } from './events.ts';
import { createMembership, type Membership } from './membership.ts';
import { createOffers, type Offers } from './offers.ts';

/** The typed calls of the shop, the same on the server and in the browser. */
export interface Commerce {
  readonly offers: Offers;
  readonly draws: Draws;
  readonly causes: Causes;
  readonly membership: Membership;
  readonly anonCart: AnonCart;
  readonly events: Events;
}

export function createCommerce(transport: Transport): Commerce {
  return {
    offers: createOffers(transport),
    draws: createDraws(transport),
    causes: createCauses(transport),
    membership: createMembership(transport),
    anonCart: createAnonCart(transport),
    events: createEvents(transport),
  };
}
