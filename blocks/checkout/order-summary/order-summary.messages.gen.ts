// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OrderSummaryMessages {
  /** Your order */
  heading(): string;
  /** Change your order */
  change(): string;
  /** Taken out of your order */
  removed(): string;
  /** {name}: sales for its draw have closed. */
  drawClosed(values: { readonly name: string }): string;
  /** {name}: it is sold out. */
  soldOut(values: { readonly name: string }): string;
  /** {name}: it is no longer on sale. */
  noLongerAvailable(values: { readonly name: string }): string;
  /** Bought again by itself until you stop it */
  repeats(): string;
  /** Charged later, when it is on sale */
  later(): string;
}

export const orderSummaryMessages: MessageCatalogueReference<OrderSummaryMessages> = { catalogue: 'order-summary', format: formatText };
