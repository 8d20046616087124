import type { Transport } from '#engine/api/transport.ts';
import { type AnonCart, createAnonCart } from './anon-cart.ts';
import { type Autoplay, createAutoplay } from './autoplay.ts';
import { type CustomerCart, createCart } from './cart.ts';
import { type Causes, createCauses } from './causes.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { type Customer, createCustomer } from './customer.ts';
import { createDiscover, type Discover } from './discover.ts';
import { createDraws, type Draws } from './draws.ts';
import { createEvents, type Events } from './events.ts';
import { createFunds, type Funds } from './funds.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createLimits, type Limits } from './limits.ts';
import { createLottoParty, type LottoParty } from './lotto-party.ts';
import { createMembership, type Membership } from './membership.ts';
import { createMigration, type Migration } from './migration.ts';
import { createOffers, type Offers } from './offers.ts';
import { createOrders, type Orders } from './orders.ts';
import { createPartners, type Partners } from './partners.ts';
import { createRecommend, type Recommend } from './recommend.ts';
import { createRecurring, type Recurring } from './recurring.ts';
import { createScheduledPurchases, type ScheduledPurchases } from './scheduled-purchases.ts';
import { createSite, type SiteCalls } from './site.ts';
import { createSocialAuth, type SocialAuth } from './social-auth.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';
import { createTransactions, type Transactions } from './transactions.ts';
import { createTwoFactor, type TwoFactor } from './two-factor.ts';
import { createVerification, type Verification } from './verification.ts';

/** The typed calls of the shop, the same on the server and in the browser. */
export interface Commerce {
  readonly offers: Offers;
  readonly draws: Draws;
  readonly causes: Causes;
  readonly membership: Membership;
  readonly lottoParty: LottoParty;
  readonly discover: Discover;
  readonly recommend: Recommend;
  readonly recurring: Recurring;
  readonly subscriptions: Subscriptions;
  readonly autoplay: Autoplay;
  readonly scheduledPurchases: ScheduledPurchases;
  readonly anonCart: AnonCart;
  readonly cart: CustomerCart;
  readonly checkout: Checkout;
  readonly orders: Orders;
  readonly partners: Partners;
  readonly events: Events;
  readonly funds: Funds;
  readonly transactions: Transactions;
  readonly identity: Identity;
  readonly twoFactor: TwoFactor;
  readonly socialAuth: SocialAuth;
  readonly customer: Customer;
  readonly limits: Limits;
  readonly verification: Verification;
  readonly migration: Migration;
  readonly site: SiteCalls;
}

export function createCommerce(transport: Transport): Commerce {
  return {
    offers: createOffers(transport),
    draws: createDraws(transport),
    causes: createCauses(transport),
    membership: createMembership(transport),
    lottoParty: createLottoParty(transport),
    discover: createDiscover(transport),
    recommend: createRecommend(transport),
    recurring: createRecurring(transport),
    subscriptions: createSubscriptions(transport),
    autoplay: createAutoplay(transport),
    scheduledPurchases: createScheduledPurchases(transport),
    anonCart: createAnonCart(transport),
    cart: createCart(transport),
    checkout: createCheckout(transport),
    orders: createOrders(transport),
    partners: createPartners(transport),
    events: createEvents(transport),
    funds: createFunds(transport),
    transactions: createTransactions(transport),
    identity: createIdentity(transport),
    twoFactor: createTwoFactor(transport),
    socialAuth: createSocialAuth(transport),
    customer: createCustomer(transport),
    limits: createLimits(transport),
    verification: createVerification(transport),
    migration: createMigration(transport),
    site: createSite(transport),
  };
}
