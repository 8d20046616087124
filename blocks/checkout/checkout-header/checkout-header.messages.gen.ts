// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutHeaderMessages {
  /** {name}, home */
  home(values: { readonly name: string }): string;
  /** Secure checkout */
  secure(): string;
}

export const checkoutHeaderMessages: MessageCatalogueReference<CheckoutHeaderMessages> = { catalogue: 'checkout-header', format: formatText };
