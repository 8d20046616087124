import type { DatabaseSync } from 'node:sqlite';
import type { Random } from '#domain/play/lucky-dip.ts';
import type { BreakStore } from './breaks/break-store.ts';
import type { CartStore } from './cart/cart-store.ts';
import type { BrandCatalogue } from './catalogue/types.ts';
import type { Clock } from './clock.ts';
import type { ChoiceStore } from './customers/choice-store.ts';
import type { CustomerStore } from './customers/customer-store.ts';
import type { DetailsStore } from './customers/details-store.ts';
import type { MembershipStore } from './customers/membership-store.ts';
import type { DrawKeeper } from './draws/draw-keeper.ts';
import type { DrawStore } from './draws/draw-store.ts';
import type { DepositStore } from './funds/deposit-store.ts';
import type { FundStore } from './funds/fund-store.ts';
import type { WithdrawalStore } from './funds/withdrawal-store.ts';
import type { Vault } from './gateways/vault.ts';
import type { Credentials } from './http/authorise.ts';
import type { KeptAnswers } from './idempotency/kept-answers.ts';
import type { AccessTokens } from './identity/access-tokens.ts';
import type { Identity } from './identity/identity.ts';
import type { SessionStore } from './identity/session-store.ts';
import type { LimitStore } from './limits/limit-store.ts';
import type { EntryStore } from './membership/entry-store.ts';
import type { GiveawaySettlement } from './membership/giveaway-settlement.ts';
import type { MigrationStore } from './migration/migration-store.ts';
import type { NotificationStore } from './notifications/notification-store.ts';
import type { CheckoutStore } from './orders/checkout-store.ts';
import type { OrderStore } from './orders/order-store.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PartyStore } from './party/party-store.ts';
import type { PromotionStore } from './promotions/promotion-store.ts';
import type { AttemptStore } from './recurring/attempt-store.ts';
import type { RecurringStore } from './recurring/recurring-store.ts';
import type { ScheduledStore } from './recurring/scheduled-store.ts';
import type { Setbacks } from './setbacks/setbacks.ts';
import type { CauseStore } from './storage/cause-store.ts';
import type { OfferStates } from './storage/offer-states.ts';
import type { DocumentVault } from './verification/document-vault.ts';
import type { VerificationStore } from './verification/verification-store.ts';
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
  readonly random: Random;
  readonly brands: readonly Brand[];
  readonly draws: DrawStore;
  readonly keeper: DrawKeeper;
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
  readonly keptAnswers: KeptAnswers;
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
  readonly setbacks: Setbacks;
}
