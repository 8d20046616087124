// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SavedFundMessages {
  /** {brand} ending {last} */
  card(values: { readonly brand: string; readonly last: string }): string;
  /** PayPal {account} */
  paypal(values: { readonly account: string }): string;
  /** Bank account ending {last} */
  bank(values: { readonly last: string }): string;
  /** saved {date, date, longDate} ({number} of {count}) */
  savedOn(values: { readonly date: number; readonly number: number; readonly count: number }): string;
}

export const savedFundMessages: MessageCatalogueReference<SavedFundMessages> = { catalogue: 'saved-fund', format: formatText };
