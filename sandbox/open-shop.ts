import { randomInt } from 'node:crypto';
import { BreakStore } from './account/breaks/break-store.ts';
import { ChoiceStore } from './account/customers/choice-store.ts';
import { CustomerStore } from './account/customers/customer-store.ts';
import { DetailsStore } from './account/customers/details-store.ts';
import { MembershipStore } from './account/customers/membership-store.ts';
import { LimitStore } from './account/limits/limit-store.ts';
import { MigrationStore } from './account/migration/migration-store.ts';
import { NotificationStore } from './account/notifications/notification-store.ts';
import { DocumentVault } from './account/verification/document-vault.ts';
import { VerificationStore } from './account/verification/verification-store.ts';
import { advanceShop } from './advance-shop.ts';
import { CartStore } from './cart/cart-store.ts';
import { PromotionStore } from './cart/promotions/promotion-store.ts';
import { CauseStore } from './causes/cause-store.ts';
import { CheckoutStore } from './checkout/checkout-store.ts';
import type { Clock } from './clock.ts';
import { FailedJobs } from './failed-jobs/failed-jobs.ts';
import { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { Log } from './log.ts';
import { EntryStore } from './membership/entry-store.ts';
import { GiveawaySettlement } from './membership/giveaway-settlement.ts';
import { catalogues } from './offers/catalogue/catalogues.ts';
import { OfferStates } from './offers/offer-states.ts';
import { Outbox } from './outbox/outbox.ts';
import { PartyStore } from './party/party-store.ts';
import { DrawScheduler } from './results/draws/draw-scheduler.ts';
import { DrawStore } from './results/draws/draw-store.ts';
import credentials from './seed/brands.json' with { type: 'json' };
import { seedShop } from './seed/seed-shop.ts';
import type { Brand, Shop } from './shop.ts';
import { AccessTokens } from './sign-in/access-tokens.ts';
import { openIdentity } from './sign-in/identity.ts';
import { SessionStore } from './sign-in/session-store.ts';
import { openDatabase, transaction } from './storage/database.ts';
import { secretOf } from './storage/secrets.ts';
import { OrderStore } from './tickets/orders/order-store.ts';
import { Settlement } from './tickets/orders/settlement.ts';
import { AttemptStore } from './tickets/recurring/attempt-store.ts';
import { RecurringStore } from './tickets/recurring/recurring-store.ts';
import { ScheduledStore } from './tickets/recurring/scheduled-store.ts';
import { DepositStore } from './wallet/funds/deposit-store.ts';
import { FundStore } from './wallet/funds/fund-store.ts';
import { WithdrawalStore } from './wallet/funds/withdrawal-store.ts';
import { Vault } from './wallet/gateways/vault.ts';
import { Ledger } from './wallet/ledger.ts';

export interface ShopSettings {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly wallClock: Clock;
  readonly reset: boolean;
  /** Hears what went wrong; the console when left out. */
  readonly log?: Log;
}

/** Opens the shop of a data folder, seeds what it does not hold yet, and brings its draws up to now. */
export function openShop({ dataDir, clock, wallClock, reset, log = logToConsole }: ShopSettings): Shop {
  const db = openDatabase(dataDir, { reset });
  const setbacks = new FailedJobs(db, clock, log);
  const draws = new DrawStore(db);
  const causes = new CauseStore(db);
  transaction(db, () => {
    for (const catalogue of catalogues) causes.open(catalogue.siteKey, catalogue.causes);
  });
  const orders = new OrderStore(db);
  const customers = new CustomerStore(db);
  const ledger = new Ledger(db);
  const outbox = new Outbox(db);
  const notifications = new NotificationStore(db);
  const parties = new PartyStore(db);
  const giveawayEntries = new EntryStore(db);
  const giveaways = new GiveawaySettlement({
    giveawayEntries,
    draws,
    ledger,
    outbox,
    customers,
    catalogues,
    setbacks,
  });
  const settlement = new Settlement({
    notifications,
    orders,
    draws,
    ledger,
    outbox,
    customers,
    parties,
    giveaways,
    catalogues,
    setbacks,
  });
  const keeper = new DrawScheduler({ db, draws, causes, catalogues, settlement, setbacks });
  const identity = openIdentity(db);
  const shop: Shop = {
    db,
    clock,
    wallClock,
    random: () => randomInt(2 ** 47) / 2 ** 47,
    brands: demonstrationBrands(),
    draws,
    keeper,
    causes,
    carts: new CartStore(db),
    offerStates: new OfferStates(db),
    customers,
    sessions: new SessionStore(db),
    accessTokens: new AccessTokens(secretOf(db, 'access-tokens')),
    identity,
    ledger,
    notifications,
    outbox,
    orders,
    checkouts: new CheckoutStore(db),
    promotions: new PromotionStore(db),
    parties,
    recurring: new RecurringStore(db),
    scheduled: new ScheduledStore(db),
    attempts: new AttemptStore(db),
    giveawayEntries,
    giveaways,
    keptAnswers: new IdempotencyStore(db),
    limits: new LimitStore(db),
    breaks: new BreakStore(db),
    details: new DetailsStore(db, identity.signUps),
    choices: new ChoiceStore(db, identity.signUps),
    memberships: new MembershipStore(db),
    verification: new VerificationStore(db),
    documents: new DocumentVault(dataDir, reset),
    migrations: new MigrationStore(db),
    vault: new Vault(db, secretOf(db, 'vault')),
    funds: new FundStore(db),
    deposits: new DepositStore(db),
    withdrawals: new WithdrawalStore(db),
    setbacks,
  };
  advanceShop(shop, clock());
  seedShop(shop);
  return shop;
}

export function logToConsole(entry: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify(entry));
}

function demonstrationBrands(): Brand[] {
  const bySite = new Map(Object.entries(credentials));
  return catalogues.map((catalogue) => {
    const { siteKey } = catalogue;
    const known = bySite.get(siteKey);
    if (!known) throw new Error(`seed/brands.json has no credentials for ${siteKey}`);
    return { siteKey, catalogue, ...known };
  });
}
