// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnedSyndicateShareMessages {
  /** Your share of {syndicate} */
  heading(values: { readonly syndicate: string }): string;
  /** Your shares */
  shares(): string;
  /** {shares} of {total} ({part, number, percentOneDecimal}) */
  sharesOfAll(values: { readonly shares: number; readonly total: number; readonly part: number }): string;
  /** Games per draw */
  games(): string;
  /** Price of a share */
  cost(): string;
  /** Your share of the prizes */
  won(): string;
  /** Nothing yet */
  nothing(): string;
  /** This isn’t a syndicate ticket. It’s all yours. */
  other(): string;
}

export const ownedSyndicateShareMessages: MessageCatalogueReference<OwnedSyndicateShareMessages> = { catalogue: 'owned-syndicate-share', format: formatText };
