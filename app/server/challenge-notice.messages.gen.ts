// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ChallengeNoticeMessages {
  /** One moment */
  title(): string;
  /** Thanks */
  heading(): string;
  /** We’re finishing your payment. */
  finishing(): string;
  /** See how it went */
  onward(): string;
}

export const challengeNoticeMessages: MessageCatalogueReference<ChallengeNoticeMessages> = { catalogue: 'challenge-notice' };
