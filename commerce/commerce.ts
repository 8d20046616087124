import type { Transport } from '#engine/api/transport.ts';
import { type Customer, createCustomer } from './account/customer.ts';
import { createLimits, type Limits } from './account/limits.ts';
import { createMigration, type Migration } from './account/migration.ts';
import { createNotifications, type Notifications } from './account/notifications.ts';
import { createVerification, type Verification } from './account/verification.ts';
import { type AnonCart, createAnonCart } from './cart/anon-cart.ts';
import { type CustomerCart, createCart } from './cart/cart.ts';
import { createRecommend, type Recommend } from './cart/recommend.ts';
import { type Causes, createCauses } from './causes/causes.ts';
import { type Checkout, createCheckout } from './checkout/checkout.ts';
import { createMembership, type Membership } from './membership/membership.ts';
import { createDiscover, type Discover } from './offers/discover.ts';
import { createOffers, type Offers } from './offers/offers.ts';
import { createPartners, type Partners } from './partner/partners.ts';
import { createLottoParty, type LottoParty } from './party/lotto-party.ts';
import { createDraws, type Draws } from './results/draws.ts';
import { createIdentity, type Identity } from './sign-in/identity.ts';
import { createSocialAuth, type SocialAuth } from './sign-in/social-auth.ts';
import { createTwoFactor, type TwoFactor } from './sign-in/two-factor.ts';
import { createEvents, type Events } from './site/events.ts';
import { createSite, type SiteCalls } from './site/site.ts';
import { type Autoplay, createAutoplay } from './tickets/autoplay.ts';
import { createOrders, type Orders } from './tickets/orders.ts';
import { createRecurring, type Recurring } from './tickets/recurring.ts';
import { createScheduledPurchases, type ScheduledPurchases } from './tickets/scheduled-purchases.ts';
import { createSubscriptions, type Subscriptions } from './tickets/subscriptions.ts';
import { createFunds, type Funds } from './wallet/funds.ts';
import { createTransactions, type Transactions } from './wallet/transactions.ts';

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
  readonly notifications: Notifications;
  readonly site: SiteCalls;
}

/** The calls of a group are made when somebody first asks for the group: a page asks for few. */
export function createCommerce(transport: Transport, isPreview = false): Commerce {
  return new LazyCommerce(transport, isPreview);
}

class LazyCommerce implements Commerce {
  readonly #transport: Transport;
  readonly #isPreview: boolean;
  readonly #made: { -readonly [Group in keyof Commerce]?: Commerce[Group] } = {};

  constructor(transport: Transport, isPreview: boolean) {
    this.#transport = transport;
    this.#isPreview = isPreview;
  }

  get offers(): Offers {
    return (this.#made.offers ??= createOffers(this.#transport));
  }

  get draws(): Draws {
    return (this.#made.draws ??= createDraws(this.#transport, this.#isPreview));
  }

  get causes(): Causes {
    return (this.#made.causes ??= createCauses(this.#transport));
  }

  get membership(): Membership {
    return (this.#made.membership ??= createMembership(this.#transport));
  }

  get lottoParty(): LottoParty {
    return (this.#made.lottoParty ??= createLottoParty(this.#transport));
  }

  get discover(): Discover {
    return (this.#made.discover ??= createDiscover(this.#transport));
  }

  get recommend(): Recommend {
    return (this.#made.recommend ??= createRecommend(this.#transport));
  }

  get recurring(): Recurring {
    return (this.#made.recurring ??= createRecurring(this.#transport));
  }

  get subscriptions(): Subscriptions {
    return (this.#made.subscriptions ??= createSubscriptions(this.#transport));
  }

  get autoplay(): Autoplay {
    return (this.#made.autoplay ??= createAutoplay(this.#transport));
  }

  get scheduledPurchases(): ScheduledPurchases {
    return (this.#made.scheduledPurchases ??= createScheduledPurchases(this.#transport));
  }

  get anonCart(): AnonCart {
    return (this.#made.anonCart ??= createAnonCart(this.#transport));
  }

  get cart(): CustomerCart {
    return (this.#made.cart ??= createCart(this.#transport));
  }

  get checkout(): Checkout {
    return (this.#made.checkout ??= createCheckout(this.#transport));
  }

  get orders(): Orders {
    return (this.#made.orders ??= createOrders(this.#transport));
  }

  get partners(): Partners {
    return (this.#made.partners ??= createPartners(this.#transport));
  }

  get events(): Events {
    return (this.#made.events ??= createEvents(this.#transport));
  }

  get funds(): Funds {
    return (this.#made.funds ??= createFunds(this.#transport));
  }

  get transactions(): Transactions {
    return (this.#made.transactions ??= createTransactions(this.#transport));
  }

  get identity(): Identity {
    return (this.#made.identity ??= createIdentity(this.#transport));
  }

  get twoFactor(): TwoFactor {
    return (this.#made.twoFactor ??= createTwoFactor(this.#transport));
  }

  get socialAuth(): SocialAuth {
    return (this.#made.socialAuth ??= createSocialAuth(this.#transport));
  }

  get customer(): Customer {
    return (this.#made.customer ??= createCustomer(this.#transport));
  }

  get limits(): Limits {
    return (this.#made.limits ??= createLimits(this.#transport));
  }

  get verification(): Verification {
    return (this.#made.verification ??= createVerification(this.#transport));
  }

  get migration(): Migration {
    return (this.#made.migration ??= createMigration(this.#transport));
  }

  get notifications(): Notifications {
    return (this.#made.notifications ??= createNotifications(this.#transport));
  }

  get site(): SiteCalls {
    return (this.#made.site ??= createSite(this.#transport));
  }
}
