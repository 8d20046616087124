// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipFailureMessages {
  /** An unknown error occurred */
  unknown(): string;
}

export const membershipFailureMessages: MessageCatalogueReference<MembershipFailureMessages> = { catalogue: 'membership-failure' };
