// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DocumentUploadMessages {
  /** Send us a document */
  heading(): string;
  /** There is nothing to send: your account is verified. */
  over(): string;
  /** We are looking at what you sent. You need do nothing more. */
  pending(): string;
  /** What you send */
  kind(): string;
  /** {kind, select, photo_id_upload {Pictures of an identity document} other {The signed form}} */
  kindName(values: { readonly kind: 'photo_id_upload' | 'pdf_form' }): string;
  /** {kind, select, photo_id_upload {Front, or the page with your picture} other {The form, as PDF or picture}} */
  front(values: { readonly kind: 'photo_id_upload' | 'pdf_form' }): string;
  /** Back */
  back(): string;
  /** (optional) */
  optional(): string;
  /** JPEG or PNG. Large pictures are made smaller before they are sent. */
  help(): string;
  /** Please choose a file. */
  missing(): string;
  /** Send */
  send(): string;
  /** Sending */
  sending(): string;
  /** We could not send that. Please try again. */
  failed(): string;
  /** Thank you, we have it */
  sentHeading(): string;
  /** We look at it as soon as we can, and send you an e-mail. */
  sent(): string;
  /** To your account */
  account(): string;
  /** Other ways to verify */
  ways(): string;
}

export const documentUploadMessages: MessageCatalogueReference<DocumentUploadMessages> = { catalogue: 'document-upload', format: formatText };
