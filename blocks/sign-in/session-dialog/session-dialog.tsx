import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { sessionIdleFlow } from '#machines/sign-in/session-idle/session-idle.flow.ts';
import { sessionIdleView } from '#machines/sign-in/session-idle/session-idle.view.ts';
import type { SessionDialogProps } from './session-dialog.gen.ts';
import { sessionDialogMessages } from './session-dialog.messages.gen.ts';

export function SessionDialog({ id, props }: BlockProps<SessionDialogProps>) {
  const messages = useMessages(sessionDialogMessages);
  const { view, send } = useFlow(sessionIdleFlow, sessionIdleView, false);
  const href = useRouteHrefBuilder();
  const dialog = useRef<HTMLDialogElement>(null);
  const { step = 'active', secondsLeft = 0 } = view ?? {};
  const isOpen = step !== 'active';
  const { heading = messages.heading(), text } = props;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="session-dialog ground-surface"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        send({ type: 'SESSION.KEEP' });
      }}
    >
      <h2 id={`${id}-heading`}>{step === 'ended' ? messages.ended() : heading}</h2>
      <div id={`${id}-text`}>
        {step === 'warning' ? (
          <>
            {text ? <p>{text}</p> : null}
            <p role="timer">{messages.countdown({ seconds: secondsLeft })}</p>
          </>
        ) : null}
      </div>
      <p role="status">
        {step === 'signing_out' ? messages.ending() : step === 'not_signed_out' ? messages.failed() : null}
      </p>
      <p className="actions">
        {step === 'warning' ? (
          <button type="button" className="button" onClick={() => send({ type: 'SESSION.KEEP' })}>
            {messages.keep()}
          </button>
        ) : null}
        {step === 'warning' || step === 'not_signed_out' ? (
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'SESSION.END' })}>
            {messages.end()}
          </button>
        ) : null}
        {step === 'ended' ? (
          <a className="button" href={href('login')}>
            {messages.login()}
          </a>
        ) : null}
      </p>
    </dialog>
  );
}
