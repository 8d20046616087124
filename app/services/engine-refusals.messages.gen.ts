// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface EngineRefusalsMessages {
  /** You’ve been logged out. Please log in again. */
  signedOut(): string;
  /** Please log in first. */
  notSignedIn(): string;
  /** Please send that again. */
  sessionRenewed(): string;
  /** That’s a lot at once. Please wait a minute and try again. */
  tooManyCalls(): string;
  /** Authentication refresh failed. Please try again. */
  refreshFailed(): string;
}

export const engineRefusalsMessages: MessageCatalogueReference<EngineRefusalsMessages> = { catalogue: 'engine-refusals' };
