import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { groupWizardFlow } from '#machines/party/group-wizard/group-wizard.flow.ts';
import type { GroupWizardEvent } from '#machines/party/group-wizard/group-wizard.types.ts';
import {
  GROUP_WIZARD_STEPS,
  type GroupWizardStep,
  type GroupWizardView,
  groupWizardView,
} from '#machines/party/group-wizard/group-wizard.view.ts';
import { Icon } from '../../_ui/icon.tsx';
import type { GroupWizardProps } from './group-wizard.gen.ts';
import { groupWizardMessages } from './group-wizard.messages.gen.ts';
import { GroupWizardBuySharesStep } from './join-step.tsx';
import {
  GroupWizardAutosessionStep,
  GroupWizardDrawStep,
  GroupWizardNameStep,
  GroupWizardSharePriceStep,
} from './wizard-steps.tsx';

/** Dialog to create a lotto party (specification: States and transitions, "Group wizard"). */
export function GroupWizard({ id, props }: BlockProps<GroupWizardProps>) {
  const messages = useMessages(groupWizardMessages);
  const { view, send } = useFlow(groupWizardFlow, groupWizardView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shows = view?.shows ?? 'closed';
  const isOpen = shows !== 'closed';
  const isBusy = shows === 'creating';
  const hasGroup = view !== null && view.groupName !== null;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  useEffect(() => {
    // Each step is like a new page for screen readers, and the previously focused element is gone.
    if (isStep(shows)) heading.current?.focus();
  }, [shows]);

  return (
    <dialog
      ref={dialog}
      className="group-wizard ground-surface"
      aria-labelledby={`${id}-heading`}
      onCancel={(event) => {
        event.preventDefault();
        send({ type: 'WIZARD.CLOSE' });
      }}
    >
      <div className="group-wizard__head">
        <p className="small muted" id={`${id}-heading`}>
          {view?.groupName ?? props.heading}
          {isStep(shows) ? (
            <span>
              {' '}
              · {messages.stepOf({ step: GROUP_WIZARD_STEPS.indexOf(shows) + 1, steps: GROUP_WIZARD_STEPS.length })}
            </span>
          ) : null}
        </p>
        {isBusy ? null : (
          <button
            type="button"
            className="button button--quiet"
            aria-label={messages.close()}
            onClick={() => send({ type: 'WIZARD.CLOSE' })}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {isStep(shows) ? (
        <h2 ref={heading} tabIndex={-1} className="group-wizard__title">
          {messages.stepName({ step: shows })}
        </h2>
      ) : null}
      <div role="status">
        {shows === 'loading' ? <p>{messages.loading()}</p> : null}
        {isBusy ? <p>{hasGroup ? messages.opening() : messages.creating()}</p> : null}
        {shows === 'unavailable' ? <p>{hasGroup ? messages.unavailableNow() : messages.unavailable()}</p> : null}
        {shows === 'creation_failed' ? <p>{hasGroup ? messages.notOpened() : messages.failed()}</p> : null}
      </div>
      {view && isStep(shows) ? <Step id={id} step={shows} view={view} props={props} send={send} /> : null}
      {view && (shows === 'unavailable' || shows === 'creation_failed') ? (
        <p className="actions">
          <button type="button" className="button" onClick={() => send({ type: 'WIZARD.RETRY' })}>
            {messages.retry()}
          </button>
          {view.mayGoBack ? <BackButton send={send} /> : null}
        </p>
      ) : null}
    </dialog>
  );
}

interface StepProps {
  readonly id: string;
  readonly step: GroupWizardStep;
  readonly view: GroupWizardView;
  readonly props: GroupWizardProps;
  readonly send: (event: GroupWizardEvent) => void;
}

function Step({ id, step, view, props, send }: StepProps) {
  const messages = useMessages(groupWizardMessages);
  if (view.session) return <GroupWizardBuySharesStep text={props.join} session={view.session} send={send} />;
  const failure = view.failure && messages.failure({ failure: view.failure });
  const parts = { id, view, failure, send };
  const finishLabel = view.groupName === null ? messages.create() : messages.open();
  return (
    <form
      noValidate
      className="group-wizard__step"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'STEP.NEXT' });
      }}
    >
      {step === 'name_group' ? <GroupWizardNameStep text={props.name} {...parts} /> : null}
      {step === 'select_draw' ? <GroupWizardDrawStep text={props.draw} {...parts} /> : null}
      {step === 'set_share_price' ? <GroupWizardSharePriceStep text={props.price} {...parts} /> : null}
      {step === 'select_auto_session' ? <GroupWizardAutosessionStep text={props.auto} {...parts} /> : null}
      <p className="actions">
        <button type="submit" className="button">
          {step === 'select_auto_session' ? finishLabel : messages.next()}
        </button>
        {view.mayGoBack ? <BackButton send={send} /> : null}
      </p>
    </form>
  );
}

function BackButton({ send }: Pick<StepProps, 'send'>) {
  const messages = useMessages(groupWizardMessages);
  return (
    <button type="button" className="button button--secondary" onClick={() => send({ type: 'STEP.BACK' })}>
      {messages.back()}
    </button>
  );
}

function isStep(shows: GroupWizardView['shows']): shows is GroupWizardStep {
  return GROUP_WIZARD_STEPS.some((step) => step === shows);
}
