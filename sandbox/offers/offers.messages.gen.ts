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
  /** There is no such lottery. */
  noSuchLottery(): string;
  /** {name}: drawn most often */
  frequentNumbers(values: { readonly name: string }): string;
  /** These numbers came up most often in the last {count} draws. */
  frequentNumbersText(values: { readonly count: number }): string;
  /** {name}: not drawn for longest */
  lateNumbers(values: { readonly name: string }): string;
  /** These numbers have kept us waiting. Every number has the same chance in every draw. */
  lateNumbersText(): string;
  /** There is no such price list. */
  noSuchPriceList(): string;
}

export const offersMessages = createSandboxMessages<OffersMessages>('offers', catalogue);
