import type { ApiTransport } from '#engine/api/transport.ts';
import { type CustomerCalls, createCustomerCalls } from './account/customer.ts';
import { createLimitCalls, type LimitCalls } from './account/limits.ts';
import { type AccountMigrationCalls, createAccountMigrationCalls } from './account/migration.ts';
import { createNotificationFeedCalls, type NotificationFeedCalls } from './account/notifications.ts';
import { createVerificationCalls, type VerificationCalls } from './account/verification.ts';
import { type AnonymousCartCalls, createAnonymousCartCalls } from './cart/anon-cart.ts';
import { type CustomerCartCalls, createCustomerCartCalls } from './cart/cart.ts';
import { createRecommendationCalls, type RecommendationCalls } from './cart/recommend.ts';
import { type CauseCalls, createCauseListAndLookupCalls } from './causes/causes.ts';
import { createPurchaseOutcomeCalls, type PurchaseOutcomeCalls } from './checkout/checkout.ts';
import { createMembershipCalls, type MembershipCalls } from './membership/membership.ts';
import { createTipsAndStatisticsCalls, type TipsAndStatisticsCalls } from './offers/discover.ts';
import { createOfferCalls, type OfferCalls } from './offers/offers.ts';
import { createPartnerPurchaseCalls, type PartnerPurchaseCalls } from './partner/partners.ts';
import { createLottoPartyCalls, type LottoPartyCalls } from './party/lotto-party.ts';
import { createDrawCalls, type DrawCalls } from './results/draws.ts';
import { createSignInAndPasswordCalls, type SignInAndPasswordCalls } from './sign-in/identity.ts';
import { createSocialAuthCalls, type SocialAuthCalls } from './sign-in/social-auth.ts';
import { createTwoFactorCalls, type TwoFactorCalls } from './sign-in/two-factor.ts';
import { type ClientEventCalls, createClientEventCalls } from './site/events.ts';
import { createSiteCalls, type SiteCalls } from './site/site.ts';
import { type AutoplayCalls, createAutoplayCalls } from './tickets/autoplay.ts';
import { createOrderCalls, type OrderCalls } from './tickets/orders.ts';
import { createRecurringListAndRetryCalls, type RecurringListAndRetryCalls } from './tickets/recurring.ts';
import { createScheduledPurchaseCalls, type ScheduledPurchaseCalls } from './tickets/scheduled-purchases.ts';
import { createSubscriptionCalls, type SubscriptionCalls } from './tickets/subscriptions.ts';
import { createFundsCalls, type FundsCalls } from './wallet/funds.ts';
import { createTransactionCalls, type TransactionCalls } from './wallet/transactions.ts';

/** All API calls of the shop, the same on the server and in the browser. */
export interface CommerceCalls {
  readonly offers: OfferCalls;
  readonly draws: DrawCalls;
  readonly causes: CauseCalls;
  readonly membership: MembershipCalls;
  readonly lottoParty: LottoPartyCalls;
  readonly discover: TipsAndStatisticsCalls;
  readonly recommend: RecommendationCalls;
  readonly recurring: RecurringListAndRetryCalls;
  readonly subscriptions: SubscriptionCalls;
  readonly autoplay: AutoplayCalls;
  readonly scheduledPurchases: ScheduledPurchaseCalls;
  readonly anonCart: AnonymousCartCalls;
  readonly cart: CustomerCartCalls;
  readonly checkout: PurchaseOutcomeCalls;
  readonly orders: OrderCalls;
  readonly partners: PartnerPurchaseCalls;
  readonly events: ClientEventCalls;
  readonly funds: FundsCalls;
  readonly transactions: TransactionCalls;
  readonly identity: SignInAndPasswordCalls;
  readonly twoFactor: TwoFactorCalls;
  readonly socialAuth: SocialAuthCalls;
  readonly customer: CustomerCalls;
  readonly limits: LimitCalls;
  readonly verification: VerificationCalls;
  readonly migration: AccountMigrationCalls;
  readonly notifications: NotificationFeedCalls;
  readonly site: SiteCalls;
}

/** Groups of calls are created on first use, because a page needs few of them. */
export function createCommerceCalls(transport: ApiTransport, isPreview = false): CommerceCalls {
  return new LazyCommerce(transport, isPreview);
}

