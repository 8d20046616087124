import type { Transport } from '#engine/api/transport.ts';
import { type AnonCart, createAnonCart } from './anon-cart.ts';
import { type CustomerCart, createCart } from './cart.ts';
import { type Causes, createCauses } from './causes.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { createDraws, type Draws } from './draws.ts';
import { createEvents, type Events } from './events.ts';
import { createFunds, type Funds } from './funds.ts';
import { createMembership, type Membership } from './membership.ts';
import { createOffers, type Offers } from './offers.ts';
import { createOrders, type Orders } from './orders.ts';
import { createPartners, type Partners } from './partners.ts';
import { createTransactions, type Transactions } from './transactions.ts';

/** The typed calls of the shop, the same on the server and in the browser. */
export interface Commerce {
  readonly offers: Offers;
  readonly draws: Draws;
  readonly causes: Causes;
  readonly membership: Membership;
  readonly anonCart: AnonCart;
  readonly cart: CustomerCart;
  readonly checkout: Checkout;
  readonly orders: Orders;
  readonly partners: Partners;
  readonly events: Events;
  readonly funds: Funds;
  readonly transactions: Transactions;
}

export function createCommerce(transport: Transport): Commerce {
  return {
    offers: createOffers(transport),
    draws: createDraws(transport),
    causes: createCauses(transport),
    membership: createMembership(transport),
    anonCart: createAnonCart(transport),
    cart: createCart(transport),
    checkout: createCheckout(transport),
    orders: createOrders(transport),
    partners: createPartners(transport),
    events: createEvents(transport),
    funds: createFunds(transport),
    transactions: createTransactions(transport),
  };
}
