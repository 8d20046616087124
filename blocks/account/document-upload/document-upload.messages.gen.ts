// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DocumentUploadMessages {
  /** Upload a document */
  heading(): string;
  /** You’re verified. There’s nothing to upload. */
  over(): string;
  /** We’re checking your document. There’s nothing else you need to do. */
  pending(): string;
  /** Document type */
  kind(): string;
  /** {kind, select, photo_id_upload {Photo ID} other {Signed form}} */
  kindName(values: { readonly kind: 'photo_id_upload' | 'pdf_form' }): string;
  /** {kind, select, photo_id_upload {Front, or the photo page} other {The form, as a PDF or photo}} */
  front(values: { readonly kind: 'photo_id_upload' | 'pdf_form' }): string;
  /** Back */
  back(): string;
  /** (optional) */
  optional(): string;
  /** JPEG or PNG. We’ll shrink large photos before sending them. */
  help(): string;
  /** Please choose a file. */
  missing(): string;
  /** Send */
  send(): string;
  /** Sending… */
  sending(): string;
  /** We couldn’t send that. Please try again. */
  failed(): string;
  /** Thanks, we’ve got it */
  sentHeading(): string;
  /** We’ll check it as soon as we can and email you the result. */
  sent(): string;
  /** Go to your account */
  account(): string;
  /** Other ways to verify */
  ways(): string;
}

export const documentUploadMessages: MessageCatalogueReference<DocumentUploadMessages> = { catalogue: 'document-upload', format: formatText };
