// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './offers.messages.json' with { type: 'json' };

export interface OffersMessages {
  /** Closing soon */
  closingSoon(): string;
  /** Biggest prizes */
  biggestPrizes(): string;
  /** For a cause */
  forCause(): string;
  /** Play together */
  playTogether(): string;
  /** We can’t find that lottery. */
  noSuchLottery(): string;
  /** {name}: drawn most often */
  frequentNumbers(values: { readonly name: string }): string;
  /** Drawn most often in the last {count} draws. Every number has the same chance in every draw. */
  frequentNumbersText(values: { readonly count: number }): string;
  /** {name}: longest since drawn */
  lateNumbers(values: { readonly name: string }): string;
  /** Longest since they were drawn. Every number has the same chance in every draw. */
  lateNumbersText(): string;
  /** We can’t find these prices. */
  noSuchPriceList(): string;
}

export const offersMessages = createSandboxMessages<OffersMessages>('offers', catalogue);
