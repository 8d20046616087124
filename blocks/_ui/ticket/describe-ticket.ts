import { formatShortList } from '#domain/list-format.ts';
import type { PurchasedTicketMessages } from './purchased-ticket.messages.gen.ts';
import type { PurchasedTicketView } from './ticket-view.ts';

/** Kind of product and how much of it was bought, such as 'Lottery ticket: 12 x Standard games, 5 draws'. */
export function describePurchase(
  { type, what }: Pick<PurchasedTicketView, 'type' | 'what'>,
  messages: PurchasedTicketMessages,
  locale: string,
): string {
  return messages.kindAndWhat({ kind: messages.kind({ type }), what: formatShortList(what, locale) });
}

/** Label of the moment of a ticket. */
export function chooseTicketDateLabel(
  { state, isDeferred, numDraws }: Pick<PurchasedTicketView, 'state' | 'isDeferred' | 'numDraws'>,
  messages: PurchasedTicketMessages,
): string {
  switch (state) {
    case 'ahead':
      return messages.runs();
    case 'running':
      return messages.runsUntil();
    case 'ended':
      return messages.ended();
    case 'to_come':
    case 'part_drawn':
      return isDeferred ? messages.firstDraw() : numDraws > 1 ? messages.nextDraw() : messages.drawn();
    case 'awaiting':
    case 'won':
    case 'lost':
      return numDraws > 1 ? messages.lastDraw() : messages.drawn();
  }
}

/** State of a ticket, with its winnings so far. */
export function describeTicketOutcome(
  { state, winnings, numDraws, drawsLeft }: Pick<PurchasedTicketView, 'state' | 'numDraws' | 'drawsLeft' | 'winnings'>,
  messages: PurchasedTicketMessages,
): string {
  switch (state) {
    case 'won':
      return winnings === null ? messages.outcome({ state }) : messages.won({ amount: winnings });
    case 'part_drawn': {
      const draws = { left: drawsLeft, total: numDraws };
      return winnings === null ? messages.partDrawn(draws) : messages.partDrawnAndWon({ ...draws, amount: winnings });
    }
    case 'awaiting':
      return winnings === null ? messages.outcome({ state }) : messages.awaitingAndWon({ amount: winnings });
    case 'to_come':
      return numDraws > 1 ? messages.drawsToCome({ count: numDraws }) : messages.outcome({ state });
    case 'lost':
    case 'ahead':
    case 'running':
    case 'ended':
      return messages.outcome({ state });
  }
}
