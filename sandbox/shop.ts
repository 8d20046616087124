import type { DatabaseSync } from 'node:sqlite';
import type { RandomSource } from '#domain/play/lucky-dip.ts';
import type { BreakStore } from './account/breaks/break-store.ts';
import type { ChoiceStore } from './account/customers/choice-store.ts';
import type { CustomerStore } from './account/customers/customer-store.ts';
import type { DetailsStore } from './account/customers/details-store.ts';
import type { MembershipStore } from './account/customers/membership-store.ts';
import type { LimitStore } from './account/limits/limit-store.ts';
import type { MigrationStore } from './account/migration/migration-store.ts';
import type { NotificationStore } from './account/notifications/notification-store.ts';
import type { DocumentVault } from './account/verification/document-vault.ts';
import type { VerificationStore } from './account/verification/verification-store.ts';
import type { CartStore } from './cart/cart-store.ts';
import type { PromotionStore } from './cart/promotions/promotion-store.ts';
import type { CauseStore } from './causes/cause-store.ts';
import type { CheckoutStore } from './checkout/checkout-store.ts';
import type { Clock } from './clock.ts';
import type { FailedJobs } from './failed-jobs/failed-jobs.ts';
import type { Credentials } from './http/authorise.ts';
import type { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { EntryStore } from './membership/entry-store.ts';
import type { GiveawaySettlement } from './membership/giveaway-settlement.ts';
import type { BrandCatalogue } from './offers/catalogue/types.ts';
import type { OfferStates } from './offers/offer-states.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PartyStore } from './party/party-store.ts';
import type { DrawScheduler } from './results/draws/draw-scheduler.ts';
import type { DrawStore } from './results/draws/draw-store.ts';
import type { AccessTokens } from './sign-in/access-tokens.ts';
import type { Identity } from './sign-in/identity.ts';
import type { SessionStore } from './sign-in/session-store.ts';
import type { OrderStore } from './tickets/orders/order-store.ts';
import type { AttemptStore } from './tickets/recurring/attempt-store.ts';
import type { RecurringStore } from './tickets/recurring/recurring-store.ts';
import type { ScheduledStore } from './tickets/recurring/scheduled-store.ts';
import type { DepositStore } from './wallet/funds/deposit-store.ts';
import type { FundStore } from './wallet/funds/fund-store.ts';
import type { WithdrawalStore } from './wallet/funds/withdrawal-store.ts';
import type { Vault } from './wallet/gateways/vault.ts';
import type { Ledger } from './wallet/ledger.ts';

/** A brand that the sandbox serves. */
export interface Brand extends Credentials {
  readonly siteKey: string;
  readonly catalogue: BrandCatalogue;
  /** The price list that applies without a sub-variant. */
  readonly pricingId: string;
}

/** Everything the calls work with. */
export interface Shop {
  readonly db: DatabaseSync;
  readonly clock: Clock;
  /** The machine's own clock, for the age of signatures; a shop may live in another time. */
  readonly wallClock: Clock;
  readonly random: RandomSource;
  readonly brands: readonly Brand[];
  readonly draws: DrawStore;
  readonly keeper: DrawScheduler;
  readonly causes: CauseStore;
  readonly carts: CartStore;
  readonly offerStates: OfferStates;
  readonly customers: CustomerStore;
  readonly sessions: SessionStore;
  readonly accessTokens: AccessTokens;
  readonly identity: Identity;
  readonly ledger: Ledger;
  readonly outbox: Outbox;
  readonly orders: OrderStore;
  readonly checkouts: CheckoutStore;
  readonly promotions: PromotionStore;
  readonly parties: PartyStore;
  readonly recurring: RecurringStore;
  readonly scheduled: ScheduledStore;
  readonly attempts: AttemptStore;
  readonly giveawayEntries: EntryStore;
  readonly giveaways: GiveawaySettlement;
  readonly keptAnswers: IdempotencyStore;
  readonly limits: LimitStore;
  readonly breaks: BreakStore;
  readonly details: DetailsStore;
  readonly choices: ChoiceStore;
  readonly memberships: MembershipStore;
  readonly notifications: NotificationStore;
  readonly verification: VerificationStore;
  readonly documents: DocumentVault;
  readonly migrations: MigrationStore;
  readonly vault: Vault;
  readonly funds: FundStore;
  readonly deposits: DepositStore;
  readonly withdrawals: WithdrawalStore;
  /** What the clock brought and could not be done. */
  readonly setbacks: FailedJobs;
}

/** What carts are priced and checked with. */
export type CartShop = Pick<
  Shop,
  | 'random'
  | 'draws'
  | 'carts'
  | 'offerStates'
  | 'customers'
  | 'orders'
  | 'promotions'
  | 'parties'
  | 'breaks'
  | 'details'
  | 'choices'
  | 'verification'
>;

/** What it takes to buy, and to pay for it. */
export type PurchaseShop = CartShop &
  Pick<
    Shop,
    'db' | 'brands' | 'ledger' | 'outbox' | 'checkouts' | 'limits' | 'funds' | 'deposits' | 'recurring' | 'scheduled'
  >;

/** What it takes to buy while the customer is away. */
export type RecurringShop = PurchaseShop & Pick<Shop, 'attempts' | 'vault'>;

/** Reads the tickets that a customer has bought for a draw, and those that recurring purchases will buy. */
export type TicketsShop = Pick<
  Shop,
  | 'draws'
  | 'customers'
  | 'orders'
  | 'promotions'
  | 'parties'
  | 'recurring'
  | 'scheduled'
  | 'attempts'
  | 'choices'
  | 'funds'
  | 'deposits'
>;
