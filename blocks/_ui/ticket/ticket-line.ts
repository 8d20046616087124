import { parseMoney } from '#domain/money.ts';
import { isGameType } from '#domain/play/game-type.ts';
import { type MarkedGame, markDrawnNumbers } from '#domain/tickets/mark-matches.ts';
import { resolveTicketStateInDraw, type TicketStateInDraw } from '#domain/tickets/ticket-state.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { DrawnNumbers, OrderLine, PlayedGame } from '#schemas/generated/api/types.gen.ts';
import { formatMoneyAmount } from '../money-text.ts';
import { createTicketMatches, type TicketMatches } from './ticket-matches.ts';

/** A game on a ticket, with which of its numbers were drawn. */
export interface TicketGameView {
  readonly sets: MarkedGame['sets'];
  /** Its matches; null until it is drawn. */
  readonly matched: TicketMatches | null;
  /** What it has won; null for nothing. */
  readonly prize: string | null;
}

/** A ticket in a draw, as a page shows it. */
export interface TicketDrawView {
  readonly name: string;
  readonly drawNo: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly state: TicketStateInDraw;
  readonly games: readonly TicketGameView[];
  readonly tickets: readonly { readonly number: string; readonly won: boolean }[];
  readonly drawn: readonly DrawnNumbers[];
  /** The ticket number that won the first prize of a raffle; null until it is drawn. */
  readonly winningTicket: string | null;
  readonly prizes: readonly { readonly name: string; readonly count: number; readonly each: string }[];
  /** Whether the prizes are those of a syndicate, of which the customer has a part. */
  readonly isShared: boolean;
  /** What the customer has won; null for nothing. */
  readonly winnings: string | null;
}

export function createTicketDrawView(
  line: OrderLine,
  gameType: string | null | undefined,
  site: SiteDataForBlocks,
  now: number,
): TicketDrawView {
  const { offerName, drawNo, drawDate, winningNumbers, winningTickets, ticketNumbers, prizes, winnings } = line;
  const state = resolveTicketStateInDraw(line, now);
  return {
    name: offerName,
    drawNo,
    at: drawDate,
    state,
    games: line.games.map((game) => gameView(game, winningNumbers, gameType, site)),
    tickets: ticketNumbers.map((number) => ({ number, won: winningTickets.includes(number) })),
    drawn: winningNumbers,
    winningTicket: winningTickets[0] ?? null,
    prizes: prizes.map(({ name, count, prize }) => ({ name, count, each: formatMoneyAmount(prize, site) })),
    isShared: line.share !== null,
    winnings: parseMoney(winnings) > 0 ? formatMoneyAmount(winnings, site) : null,
  };
}

/** Whether what was drawn is known. */
export function isDrawResultKnown({ drawn, winningTicket }: Pick<TicketDrawView, 'drawn' | 'winningTicket'>): boolean {
  return drawn.length > 0 || winningTicket !== null;
}

function gameView(
  game: PlayedGame,
  drawn: readonly DrawnNumbers[],
  gameType: string | null | undefined,
  site: SiteDataForBlocks,
): TicketGameView {
  const keys = drawn.map(({ key }) => key);
  const type = gameType ?? undefined;
  const marked = markDrawnNumbers(game, keys, isGameType(type) ? type : 'standard');
  return {
    sets: marked.sets,
    matched: drawn.length === 0 ? null : createTicketMatches(marked, drawn),
    prize: parseMoney(game.prize) > 0 ? formatMoneyAmount(game.prize, site) : null,
  };
}
