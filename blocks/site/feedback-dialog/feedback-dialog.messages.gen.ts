// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FeedbackDialogMessages {
  /** Give Feedback */
  heading(): string;
  /** Close */
  close(): string;
  /** How satisfied are you with us today? */
  rating(): string;
  /** {rating, select, not_satisfied {Not satisfied} neutral {Neutral} other {Satisfied}} */
  ratingName(values: { readonly rating: 'not_satisfied' | 'neutral' | 'satisfied' }): string;
  /** What would you like us to know? (optional) */
  comment(): string;
  /** Your email address, if you’d like a reply (optional) */
  email(): string;
  /** Please enter a valid email address */
  emailInvalid(): string;
  /** Please choose how satisfied you are before sending. */
  unrated(): string;
  /** Send */
  submit(): string;
  /** Sending… */
  submitting(): string;
  /** We couldn’t send your feedback. It’s still here, so please try again. */
  failed(): string;
  /** Thank you! */
  complete(): string;
  /** We’ve received your feedback. */
  thanks(): string;
}

export const feedbackDialogMessages: MessageCatalogueReference<FeedbackDialogMessages> = { catalogue: 'feedback-dialog', format: formatText };
