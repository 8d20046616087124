import { useMessages } from '#engine/messages/use-messages.ts';
import type { FeedbackEvent, FeedbackRating } from '#machines/site/feedback/feedback.types.ts';
import type { FeedbackView } from '#machines/site/feedback/feedback.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { FeedbackDialogProps } from './feedback-dialog.gen.ts';
import { feedbackDialogMessages } from './feedback-dialog.messages.gen.ts';
import { RatingFaceIcon } from './rating-face.tsx';

interface FeedbackFormProps {
  readonly id: string;
  readonly props: FeedbackDialogProps;
  readonly view: FeedbackView;
  readonly send: (event: FeedbackEvent) => void;
}

const RATINGS: readonly FeedbackRating[] = ['not_satisfied', 'neutral', 'satisfied'];

/** Maximum length in the API. */
const MOST_CHARACTERS = 5000;

/** The rating is required; only anonymous visitors are asked for an e-mail address. */
export function FeedbackForm({ id, props, view, send }: FeedbackFormProps) {
  const messages = useMessages(feedbackDialogMessages);
  const { rating, comment, email, isVisitor, isEmailWrong, isSubmitting, hasFailed, maySubmit } = view;
  return (
    <form
      className="feedback-dialog__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'FEEDBACK.SUBMIT' });
      }}
    >
      {props.intro ? <p>{props.intro}</p> : null}
      <fieldset className="feedback-dialog__ratings" disabled={isSubmitting}>
        <legend>{messages.rating()}</legend>
        {RATINGS.map((one) => (
          <label key={one} className="feedback-dialog__rating">
            <input
              type="radio"
              name={`${id}-rating`}
              value={one}
              checked={rating === one}
              onChange={() => send({ type: 'RATING.CHOOSE', rating: one })}
            />
            <RatingFaceIcon rating={one} />
            <span>{messages.ratingName({ rating: one })}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}-comment`}>{messages.comment()}</label>
        <textarea
          id={`${id}-comment`}
          rows={4}
          maxLength={MOST_CHARACTERS}
          readOnly={isSubmitting}
          value={comment}
          onChange={({ target }) => send({ type: 'COMMENT.CHANGE', comment: target.value })}
        />
      </div>
      {isVisitor ? (
        <div className="field">
          <label htmlFor={`${id}-email`}>{messages.email()}</label>
          <input
            id={`${id}-email`}
            type="email"
            autoComplete="email"
            readOnly={isSubmitting}
            value={email}
            aria-invalid={isEmailWrong || undefined}
            aria-describedby={isEmailWrong ? `${id}-email-problem` : undefined}
            onChange={({ target }) => send({ type: 'EMAIL.CHANGE', email: target.value })}
          />
          {isEmailWrong ? (
            <p id={`${id}-email-problem`} className="field__error" role="alert">
              {messages.emailInvalid()}
            </p>
          ) : null}
        </div>
      ) : null}
      <p role="alert" className="feedback-dialog__problem">
        {hasFailed ? messages.failed() : null}
      </p>
      {props.privacy ? (
        <p className="small">
          <Anchor link={props.privacy.link}>{props.privacy.label}</Anchor>
        </p>
      ) : null}
      {rating === null ? <p id={`${id}-unrated`}>{messages.unrated()}</p> : null}
      <p className="actions">
        <button
          type="submit"
          className="button"
          disabled={!maySubmit}
          aria-describedby={rating === null ? `${id}-unrated` : undefined}
        >
          {isSubmitting ? messages.submitting() : messages.submit()}
        </button>
      </p>
    </form>
  );
}
