import type { MinorUnits } from '#domain/money.ts';
import type { CustomerStore } from '../../account/customers/customer-store.ts';
import type { NotificationStore } from '../../account/notifications/notification-store.ts';
import type { OrderDrawTicket, StoredOrder } from '../../checkout/checkout.ts';
import { calculatePrize, scoreGame, sumWinsByDivision, type WinsByDivision } from '../../checkout/score-game.ts';
import type { RetryingJobRunner } from '../../failed-jobs/failed-jobs.ts';
import type { GiveawaySettlement } from '../../membership/giveaway-settlement.ts';
import { createMailToCustomer } from '../../messages/customer-mail.ts';
import { runInLocaleOfCustomer } from '../../messages/message-context.ts';
import type {
  BrandCatalogue,
  CatalogueLottery,
  CatalogueSyndicatesOfLottery,
} from '../../offers/catalogue/catalogue-types.ts';
import type { Syndicate } from '../../offers/syndicate.ts';
import type { MailOutbox } from '../../outbox/outbox.ts';
import { findPartySessionAsSyndicate } from '../../party/party-games.ts';
import type { PartyStore } from '../../party/party-store.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import type { DrawOutcome, PrizeDivisionResult } from '../../results/draws/draw-outcome.ts';
import type { DrawSeries } from '../../results/draws/draw-series.ts';
import type { DrawStore } from '../../results/draws/draw-store.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId, type Ledger } from '../../wallet/ledger.ts';
import type { OrderStore } from './order-store.ts';
import { createDrawResultMail, type DrawResultMailContent } from './results-mail.ts';
import { generateSyndicateGames } from './syndicate-games.ts';
import { createWinningsMail, createWinningsNotification } from './winnings-mail.ts';

export interface TicketSettlementDependencies {
  readonly notifications: NotificationStore;
  readonly orders: OrderStore;
  readonly draws: DrawStore;
  readonly ledger: Ledger;
  readonly outbox: MailOutbox;
  readonly customers: CustomerStore;
  readonly parties: PartyStore;
  readonly giveawaySettlement: GiveawaySettlement;
  readonly catalogues: readonly BrandCatalogue[];
  readonly failedJobs: RetryingJobRunner;
}

interface ScoredTicket {
  readonly ticket: OrderDrawTicket;
  readonly wins: WinsByDivision;
  /** The customer's part of the prize: all of it, or shares of a syndicate. */
  readonly part: { readonly shares: number; readonly of: number };
  /** Tickets with the same key count as one, such as shares of a syndicate. */
  readonly key: string;
}

/**
 * Scores customers' tickets with their draw, and pays winnings into the wallets. It runs inside the transaction of the
 * draw, so that each ticket is scored and paid once even after a crash. A failed ticket doesn't affect others.
 */
export class TicketSettlement {
  readonly #dependencies: TicketSettlementDependencies;

  constructor(dependencies: TicketSettlementDependencies) {
    this.#dependencies = dependencies;
  }

  /** Scores the tickets of a draw, and returns the outcome with customers among the winners. */
  score(series: DrawSeries, draw: StoredDraw, outcome: DrawOutcome): DrawOutcome {
    if (series.category === 'giveaway') return this.#dependencies.giveawaySettlement.score(series, draw, outcome);
    const scored = this.#scoreForDraw(series, draw, outcome);
    if (scored.length === 0) return outcome;
    const settled = series.category === 'lottery' ? withCustomers(outcome, scored, draw) : outcome;
    const won = new Map<string, MinorUnits>();
    for (const { ticket, wins, part } of scored) {
      const winnings = Math.floor((calculatePrize(wins, settled.divisions) * part.shares) / part.of);
      this.#dependencies.orders.settle(ticket.id, winnings);
      const { customerId } = this.#dependencies.orders.require(ticket.orderId);
      won.set(customerId, (won.get(customerId) ?? 0) + winnings);
    }
    for (const [customerId, winnings] of won) {
      this.#sendResultMail(customerId, { name: series.offer.name, draw, outcome: settled, winnings }, series.catalogue);
    }
    return settled;
  }

