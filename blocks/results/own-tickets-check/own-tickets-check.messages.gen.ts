// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnTicketsCheckMessages {
  /** Were you in this draw? */
  heading(): string;
  /** Check your numbers against this draw. */
  text(): string;
  /** Check my tickets */
  check(): string;
  /** Checking your tickets… */
  checking(): string;
  /** You didn’t have a ticket in this draw. */
  none(): string;
  /** All your past tickets */
  past(): string;
  /** We couldn’t check your tickets. Please try again. */
  failed(): string;
  /** Won {amount} */
  won(values: { readonly amount: string }): string;
  /** View ticket */
  whole(): string;
}

export const ownTicketsCheckMessages: MessageCatalogueReference<OwnTicketsCheckMessages> = { catalogue: 'own-tickets-check', format: formatText };
