import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { unrecoverableErrorFlow } from '#machines/site/unrecoverable-error/unrecoverable-error.flow.ts';
import { getUnrecoverableErrorStatus } from '#machines/site/unrecoverable-error/unrecoverable-error.view.ts';
import type { UnrecoverableErrorProps } from './unrecoverable-error.gen.ts';

const WORDS = {
  heading: "It's not you, it's us!",
  code: 'Error code',
  reload: 'Reload the page',
  home: 'Go to the homepage',
};

export function UnrecoverableError({ id, props }: BlockProps<UnrecoverableErrorProps>) {
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
      <h2 id={`${id}-heading`}>{props.heading ?? WORDS.heading}</h2>
      {props.text ? <p>{props.text}</p> : null}
      <p id={`${id}-code`}>
        {WORDS.code}: <span className="figure">{status}</span>
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {WORDS.reload}
        </button>
        <a className="button button--secondary" href={href('home')}>
          {WORDS.home}
        </a>
      </p>
    </dialog>
  );
}
