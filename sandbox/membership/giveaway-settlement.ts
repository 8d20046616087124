import type { CustomerStore } from '../account/customers/customer-store.ts';
import type { RetryingJobRunner } from '../failed-jobs/failed-jobs.ts';
import { createMailToCustomer } from '../messages/customer-mail.ts';
import type { BrandCatalogue } from '../offers/catalogue/catalogue-types.ts';
import type { MailOutbox } from '../outbox/outbox.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import type { DrawOutcome } from '../results/draws/draw-outcome.ts';
import type { DrawSeries } from '../results/draws/draw-series.ts';
import type { DrawStore } from '../results/draws/draw-store.ts';
import { createSeededRandom, pickRandomItem } from '../results/draws/seeded-random.ts';
import { calculateSimulatedEntriesAtClose } from '../results/draws/simulated-sales.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId, type Ledger } from '../wallet/ledger.ts';
import type { GiveawayEntryStore, StoredGiveawayEntries } from './giveaway-entry-store.ts';
import { membershipMessages } from './membership.messages.gen.ts';

export interface GiveawaySettlementDependencies {
  readonly giveawayEntries: GiveawayEntryStore;
  readonly draws: DrawStore;
  readonly ledger: Ledger;
  readonly outbox: MailOutbox;
  readonly customers: CustomerStore;
  readonly catalogues: readonly BrandCatalogue[];
  readonly failedJobs: RetryingJobRunner;
}

type GiveawaySeries = Extract<DrawSeries, { category: 'giveaway' }>;

/**
 * Settles a giveaway draw inside its transaction: adds automatic entries, picks the winner with equal chances per
 * entry, and pays the prize into the wallet.
 */
export class GiveawaySettlement {
  readonly #dependencies: GiveawaySettlementDependencies;

  constructor(dependencies: GiveawaySettlementDependencies) {
    this.#dependencies = dependencies;
  }

  /** Scores the entries of a draw, and returns the outcome with a winning customer, if any. */
  score(series: GiveawaySeries, draw: StoredDraw, outcome: DrawOutcome): DrawOutcome {
    this.#enterMembers(series, draw);
    const entries = this.#dependencies.giveawayEntries.listByDraw(draw.id);
    const winner = winnerAmong(entries, calculateSimulatedEntriesAtClose(series.giveaway, draw), draw);
    for (const entry of entries) {
      this.#dependencies.giveawayEntries.settle(entry, entry === winner ? series.giveaway.prize : 0);
    }
    const [named] = outcome.winners;
    const customer = winner && this.#dependencies.customers.findById(winner.customerId);
    if (!named || !customer) return outcome;
    const name = `${customer.firstName} ${customer.lastName.charAt(0)}.`;
    const place = pickRandomItem(series.catalogue.places, createSeededRandom(draw.siteKey, customer.id, 'place'));
    return { ...outcome, winners: [{ ...named, name, place }, ...outcome.winners.slice(1)] };
  }

  pay(): void {
    const { giveawayEntries, failedJobs } = this.#dependencies;
    for (const entries of giveawayEntries.listUnpaid()) {
      failedJobs.attempt('giveaway', `${entries.drawId} ${entries.customerId}`, () => this.#pay(entries));
    }
  }

  #enterMembers({ catalogue, giveaway }: GiveawaySeries, draw: StoredDraw): void {
    const { giveawayEntries } = this.#dependencies;
    const premium = giveaway.entries.find(({ tier }) => tier === 'premium');
    if (!catalogue.program || !premium || premium.numEntries === 0 || premium.entryStatus !== 'guaranteed') return;
    const members = giveawayEntries.listPremiumMembers(draw.siteKey, catalogue.program.programId, draw.closeDate);
    for (const customerId of members) {
      const { numEntries } = premium;
      giveawayEntries.add({ drawId: draw.id, customerId, tier: 'premium', numEntries, entryStatus: 'guaranteed' });
    }
  }

  #pay(entries: StoredGiveawayEntries): void {
    const { giveawayEntries, draws, ledger, outbox, customers, catalogues } = this.#dependencies;
    const { customerId, prize } = entries;
    const { siteKey, id, date, drawNo } = draws.getById(entries.drawId);
    const sides = [
      { account: getShopLedgerAccountId(siteKey, 'prizes'), amount: -prize },
      { account: getWalletLedgerAccountId(customerId), amount: prize },
    ];
    ledger.move({ siteKey, kind: 'winnings', reference: `giveaway:${id}`, entries: sides, now: date });
    giveawayEntries.markPaid(entries);
    const customer = customers.findById(customerId);
    const brand = catalogues.find((catalogue) => catalogue.siteKey === siteKey);
    if (!customer || !brand) return;
    const mail = createMailToCustomer(customer, brand, () => ({
      siteKey,
      recipient: customer.email,
      subject: membershipMessages.winnings({ amount: prize }),
      body: membershipMessages.winningsBody({ firstName: customer.firstName, amount: prize, drawNo: String(drawNo) }),
      link: '/my-account/closed-giveaways',
    }));
    outbox.send(mail, date);
  }
}

/** The winning customer; null when a simulated outside entry wins. */
function winnerAmong(
  entries: readonly StoredGiveawayEntries[],
  others: number,
  draw: StoredDraw,
): StoredGiveawayEntries | null {
  const all = entries.reduce((sum, { numEntries }) => sum + numEntries, others);
  let place =
    Math.floor(createSeededRandom(draw.siteKey, draw.offerKey, draw.series, draw.drawNo, 'winner')() * all) - others;
  if (place < 0) return null;
  for (const entry of entries) {
    if (place < entry.numEntries) return entry;
    place -= entry.numEntries;
  }
  return null;
}