  /** Scores seeded tickets of draws already drawn, up to a time. */
  scoreDrawn(seriesOfDraw: (draw: StoredDraw) => DrawSeries, until: number): void {
    const { orders, draws } = this.#dependencies;
    for (const id of orders.listDrawIdsToScore(until)) {
      const draw = draws.getById(id);
      const { winningNumbers, winningTickets, jackpotWon } = draw;
      const divisions = draws.listDivisions(draw);
      const outcome = { winningNumbers, winningTickets, jackpotWon, divisions, winners: [], raised: 0, supporters: 0 };
      this.score(seriesOfDraw(draw), draw, outcome);
    }
  }

  /** Retries scoring the tickets that failed with their draw. */
  scoreLate(seriesOf: (draw: StoredDraw) => DrawSeries): void {
    const { failedJobs } = this.#dependencies;
    if (failedJobs.isDue('ticket')) this.scoreDrawn(seriesOf, Number.MAX_SAFE_INTEGER);
  }

  /** Pays winnings in the order of draws, which must be recorded before. */
  pay(): void {
    const { orders, giveawaySettlement, failedJobs } = this.#dependencies;
    for (const ticket of orders.listUnpaid())
      failedJobs.attempt('winnings', String(ticket.id), () => this.#pay(ticket));
    giveawaySettlement.pay();
  }

  #sendResultMail(
    customerId: string,
    result: DrawResultMailContent & { draw: StoredDraw },
    catalogue: Pick<BrandCatalogue, 'branding' | 'messages'>,
  ): void {
    const { customers, outbox } = this.#dependencies;
    const customer = customers.findById(customerId);
    if (!customer) return;
    const mail = createMailToCustomer(customer, catalogue, () => createDrawResultMail(result, customer));
    outbox.send(mail, result.draw.date);
  }

  #scoreForDraw(series: DrawSeries, draw: StoredDraw, outcome: DrawOutcome): ScoredTicket[] {
    const { orders, failedJobs } = this.#dependencies;
    const scored: ScoredTicket[] = [];
    for (const ticket of orders.listPendingInDraw(draw.id)) {
      failedJobs.attempt('ticket', String(ticket.id), () =>
        scored.push(this.#scoreTicket(ticket, series, draw, outcome)),
      );
    }
    return scored;
  }

  #scoreTicket(ticket: OrderDrawTicket, series: DrawSeries, draw: StoredDraw, outcome: DrawOutcome): ScoredTicket {
    const order = this.#dependencies.orders.require(ticket.orderId);
    const whole = { ticket, part: { shares: 1, of: 1 }, key: ticket.orderId };
    switch (series.category) {
      case 'lottery':
        if (isShare(order)) return this.#scoreShare(ticket, order, series.offer, draw, outcome);
        return { ...whole, wins: ticketWins(order, series.offer, outcome) };
      case 'raffle':
        return {
          ...whole,
          wins: countRaffleWinsByDivision(this.#dependencies.orders.listRaffleTickets(order.id, draw.id), outcome),
        };
      case 'giveaway':
        return { ...whole, wins: new Map() };
    }
  }

