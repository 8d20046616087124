// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PayPanelMessages {
  /** Total, {items} */
  total(values: { readonly items: string }): string;
  /** Add to cart */
  add(): string;
  /** Adding… */
  adding(): string;
  /** See what’s on sale */
  currentOffers(): string;
}

export const payPanelMessages: MessageCatalogueReference<PayPanelMessages> = { catalogue: 'pay-panel', format: formatText };
