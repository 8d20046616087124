import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { unrecoverableErrorFlow } from '#machines/site/unrecoverable-error/unrecoverable-error.flow.ts';
import { getUnrecoverableErrorStatus } from '#machines/site/unrecoverable-error/unrecoverable-error.view.ts';
import type { UnrecoverableErrorProps } from './unrecoverable-error.gen.ts';
import { unrecoverableErrorMessages } from './unrecoverable-error.messages.gen.ts';

export function UnrecoverableError({ id, props }: BlockProps<UnrecoverableErrorProps>) {
  const messages = useMessages(unrecoverableErrorMessages);
  const { view: status } = useFlow(unrecoverableErrorFlow, getUnrecoverableErrorStatus, false);
  const href = useRouteHrefBuilder();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (status !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [status]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="unrecoverable-error ground-page"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-code`}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => status !== null && dialog.current?.showModal()}
    >
      <h2 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h2>
      {props.text ? <p>{props.text}</p> : null}
      <p id={`${id}-code`}>
        {messages.code({
          status: status === null ? '' : String(status),
          code: (content) => <span className="figure">{content}</span>,
        })}
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {messages.reload()}
        </button>
        <a className="button button--secondary" href={href('home')}>
          {messages.home()}
        </a>
      </p>
    </dialog>
  );
}
