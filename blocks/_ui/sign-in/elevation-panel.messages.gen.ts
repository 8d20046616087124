// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ElevationPanelMessages {
  /** This part of your account is protected by a second step. */
  text(): string;
  /** Enter your code */
  ask(): string;
  /** Waiting for your code */
  asking(): string;
  /** We could not load this. Please try again. */
  notReloaded(): string;
}

export const elevationPanelMessages: MessageCatalogueReference<ElevationPanelMessages> = { catalogue: 'elevation-panel' };