  #scoreShare(
    ticket: OrderDrawTicket,
    order: Pick<StoredOrder, 'siteKey' | 'item'>,
    offer: Pick<CatalogueLottery, 'drawnSets' | 'jackpot' | 'divisions' | 'gameTypes'>,
    draw: StoredDraw,
    outcome: DrawOutcome,
  ): ScoredTicket {
    const { item } = order;
    const syndicate = this.#syndicateOf(order);
    if (!syndicate) throw new Error(`order ${ticket.orderId} is of a syndicate that is not in the catalogue`);
    const games = generateSyndicateGames(syndicate, offer, draw);
    return {
      ticket,
      wins: sumWinsByDivision(games.map((game) => scoreGame(game, syndicate.gameType, offer, outcome.winningNumbers))),
      part: { shares: item.num_shares ?? 1, of: syndicate.numShares },
      key: `${item.lottery_key} ${syndicate.key}`,
    };
  }

  #syndicateOf({ item, siteKey }: Pick<StoredOrder, 'siteKey' | 'item'>): Syndicate | null {
    if (item.product_type === 'social_syndicate_share') {
      return findPartySessionAsSyndicate(this.#dependencies, siteKey, item.syndicate_encoded_id ?? '');
    }
    const catalogue = this.#dependencies.catalogues.find((candidate) => candidate.siteKey === siteKey);
    const offer = catalogue?.offers
      .filter((candidate): candidate is CatalogueSyndicatesOfLottery => candidate.type === 'syndicate_share')
      .find(({ key }) => key === item.lottery_key);
    return offer?.syndicates.find(({ key }) => key === item.syndicate_key) ?? null;
  }

  #pay(ticket: OrderDrawTicket): void {
    const { orders, draws, ledger, outbox, notifications, customers, catalogues } = this.#dependencies;
    const order = orders.require(ticket.orderId);
    const draw = draws.getById(ticket.drawId);
    const { siteKey, customerId } = order;
    const entries = [
      { account: getShopLedgerAccountId(siteKey, 'prizes'), amount: -ticket.winnings },
      { account: getWalletLedgerAccountId(customerId), amount: ticket.winnings },
    ];
    ledger.move({ siteKey, kind: 'winnings', reference: order.id, entries, now: draw.date });
    orders.markPaid(ticket.id);
    const customer = customers.findById(customerId);
    const brand = catalogues.find((candidate) => candidate.siteKey === siteKey);
    if (!customer || !brand) return;
    const mail = createMailToCustomer(customer, brand, () =>
      createWinningsMail(order, draw, ticket.winnings, customer),
    );
    outbox.send(mail, draw.date);
    const notification = runInLocaleOfCustomer(customer, brand, () =>
      createWinningsNotification(order, ticket.winnings),
    );
    notifications.add(customerId, notification, draw.date);
  }
}

function isShare({ item }: Pick<StoredOrder, 'item'>): boolean {
  return item.product_type === 'syndicate_share' || item.product_type === 'social_syndicate_share';
}

function ticketWins(
  { item }: Pick<StoredOrder, 'item'>,
  offer: Pick<CatalogueLottery, 'drawnSets' | 'jackpot' | 'divisions'>,
  { winningNumbers }: DrawOutcome,
): WinsByDivision {
  const { games = [], game_type: gameType = 'standard' } = item;
  return sumWinsByDivision(games.map((game) => scoreGame(game, gameType, offer, winningNumbers)));
}

/** The first prizes go to the tickets drawn first. */
export function countRaffleWinsByDivision(
  tickets: readonly number[],
  { winningTickets, divisions }: Pick<DrawOutcome, 'winningTickets' | 'divisions'>,
): WinsByDivision {
  const places = divisions.flatMap(({ division, numWinners }) => Array<number>(numWinners).fill(division));
  const ticketNumbers = new Set(tickets);
  return sumWinsByDivision(
    winningTickets.map((ticket, place) => {
      const division = places[place];
      return new Map(division !== undefined && ticketNumbers.has(Number(ticket)) ? [[division, 1]] : []);
    }),
  );
}

/** Adds customers to the simulated winners. The first division shares the prize pool. */
function withCustomers(outcome: DrawOutcome, scored: readonly ScoredTicket[], { prizePool }: StoredDraw): DrawOutcome {
  const once = new Map(scored.map(({ key, wins }) => [key, wins]));
  const wins = sumWinsByDivision([...once.values()]);
  const divisions = outcome.divisions.map((result): PrizeDivisionResult => {
    const more = wins.get(result.division) ?? 0;
    if (more === 0) return result;
    const numWinners = result.numWinners + more;
    const pool = prizePool ?? result.prize * Math.max(1, result.numWinners);
    return { ...result, numWinners, prize: result.division === 1 ? Math.floor(pool / numWinners) : result.prize };
  });
  return { ...outcome, divisions, jackpotWon: outcome.jackpotWon || (wins.get(1) ?? 0) > 0 };
}
