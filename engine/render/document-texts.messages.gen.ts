// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DocumentTextsMessages {
  /** This page hasn’t loaded in full. Check your connection and reload it. */
  incomplete(): string;
  /** Part of this page hasn’t loaded. Check your connection and reload the page. */
  partMissing(): string;
  /** The shop doesn’t answer, so that nothing can be bought at the moment. Prices and draws are as of {time}. */
  asOf(values: { readonly time: string }): string;
  /** Loading the page */
  loadingPage(): string;
  /** Ok, got it */
  closeToast(): string;
  /** It's not you, it's us! */
  failed(): string;
  /** Home */
  home(): string;
}

export const documentTextsMessages: MessageCatalogueReference<DocumentTextsMessages> = { catalogue: 'document-texts', format: formatText };
