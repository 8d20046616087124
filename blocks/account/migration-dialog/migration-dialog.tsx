import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { childFormView } from '#machines/_kit/child/child-form.ts';
import { migrationFlow, migrationTermsFormFlow } from '#machines/account/migration/migration.flow.ts';
import type { MigrationEvent } from '#machines/account/migration/migration.types.ts';
import { migrationView } from '#machines/account/migration/migration.view.ts';
import { migrationTermsDescription } from '#schemas/generated/forms/migration-terms.description.gen.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { usePageForm } from '../../_ui/form/use-page-form.ts';
import { Icon } from '../../_ui/icon.tsx';
import type { MigrationDialogProps } from './migration-dialog.gen.ts';
import { migrationDialogMessages } from './migration-dialog.messages.gen.ts';

export function MigrationDialog({ id, props: { heading, text, terms } }: BlockProps<MigrationDialogProps>) {
  const messages = useMessages(migrationDialogMessages);
  const { view, send } = useFlow(migrationFlow, migrationView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const step = view?.step ?? 'closed';
  const isOpen = step !== 'closed' && step !== 'dismissed';
  const close = () => send({ type: 'MODAL.CLOSE' });

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="migration-dialog ground-surface"
      aria-labelledby={`${id}-heading`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="migration-dialog__head">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {step === 'in_progress' ? null : (
          <button type="button" className="button button--quiet" aria-label={messages.close()} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {step === 'prompt' ? (
        <>
          <p>{text}</p>
          {terms ? (
            <p>
              <Anchor link={terms.link}>{terms.label}</Anchor>
            </p>
          ) : null}
          <TermsForm id={id} />
        </>
      ) : null}
      <div role="status">
        {step === 'in_progress' || step === 'failure' || step === 'success' ? <p>{messages.status({ step })}</p> : null}
      </div>
      <MigrationActions step={step} send={send} />
    </dialog>
  );
}

function TermsForm({ id }: { readonly id: string }) {
  const messages = useMessages(migrationDialogMessages);
  const { view, send } = useFlow(migrationTermsFormFlow, childFormView);
  const form = usePageForm(migrationTermsDescription);
  return (
    <FormPanel
      id={`${id}-terms`}
      data={form}
      view={view}
      send={send}
      labelledBy={`${id}-heading`}
      submitLabel={messages.move()}
    />
  );
}

interface MigrationActionsProps {
  readonly step: string;
  readonly send: (event: MigrationEvent) => void;
}

function MigrationActions({ step, send }: MigrationActionsProps) {
  const messages = useMessages(migrationDialogMessages);
  if (step !== 'prompt' && step !== 'failure' && step !== 'success') return null;
  return (
    <p className="actions">
      {step === 'failure' ? (
        <button type="button" className="button" onClick={() => send({ type: 'MIGRATION.RETRY' })}>
          {messages.retry()}
        </button>
      ) : null}
      <button
        type="button"
        className={step === 'success' ? 'button' : 'button button--secondary'}
        onClick={() => send({ type: 'MODAL.CLOSE' })}
      >
        {step === 'success' ? messages.done() : messages.later()}
      </button>
    </p>
  );
}
