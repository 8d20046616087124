// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OrderSummaryMessages {
  /** Your order */
  heading(): string;
  /** Change your order */
  change(): string;
  /** Removed from your order */
  removed(): string;
  /** {name}: sales for this draw have closed. */
  drawClosed(values: { readonly name: string }): string;
  /** {name}: sold out. */
  soldOut(values: { readonly name: string }): string;
  /** {name}: no longer on sale. */
  noLongerAvailable(values: { readonly name: string }): string;
  /** Renews automatically until you cancel */
  repeats(): string;
  /** Charged later, when it goes on sale */
  later(): string;
}

export const orderSummaryMessages: MessageCatalogueReference<OrderSummaryMessages> = { catalogue: 'order-summary', format: formatText };
