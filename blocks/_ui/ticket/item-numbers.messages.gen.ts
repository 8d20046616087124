// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ItemNumbersMessages {
  /** Numbers */
  numbers(): string;
  /** Lucky Dip numbers */
  quickpick(): string;
  /** Your favourite numbers */
  favourite(): string;
  /** {count, plural, one {# more game} other {# more games}} */
  moreGames(values: { readonly count: number }): string;
  /** Shuffle again */
  shuffle(): string;
  /** Shuffle again: {item} */
  shuffleItem(values: { readonly item: string }): string;
  /** New numbers picked. */
  shuffled(): string;
}

export const itemNumbersMessages: MessageCatalogueReference<ItemNumbersMessages> = { catalogue: 'item-numbers', format: formatText };
