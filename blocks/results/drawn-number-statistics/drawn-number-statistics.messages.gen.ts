// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DrawnNumberStatisticsMessages {
  /** There is nothing to count yet: no draw has been drawn. */
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
  /** Drawn most often: {numbers}. */
  most(values: { readonly numbers: string }): string;
  /** Each number about {times} times on average, which the line marks. */
  average(values: { readonly times: string }): string;
  /** Never drawn: {numbers}. */
  neverDrawn(values: { readonly numbers: string }): string;
  /** Never drawn: {count, plural, one {# number} other {# numbers}}. */
  manyNeverDrawn(values: { readonly count: number }): string;
  /** Not drawn for longest: {number}, for {draws, plural, one {# draw} other {# draws}}. */
  longest(values: { readonly number: string; readonly draws: number }): string;
  /** Of the others, not drawn for longest: {number}, for {draws, plural, one {# draw} other {# draws}}. */
  longestOfOthers(values: { readonly number: string; readonly draws: number }): string;
}

export const drawnNumberStatisticsMessages: MessageCatalogueReference<DrawnNumberStatisticsMessages> = { catalogue: 'drawn-number-statistics', format: formatText };
