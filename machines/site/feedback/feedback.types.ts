/** The API's values of the ratings (specification: Entities, "Feedback event"). */
export const API_VALUES_BY_FEEDBACK_RATING = { not_satisfied: -1, neutral: 0, satisfied: 1 } as const;

export type FeedbackRating = keyof typeof API_VALUES_BY_FEEDBACK_RATING;

export interface FeedbackInput {
  /** Whether the visitor is anonymous and may give a reply address. */
  readonly isVisitor: boolean;
}

export interface FeedbackMachineContext extends FeedbackInput {
  readonly rating: FeedbackRating | null;
  readonly comment: string;
  readonly email: string;
  /** Whether the submitted address is invalid. */
  readonly isEmailWrong: boolean;
  /** Idempotency key of the feedback, for all tries. */
  readonly key: string | null;
}

export type FeedbackEvent =
  | { readonly type: 'FLOW.OPEN' }
  | { readonly type: 'RATING.CHOOSE'; readonly rating: FeedbackRating }
  | { readonly type: 'COMMENT.CHANGE'; readonly comment: string }
  | { readonly type: 'EMAIL.CHANGE'; readonly email: string }
  | { readonly type: 'FEEDBACK.SUBMIT' }
  | { readonly type: 'FEEDBACK.CLOSE' };

export interface SubmittedFeedback {
  readonly rating: FeedbackRating;
  /** Null where nothing was written. */
  readonly comment: string | null;
  readonly email: string | null;
  readonly key: string;
}
