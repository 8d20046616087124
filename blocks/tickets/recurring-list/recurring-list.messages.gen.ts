// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RecurringListMessages {
  /** Pages of recurring purchases */
  pages(): string;
  /** {type}, {rhythm} */
  typeAndRhythm(values: { readonly type: string; readonly rhythm: string }): string;
  /** Next */
  next(): string;
  /** Price */
  price(): string;
  /** None planned */
  none(): string;
}

export const recurringListMessages: MessageCatalogueReference<RecurringListMessages> = { catalogue: 'recurring-list', format: formatText };
