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
  /** What should we know? (optional) */
  comment(): string;
  /** Your e-mail address, if you want an answer (optional) */
  email(): string;
  /** Please enter a valid email address */
  emailInvalid(): string;
  /** Please choose how satisfied you are, then you can send it. */
  unrated(): string;
  /** Send */
  submit(): string;
  /** Sending… */
  submitting(): string;
  /** We could not send your feedback. What you wrote is still here: please try again. */
  failed(): string;
  /** Thank you! */
  complete(): string;
  /** Your feedback has reached us. */
  thanks(): string;
}

export const feedbackDialogMessages: MessageCatalogueReference<FeedbackDialogMessages> = { catalogue: 'feedback-dialog', format: formatText };
