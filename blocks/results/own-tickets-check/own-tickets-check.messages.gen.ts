// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnTicketsCheckMessages {
  /** Were you in this draw? */
  heading(): string;
  /** See your own numbers against what was drawn. */
  text(): string;
  /** Check my tickets */
  check(): string;
  /** Looking for your tickets… */
  checking(): string;
  /** You had no ticket in this draw. */
  none(): string;
  /** All your past tickets */
  past(): string;
  /** We could not look for your tickets just now. Please try again. */
  failed(): string;
  /** Won {amount} */
  won(values: { readonly amount: string }): string;
  /** The whole ticket */
  whole(): string;
}

export const ownTicketsCheckMessages: MessageCatalogueReference<OwnTicketsCheckMessages> = { catalogue: 'own-tickets-check', format: formatText };