class LazyCommerce implements CommerceCalls {
  readonly #transport: ApiTransport;
  readonly #isPreview: boolean;
  readonly #made: { -readonly [Group in keyof CommerceCalls]?: CommerceCalls[Group] } = {};

  constructor(transport: ApiTransport, isPreview: boolean) {
    this.#transport = transport;
    this.#isPreview = isPreview;
  }

  get offers(): OfferCalls {
    return (this.#made.offers ??= createOfferCalls(this.#transport));
  }

  get draws(): DrawCalls {
    return (this.#made.draws ??= createDrawCalls(this.#transport, this.#isPreview));
  }

  get causes(): CauseCalls {
    return (this.#made.causes ??= createCauseListAndLookupCalls(this.#transport));
  }

  get membership(): MembershipCalls {
    return (this.#made.membership ??= createMembershipCalls(this.#transport));
  }

  get lottoParty(): LottoPartyCalls {
    return (this.#made.lottoParty ??= createLottoPartyCalls(this.#transport));
  }

  get discover(): TipsAndStatisticsCalls {
    return (this.#made.discover ??= createTipsAndStatisticsCalls(this.#transport));
  }

  get recommend(): RecommendationCalls {
    return (this.#made.recommend ??= createRecommendationCalls(this.#transport));
  }

  get recurring(): RecurringListAndRetryCalls {
    return (this.#made.recurring ??= createRecurringListAndRetryCalls(this.#transport));
  }

  get subscriptions(): SubscriptionCalls {
    return (this.#made.subscriptions ??= createSubscriptionCalls(this.#transport));
  }

  get autoplay(): AutoplayCalls {
    return (this.#made.autoplay ??= createAutoplayCalls(this.#transport));
  }

  get scheduledPurchases(): ScheduledPurchaseCalls {
    return (this.#made.scheduledPurchases ??= createScheduledPurchaseCalls(this.#transport));
  }

  get anonCart(): AnonymousCartCalls {
    return (this.#made.anonCart ??= createAnonymousCartCalls(this.#transport));
  }

  get cart(): CustomerCartCalls {
    return (this.#made.cart ??= createCustomerCartCalls(this.#transport));
  }

  get checkout(): PurchaseOutcomeCalls {
    return (this.#made.checkout ??= createPurchaseOutcomeCalls(this.#transport));
  }

  get orders(): OrderCalls {
    return (this.#made.orders ??= createOrderCalls(this.#transport));
  }

  get partners(): PartnerPurchaseCalls {
    return (this.#made.partners ??= createPartnerPurchaseCalls(this.#transport));
  }

  get events(): ClientEventCalls {
    return (this.#made.events ??= createClientEventCalls(this.#transport));
  }

  get funds(): FundsCalls {
    return (this.#made.funds ??= createFundsCalls(this.#transport));
  }

  get transactions(): TransactionCalls {
    return (this.#made.transactions ??= createTransactionCalls(this.#transport));
  }

  get identity(): SignInAndPasswordCalls {
    return (this.#made.identity ??= createSignInAndPasswordCalls(this.#transport));
  }

  get twoFactor(): TwoFactorCalls {
    return (this.#made.twoFactor ??= createTwoFactorCalls(this.#transport));
  }

  get socialAuth(): SocialAuthCalls {
    return (this.#made.socialAuth ??= createSocialAuthCalls(this.#transport));
  }

  get customer(): CustomerCalls {
    return (this.#made.customer ??= createCustomerCalls(this.#transport));
  }

  get limits(): LimitCalls {
    return (this.#made.limits ??= createLimitCalls(this.#transport));
  }

  get verification(): VerificationCalls {
    return (this.#made.verification ??= createVerificationCalls(this.#transport));
  }

  get migration(): AccountMigrationCalls {
    return (this.#made.migration ??= createAccountMigrationCalls(this.#transport));
  }

  get notifications(): NotificationFeedCalls {
    return (this.#made.notifications ??= createNotificationFeedCalls(this.#transport));
  }

  get site(): SiteCalls {
    return (this.#made.site ??= createSiteCalls(this.#transport));
  }
}
