import { randomInt } from 'node:crypto';
import { PlayBreakStore } from './account/breaks/play-break-store.ts';
import { CustomerChoiceStore } from './account/customers/customer-choice-store.ts';
import { CustomerDetailsStore } from './account/customers/customer-details-store.ts';
import { CustomerStore } from './account/customers/customer-store.ts';
import { MembershipStore } from './account/customers/membership-store.ts';
import { TermsAgreementStore } from './account/customers/terms-agreement-store.ts';
import { LimitStore } from './account/limits/limit-store.ts';
import { AccountMigrationStore } from './account/migration/account-migration-store.ts';
import { NotificationStore } from './account/notifications/notification-store.ts';
import { VerificationDocumentFolder } from './account/verification/verification-document-files.ts';
import { VerificationStore } from './account/verification/verification-store.ts';
import { CartStore } from './cart/cart-store.ts';
import { PromotionStore } from './cart/promotions/promotion-store.ts';
import { CauseRaisedTotalStore } from './causes/cause-store.ts';
import { CompletedCheckoutStore } from './checkout/checkout-store.ts';
import type { Clock } from './clock.ts';
import { runDueShopJobs } from './due-shop-jobs.ts';
import { RetryingJobRunner } from './failed-jobs/failed-jobs.ts';
import { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { WriteLogEntry } from './log.ts';
import { GiveawayEntryStore } from './membership/giveaway-entry-store.ts';
import { GiveawaySettlement } from './membership/giveaway-settlement.ts';
import { brandCatalogueList } from './offers/catalogue/brand-catalogues.ts';
import { OfferSuspensionStore } from './offers/offer-suspensions.ts';
import { MailOutbox } from './outbox/outbox.ts';
import { PartyStore } from './party/party-store.ts';
import { DrawScheduler } from './results/draws/draw-scheduler.ts';
import { DrawStore } from './results/draws/draw-store.ts';
import credentials from './seed/brands.json' with { type: 'json' };
import { seedShop } from './seed/seed-shop.ts';
import type { SandboxBrand, SandboxShop } from './shop.ts';
import { AccessTokenCodec } from './sign-in/access-tokens.ts';
import { openSignInStoresWithoutSessions } from './sign-in/identity-stores.ts';
import { CustomerSessionStore } from './sign-in/session-store.ts';
import { joinOrBeginTransaction, openSandboxDatabase } from './storage/database.ts';
import { loadOrCreateSecretInDatabase } from './storage/secrets.ts';
import { OrderStore } from './tickets/orders/order-store.ts';
import { TicketSettlement } from './tickets/orders/ticket-settlement.ts';
import { RecurringPurchaseStore } from './tickets/recurring/recurring-purchase-store.ts';
import { ScheduledPurchaseStore } from './tickets/recurring/scheduled-purchase-store.ts';
import { UnattendedAttemptStore } from './tickets/recurring/unattended-attempt-store.ts';
import { DepositStore } from './wallet/funds/deposit-store.ts';
import { FundStore } from './wallet/funds/fund-store.ts';
import { WithdrawalStore } from './wallet/funds/withdrawal-store.ts';
import { GatewayVaultStandIn } from './wallet/gateways/card-vault.ts';
import { Ledger } from './wallet/ledger.ts';

export interface OpenSandboxShopOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly wallClock: Clock;
  readonly reset: boolean;
  /** Receives errors. Default: the console. */
  readonly log?: WriteLogEntry;
  /** Brands besides those of the demonstration. Nothing is seeded for them. */
  readonly furtherBrands?: readonly SandboxBrand[];
}

/** Opens the shop of a data folder, seeds a new one and runs due jobs. */
export function openSandboxShop({
  dataDir,
  clock,
  wallClock,
  reset,
  log = logSandboxToConsole,
  furtherBrands = [],
}: OpenSandboxShopOptions): SandboxShop {
  const brands = [...demonstrationBrands(), ...furtherBrands];
  const catalogues = brands.map(({ catalogue }) => catalogue);
  const db = openSandboxDatabase(dataDir, { reset });
  const failedJobs = new RetryingJobRunner(db, clock, log);
  const draws = new DrawStore(db);
  const causes = new CauseRaisedTotalStore(db);
  joinOrBeginTransaction(db, () => {
    for (const catalogue of catalogues) causes.createMissing(catalogue.siteKey, catalogue.causes);
  });
  const orders = new OrderStore(db);
  const customers = new CustomerStore(db);
  const ledger = new Ledger(db);
  const outbox = new MailOutbox(db);
  const notifications = new NotificationStore(db);
  const parties = new PartyStore(db);
  const giveawayEntries = new GiveawayEntryStore(db);
  const giveawaySettlement = new GiveawaySettlement({
    giveawayEntries,
    draws,
    ledger,
    outbox,
    customers,
    catalogues,
    failedJobs,
  });
  const settlement = new TicketSettlement({
    notifications,
    orders,
    draws,
    ledger,
    outbox,
    customers,
    parties,
    giveawaySettlement,
    catalogues,
    failedJobs,
  });
  const drawScheduler = new DrawScheduler({
    db,
    draws,
    causes,
    catalogues,
    settlement,
    failedJobs,
  });
  const identity = openSignInStoresWithoutSessions(db);
  const shop: SandboxShop = {
    db,
    clock,
    wallClock,
    random: () => randomInt(2 ** 47) / 2 ** 47,
    brands,
    draws,
    drawScheduler,
    causes,
    carts: new CartStore(db),
    offerSuspensions: new OfferSuspensionStore(db),
    customers,
    sessions: new CustomerSessionStore(db),
    accessTokens: new AccessTokenCodec(loadOrCreateSecretInDatabase(db, 'access-tokens')),
    identity,
    ledger,
    notifications,
    outbox,
    orders,
    checkouts: new CompletedCheckoutStore(db),
    promotions: new PromotionStore(db),
    parties,
    recurringPurchases: new RecurringPurchaseStore(db),
    scheduledPurchases: new ScheduledPurchaseStore(db),
    unattendedAttempts: new UnattendedAttemptStore(db),
    giveawayEntries,
    giveawaySettlement,
    idempotency: new IdempotencyStore(db),
    limits: new LimitStore(db),
    playBreaks: new PlayBreakStore(db),
    customerDetails: new CustomerDetailsStore(db, identity.signUps),
    customerChoices: new CustomerChoiceStore(db, identity.signUps),
    termsAgreements: new TermsAgreementStore(db),
    memberships: new MembershipStore(db),
    verification: new VerificationStore(db),
    verificationDocuments: new VerificationDocumentFolder(dataDir, reset),
    accountMigrations: new AccountMigrationStore(db),
    cardVault: new GatewayVaultStandIn(db, loadOrCreateSecretInDatabase(db, 'vault')),
    funds: new FundStore(db),
    deposits: new DepositStore(db),
    withdrawals: new WithdrawalStore(db),
    failedJobs,
  };
  runDueShopJobs(shop, clock());
  seedShop(shop);
  return shop;
}

export function logSandboxToConsole(entry: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify(entry));
}

function demonstrationBrands(): SandboxBrand[] {
  const bySite = new Map(Object.entries(credentials));
  return brandCatalogueList.map((catalogue) => {
    const { siteKey } = catalogue;
    const known = bySite.get(siteKey);
    if (!known) throw new Error(`seed/brands.json has no credentials for ${siteKey}`);
    return { siteKey, catalogue, ...known };
  });
}
