// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DrawnNumberStatisticsMessages {
  /** No statistics yet: there haven’t been any draws. */
  none(): string;
  /** Draws counted */
  draws(): string;
  /** Since */
  since(): string;
  /** First prizes won */
  won(): string;
  /** Biggest first prize */
  biggest(): string;
  /** {name}: how often each number was drawn in {draws} draws */
  chart(values: { readonly name: string; readonly draws: string }): string;
  /** {name} {first} to {last} */
  table(values: { readonly name: string; readonly first: string; readonly last: string }): string;
  /** Number */
  number(): string;
  /** Times drawn */
  times(): string;
  /** Draws since */
  ago(): string;
  /** never */
  never(): string;
  /** Most drawn: {numbers}. */
  most(values: { readonly numbers: string }): string;
  /** Each number is drawn about {times} times on average, shown by the line. */
  average(values: { readonly times: string }): string;
  /** Never drawn: {numbers}. */
  neverDrawn(values: { readonly numbers: string }): string;
  /** Never drawn: {count, plural, one {# number} other {# numbers}}. */
  manyNeverDrawn(values: { readonly count: number }): string;
  /** Longest since drawn: {number}, {draws, plural, one {# draw} other {# draws}} ago. */
  longest(values: { readonly number: string; readonly draws: number }): string;
  /** Longest since drawn, of the rest: {number}, {draws, plural, one {# draw} other {# draws}} ago. */
  longestOfOthers(values: { readonly number: string; readonly draws: number }): string;
}

export const drawnNumberStatisticsMessages: MessageCatalogueReference<DrawnNumberStatisticsMessages> = { catalogue: 'drawn-number-statistics', format: formatText };
