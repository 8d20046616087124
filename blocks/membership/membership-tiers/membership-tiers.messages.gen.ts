// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipTiersMessages {
  /** or {price} */
  furtherPrice(values: { readonly price: string }): string;
}

export const membershipTiersMessages: MessageCatalogueReference<MembershipTiersMessages> = { catalogue: 'membership-tiers', format: formatText };
