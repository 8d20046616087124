// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DocumentTextsMessages {
  /** This page has not loaded in full. Please check your connection and load it again. */
  incomplete(): string;
  /** A part of this page has not loaded. Please check your connection and load the page again. */
  partMissing(): string;
  /** Loading the page */
  loadingPage(): string;
  /** Ok, got it */
  closeToast(): string;
  /** It's not you, it's us! */
  failed(): string;
  /** Home */
  home(): string;
}

export const documentTextsMessages: MessageCatalogueReference<DocumentTextsMessages> = { catalogue: 'document-texts' };
