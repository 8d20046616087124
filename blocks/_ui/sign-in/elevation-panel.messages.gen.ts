// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ElevationPanelMessages {
  /** For your security, we need a code to show this part of your account. */
  text(): string;
  /** Enter your code */
  ask(): string;
  /** Waiting for your code */
  asking(): string;
  /** We couldn’t load this. Please try again. */
  notReloaded(): string;
}

export const elevationPanelMessages: MessageCatalogueReference<ElevationPanelMessages> = { catalogue: 'elevation-panel' };
