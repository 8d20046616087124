// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './results.messages.json' with { type: 'json' };

export interface ResultsMessages {
  /** We can’t find that lottery or raffle. */
  noSuchOffer(): string;
  /** That month doesn’t exist. */
  noMonth(): string;
  /** We can’t find that draw. */
  noSuchDraw(): string;
  /** First prize */
  firstPrize(): string;
  /** The first ticket drawn */
  firstTicket(): string;
  /** The entry drawn */
  entryDrawn(): string;
}

export const resultsMessages = createSandboxMessages<ResultsMessages>('results', catalogue);
