// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnedSyndicateShareMessages {
  /** Your part of {syndicate} */
  heading(values: { readonly syndicate: string }): string;
  /** Your shares */
  shares(): string;
  /** {shares} of {total} ({part, number, percentOneDecimal}) */
  sharesOfAll(values: { readonly shares: number; readonly total: number; readonly part: number }): string;
  /** Games in a draw */
  games(): string;
  /** Price of a share */
  cost(): string;
  /** Your part of the prizes */
  won(): string;
  /** Nothing so far */
  nothing(): string;
  /** This ticket is yours alone: it is no share of a syndicate. */
  other(): string;
}

export const ownedSyndicateShareMessages: MessageCatalogueReference<OwnedSyndicateShareMessages> = { catalogue: 'owned-syndicate-share', format: formatText };
