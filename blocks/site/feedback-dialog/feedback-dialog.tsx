import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { feedbackFlow } from '#machines/site/feedback/feedback.flow.ts';
import { feedbackView } from '#machines/site/feedback/feedback.view.ts';
import { Icon } from '../../_ui/icon.tsx';
import type { FeedbackDialogProps } from './feedback-dialog.gen.ts';
import { feedbackDialogMessages } from './feedback-dialog.messages.gen.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** The feedback modal (specification: Screens, "Feedback modal 'Give Feedback'"). */
export function FeedbackDialog({ id, props }: BlockProps<FeedbackDialogProps>) {
  const messages = useMessages(feedbackDialogMessages);
  const { view, send } = useFlow(feedbackFlow, feedbackView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const step = view?.step ?? 'closed';
  const isOpen = step !== 'closed';

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  // The button that had the focus is gone.
  useEffect(() => {
    if (step === 'complete') thanks.current?.focus();
  }, [step]);

  return (
    <dialog
      ref={dialog}
      className="feedback-dialog ground-surface"
      aria-labelledby={`${id}-heading`}
      onClose={() => send({ type: 'FEEDBACK.CLOSE' })}
    >
      <div className="feedback-dialog__inner">
        <div className="feedback-dialog__head">
          <h2 id={`${id}-heading`}>{messages.heading()}</h2>
          <button
            type="button"
            className="button button--quiet"
            aria-label={messages.close()}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {view && step === 'comment' ? <FeedbackForm id={id} props={props} view={view} send={send} /> : null}
        {step === 'complete' ? (
          <>
            <p ref={thanks} tabIndex={-1} className="feedback-dialog__thanks">
              <strong>{messages.complete()}</strong> {props.thanks ?? messages.thanks()}
            </p>
            <p className="actions">
              <button type="button" className="button" onClick={() => dialog.current?.close()}>
                {messages.close()}
              </button>
            </p>
          </>
        ) : null}
      </div>
    </dialog>
  );
}
