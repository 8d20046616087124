import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { sessionIdleFlow } from '#machines/sign-in/session-idle/session-idle.flow.ts';
import { sessionIdleView } from '#machines/sign-in/session-idle/session-idle.view.ts';
import type { SessionDialogProps } from './session-dialog.gen.ts';

const WORDS = {
  heading: 'Are you still there?',
  countdown: 'You will be signed out in {seconds} seconds.',
  lastSecond: 'You will be signed out in 1 second.',
  keep: 'Stay signed in',
  end: 'Sign out now',
  ending: 'Signing you out',
  not_signed_out: 'We could not sign you out. Please try again.',
  ended: 'You have been signed out.',
  login: 'Log in again',
};

export function SessionDialog({ id, props }: BlockProps<SessionDialogProps>) {
  const { view, send } = useFlow(sessionIdleFlow, sessionIdleView, false);
  const href = useRouteHrefBuilder();
  const dialog = useRef<HTMLDialogElement>(null);
  const { step = 'active', secondsLeft = 0 } = view ?? {};
  const isOpen = step !== 'active';
  const { heading = WORDS.heading, text } = props;

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
      <h2 id={`${id}-heading`}>{step === 'ended' ? WORDS.ended : heading}</h2>
      <div id={`${id}-text`}>
        {step === 'warning' ? (
          <>
            {text ? <p>{text}</p> : null}
            <p role="timer">
              {secondsLeft === 1 ? WORDS.lastSecond : WORDS.countdown.replace('{seconds}', String(secondsLeft))}
            </p>
          </>
        ) : null}
      </div>
      <p role="status">
        {step === 'signing_out' ? WORDS.ending : step === 'not_signed_out' ? WORDS.not_signed_out : null}
      </p>
      <p className="actions">
        {step === 'warning' ? (
          <button type="button" className="button" onClick={() => send({ type: 'SESSION.KEEP' })}>
            {WORDS.keep}
          </button>
        ) : null}
        {step === 'warning' || step === 'not_signed_out' ? (
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'SESSION.END' })}>
            {WORDS.end}
          </button>
        ) : null}
        {step === 'ended' ? (
          <a className="button" href={href('login')}>
            {WORDS.login}
          </a>
        ) : null}
      </p>
    </dialog>
  );
}
