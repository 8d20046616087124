// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DetailsDialogMessages {
  /** Update your details */
  heading(): string;
  /** Change your email address */
  emailHeading(): string;
  /** Save my details */
  submit(): string;
  /** Save and send link */
  submitEmail(): string;
  /** Close */
  close(): string;
}

export const detailsDialogMessages: MessageCatalogueReference<DetailsDialogMessages> = { catalogue: 'details-dialog' };
