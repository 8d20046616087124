import { formatShortList } from '#domain/list-format.ts';
import type { MinorUnits } from '#domain/money.ts';
import { sortDrawnNumbers } from '#domain/results/sort-drawn-numbers.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import { getMessageFormat } from '../../messages/message-context.ts';
import type { OutgoingMail } from '../../outbox/outbox.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import type { DrawOutcome } from '../../results/draws/draw-outcome.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

export interface DrawResultMailContent {
  /** Name of the offer, such as a lottery. */
  readonly name: string;
  readonly draw: Pick<StoredDraw, 'drawNo'>;
  readonly outcome: Pick<DrawOutcome, 'winningNumbers' | 'winningTickets'>;
  /** Total winnings of the customer's tickets. */
  readonly winnings: MinorUnits;
}

/** The results of a draw: one mail per draw, regardless of the number of tickets, in the current locale. */
export function createDrawResultMail(
  { name, draw: { drawNo }, outcome, winnings }: DrawResultMailContent,
  { siteKey, firstName, email }: StoredCustomer,
): OutgoingMail {
  const drawn = drawnText(outcome);
  const own = winnings > 0 ? ticketsMessages.won({ amount: winnings }) : ticketsMessages.notWon();
  return {
    siteKey,
    recipient: email,
    subject: ticketsMessages.result({ name, drawNo: String(drawNo) }),
    body: [
      ticketsMessages.drawOver({ firstName, drawNo: String(drawNo), name }),
      ...(drawn === '' ? [] : [drawn]),
      own,
    ].join('\n'),
    link: '/my-account/past-tickets',
  };
}

function drawnText({ winningNumbers, winningTickets }: DrawResultMailContent['outcome']): string {
  if (winningNumbers.length > 0) {
    const { locale } = getMessageFormat();
    const sets = winningNumbers.map((set) => formatShortList(sortDrawnNumbers(set).map(String), locale));
    return ticketsMessages.drawn({ sets });
  }
  const [first] = winningTickets;
  return first === undefined ? '' : ticketsMessages.firstPrizeTicket({ ticket: first });
}
