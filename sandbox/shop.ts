import type { DatabaseSync } from 'node:sqlite';
import type { RandomSource } from '#domain/play/lucky-dip.ts';
import type { PlayBreakStore } from './account/breaks/play-break-store.ts';
import type { CustomerChoiceStore } from './account/customers/customer-choice-store.ts';
import type { CustomerDetailsStore } from './account/customers/customer-details-store.ts';
import type { CustomerStore } from './account/customers/customer-store.ts';
import type { MembershipStore } from './account/customers/membership-store.ts';
import type { TermsAgreementStore } from './account/customers/terms-agreement-store.ts';
import type { LimitStore } from './account/limits/limit-store.ts';
import type { AccountMigrationStore } from './account/migration/account-migration-store.ts';
import type { NotificationStore } from './account/notifications/notification-store.ts';
import type { VerificationDocumentFolder } from './account/verification/verification-document-files.ts';
import type { VerificationStore } from './account/verification/verification-store.ts';
import type { CartStore } from './cart/cart-store.ts';
import type { PromotionStore } from './cart/promotions/promotion-store.ts';
import type { CauseRaisedTotalStore } from './causes/cause-store.ts';
import type { CompletedCheckoutStore } from './checkout/checkout-store.ts';
import type { Clock } from './clock.ts';
import type { RetryingJobRunner } from './failed-jobs/failed-jobs.ts';
import type { BrandCredentials } from './http/authorise.ts';
import type { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { GiveawayEntryStore } from './membership/giveaway-entry-store.ts';
import type { GiveawaySettlement } from './membership/giveaway-settlement.ts';
import type { BrandCatalogue } from './offers/catalogue/catalogue-types.ts';
import type { OfferSuspensionStore } from './offers/offer-suspensions.ts';
import type { MailOutbox } from './outbox/outbox.ts';
import type { PartyStore } from './party/party-store.ts';
import type { DrawScheduler } from './results/draws/draw-scheduler.ts';
import type { DrawStore } from './results/draws/draw-store.ts';
import type { AccessTokenCodec } from './sign-in/access-tokens.ts';
import type { SignInStoresWithoutSessions } from './sign-in/identity-stores.ts';
import type { CustomerSessionStore } from './sign-in/session-store.ts';
import type { OrderStore } from './tickets/orders/order-store.ts';
import type { RecurringPurchaseStore } from './tickets/recurring/recurring-purchase-store.ts';
import type { ScheduledPurchaseStore } from './tickets/recurring/scheduled-purchase-store.ts';
import type { UnattendedAttemptStore } from './tickets/recurring/unattended-attempt-store.ts';
import type { DepositStore } from './wallet/funds/deposit-store.ts';
import type { FundStore } from './wallet/funds/fund-store.ts';
import type { WithdrawalStore } from './wallet/funds/withdrawal-store.ts';
import type { GatewayVaultStandIn } from './wallet/gateways/card-vault.ts';
import type { Ledger } from './wallet/ledger.ts';

/** A brand that the sandbox serves. */
export interface SandboxBrand extends BrandCredentials {
  readonly siteKey: string;
  readonly catalogue: BrandCatalogue;
  /** The price list that applies without a sub-variant. */
  readonly pricingId: string;
}

export interface SandboxShop {
  readonly db: DatabaseSync;
  readonly clock: Clock;
  /** The machine's clock, for the age of signatures; the shop's clock may differ. */
  readonly wallClock: Clock;
  readonly random: RandomSource;
  readonly brands: readonly SandboxBrand[];
  readonly draws: DrawStore;
  readonly drawScheduler: DrawScheduler;
  readonly causes: CauseRaisedTotalStore;
  readonly carts: CartStore;
  readonly offerSuspensions: OfferSuspensionStore;
  readonly customers: CustomerStore;
  readonly sessions: CustomerSessionStore;
  readonly accessTokens: AccessTokenCodec;
  readonly identity: SignInStoresWithoutSessions;
  readonly ledger: Ledger;
  readonly outbox: MailOutbox;
  readonly orders: OrderStore;
  readonly checkouts: CompletedCheckoutStore;
  readonly promotions: PromotionStore;
  readonly parties: PartyStore;
  readonly recurringPurchases: RecurringPurchaseStore;
  readonly scheduledPurchases: ScheduledPurchaseStore;
  readonly unattendedAttempts: UnattendedAttemptStore;
  readonly giveawayEntries: GiveawayEntryStore;
  readonly giveawaySettlement: GiveawaySettlement;
  readonly idempotency: IdempotencyStore;
  readonly limits: LimitStore;
  readonly playBreaks: PlayBreakStore;
  readonly customerDetails: CustomerDetailsStore;
  readonly customerChoices: CustomerChoiceStore;
  readonly termsAgreements: TermsAgreementStore;
  readonly memberships: MembershipStore;
  readonly notifications: NotificationStore;
  readonly verification: VerificationStore;
  readonly verificationDocuments: VerificationDocumentFolder;
  readonly accountMigrations: AccountMigrationStore;
  readonly cardVault: GatewayVaultStandIn;
  readonly funds: FundStore;
  readonly deposits: DepositStore;
  readonly withdrawals: WithdrawalStore;
  readonly failedJobs: RetryingJobRunner;
}

/** Dependencies for pricing and checking carts. */
export type CartDependencies = Pick<
  SandboxShop,
  | 'random'
  | 'draws'
  | 'carts'
  | 'offerSuspensions'
  | 'customers'
  | 'orders'
  | 'promotions'
  | 'parties'
  | 'playBreaks'
  | 'customerDetails'
  | 'customerChoices'
  | 'verification'
>;

/** Dependencies of purchases and payments. */
export type PurchaseDependencies = CartDependencies &
  Pick<
    SandboxShop,
    | 'db'
    | 'brands'
    | 'ledger'
    | 'outbox'
    | 'checkouts'
    | 'termsAgreements'
    | 'limits'
    | 'funds'
    | 'deposits'
    | 'recurringPurchases'
    | 'scheduledPurchases'
  >;

/** Dependencies of purchases in the customer's absence. */
export type UnattendedPurchaseDependencies = PurchaseDependencies &
  Pick<SandboxShop, 'unattendedAttempts' | 'cardVault'>;

/** Dependencies for reading a customer's tickets and recurring purchases. */
export type TicketReadDependencies = Pick<
  SandboxShop,
  | 'draws'
  | 'customers'
  | 'orders'
  | 'promotions'
  | 'parties'
  | 'recurringPurchases'
  | 'scheduledPurchases'
  | 'unattendedAttempts'
  | 'customerChoices'
  | 'funds'
  | 'deposits'
>;
