// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PageScriptMessages {
  /** This browser is too old for this part of the shop. You can read every page. To buy or log in, please update it. */
  outdated(): string;
  /** 401 - Something went wrong */
  signedOutTitle(): string;
  /** Sorry, looks like we had some trouble verifying your login details. Please try again. */
  signedOut(): string;
}

export const pageScriptMessages: MessageCatalogueReference<PageScriptMessages> = { catalogue: 'page-script' };
