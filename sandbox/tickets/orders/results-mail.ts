import { formatCurrencyAmount, type MinorUnits } from '#domain/money.ts';
import { sortDrawnNumbers } from '#domain/results/sort-drawn-numbers.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import type { OutgoingMail } from '../../outbox/outbox.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import type { DrawOutcome } from '../../results/draws/draw-outcome.ts';

export interface DrawResultMailContent {
  /** Name of the offer, such as a lottery. */
  readonly name: string;
  readonly draw: Pick<StoredDraw, 'drawNo'>;
  readonly outcome: Pick<DrawOutcome, 'winningNumbers' | 'winningTickets'>;
  /** Total winnings of the customer's tickets. */
  readonly winnings: MinorUnits;
}

/** The results of a draw: one mail per draw, regardless of the number of tickets. */
export function createDrawResultMail(
  { name, draw: { drawNo }, outcome, winnings }: DrawResultMailContent,
  { siteKey, firstName, email }: StoredCustomer,
  { locale, currency }: BrandCatalogue['branding'],
): OutgoingMail {
  const drawn = drawnText(outcome);
  const own =
    winnings > 0
      ? `You have won ${formatCurrencyAmount(winnings, { locale, currency })}.`
      : 'Your tickets have not won this time.';
  return {
    siteKey,
    recipient: email,
    subject: `The result of ${name}, draw ${drawNo}`,
    body: [`${firstName}, draw ${drawNo} of ${name} is over.`, ...(drawn === '' ? [] : [drawn]), own].join('\n'),
    link: '/my-account/past-tickets',
  };
}

function drawnText({ winningNumbers, winningTickets }: DrawResultMailContent['outcome']): string {
  if (winningNumbers.length > 0) {
    return `Drawn: ${winningNumbers.map((set) => sortDrawnNumbers(set).join(', ')).join(' and ')}.`;
  }
  const [first] = winningTickets;
  return first === undefined ? '' : `The first prize goes to ticket ${first}.`;
}
