import { useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { FramedBankChallenge } from '#machines/wallet/deposit/deposit.view.ts';
import { paymentProgressMessages } from './payment-progress.messages.gen.ts';

interface ChallengeDialogProps {
  readonly id: string;
  readonly challenge: FramedBankChallenge | null;
  readonly send: (event: { readonly type: 'CHALLENGE.CLOSE' }) => void;
}

/**
 * The bank's challenge page, in the requested window size (specification: Entities, "Window sizes"). It has no `sandbox`:
 * its last page is of our own origin, which a sandbox with scripts would not contain.
 */
export function BankChallengeDialog({ id, challenge, send }: ChallengeDialogProps) {
  const messages = useMessages(paymentProgressMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = challenge !== null;
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  const size = challenge?.windowSize ?? 'FullScreen';
  return (
    <dialog
      ref={dialog}
      className={`challenge challenge--${size} ground-surface`}
      aria-labelledby={id}
      closedby="closerequest"
      onCancel={(event) => {
        event.preventDefault();
        send({ type: 'CHALLENGE.CLOSE' });
      }}
    >
      <div className="challenge__bar">
        <h2 id={id}>{messages.bankHeading()}</h2>
        <button type="button" className="button button--quiet" onClick={() => send({ type: 'CHALLENGE.CLOSE' })}>
          {messages.bankClose()}
        </button>
      </div>
      {challenge ? (
        <iframe
          className="challenge__frame"
          title={messages.bankFrame()}
          src={challenge.url}
          referrerPolicy="no-referrer"
        />
      ) : null}
    </dialog>
  );
}
