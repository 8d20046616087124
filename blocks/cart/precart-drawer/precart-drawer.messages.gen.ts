// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrecartDrawerMessages {
  /** {count, plural, one {# item} other {# items}} */
  items(values: { readonly count: number }): string;
  /** Total {amount} */
  total(values: { readonly amount: number | MoneyValue }): string;
  /** Looking for draws closing soon… */
  looking(): string;
  /** {prize}, {day} */
  prizeAndDay(values: { readonly prize: string; readonly day: string }): string;
  /** Add */
  add(): string;
  /** Add {draw} */
  addDraw(values: { readonly draw: string }): string;
  /** Adding… */
  adding(): string;
}

export const precartDrawerMessages: MessageCatalogueReference<PrecartDrawerMessages> = { catalogue: 'precart-drawer', format: formatText };
