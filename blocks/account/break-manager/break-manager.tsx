import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { accountButtonActionFlow } from '#machines/_kit/account-button-action/account-button-action.flow.ts';
import { accountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { BreakManagerBlockData } from './break-manager.data.ts';
import type { BreakManagerProps } from './break-manager.gen.ts';
import { type BreakManagerMessages, breakManagerMessages } from './break-manager.messages.gen.ts';

type Props = BlockPropsWithDataOrElevation<BreakManagerProps, BreakManagerBlockData>;

export function BreakManager({ id, props, data }: Props) {
  const messages = useMessages(breakManagerMessages);
  const form = useFlow(getFormFlow('take-break'), formView);
  const { send } = form;
  const isDone = form.view?.state === 'success';
  useEffect(() => {
    // The chosen break has started: reset the form for the next one.
    if (isDone) send({ type: 'FORM.RESET' });
  }, [isDone, send]);
  if (!data) return null;
  const { taken } = data;
  const mayStart = taken === null || taken.until !== null;
  return (
    <section className="break-manager band">
      <div className="wrap wrap--narrow">
        <h1 id={`${id}-heading`}>{props.heading}</h1>
        {props.intro ? <Prose text={props.intro} /> : null}
        {taken ? (
          <div className="break-manager__taken card ground-surface" role="status">
            <p>
              <strong>{describeBreak(taken, messages)}</strong>
            </p>
            {taken.mayReturn ? <Return id={id} /> : null}
          </div>
        ) : null}
        {mayStart ? (
          <div className="break-manager__form card ground-surface">
            {taken ? <h2 id={`${id}-longer`}>{messages.longer()}</h2> : null}
            <FormPanel
              id={`${id}-form`}
              data={data.form}
              view={form.view}
              send={form.send}
              labelledBy={taken ? `${id}-longer` : `${id}-heading`}
              submitLabel={taken ? messages.extend() : messages.start()}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}

function describeBreak(
  { kind, until, returnFrom, mayReturn }: NonNullable<BreakManagerBlockData['taken']>,
  messages: Pick<BreakManagerMessages, 'timeOut' | 'excluded' | 'mayReturn' | 'returning'>,
): string {
  if (until !== null) return kind === 'time_out' ? messages.timeOut({ until }) : messages.returning({ until });
  return mayReturn || returnFrom === null ? messages.mayReturn() : messages.excluded({ from: returnFrom });
}

/** Confirms the end of a self-exclusion, or shows why it can't end. */
function Return({ id }: { readonly id: string }) {
  const messages = useMessages(breakManagerMessages);
  const { view, send } = useFlow(accountButtonActionFlow, accountButtonActionView);
  const isHydrated = useHydrated();
  if (view?.step === 'refused') {
    return (
      <div role="alert">
        <p className="field__error">{view.refusal ?? messages.failed()}</p>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'CHANGE.CANCEL' })}>
          {messages.close()}
        </button>
      </div>
    );
  }
  if (view?.step === 'confirming' || view?.step === 'changing') {
    const isBusy = view.step === 'changing';
    return (
      <div>
        <p id={`${id}-return`}>
          <strong>{messages.confirmHeading()}</strong> {messages.confirming()}
        </p>
        <p className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            aria-describedby={`${id}-return`}
            onClick={() => send({ type: 'CHANGE.CONFIRM' })}
          >
            {isBusy ? messages.busy() : messages.confirm()}
          </button>
          <button
            type="button"
            className="button button--secondary"
            disabled={isBusy}
            onClick={() => send({ type: 'CHANGE.CANCEL' })}
          >
            {messages.cancel()}
          </button>
        </p>
      </div>
    );
  }
  return (
    <p className="actions">
      <button
        type="button"
        className="button"
        disabled={!isHydrated}
        onClick={() => send({ type: 'CHANGE.REQUEST', change: { kind: 'break.return' } })}
      >
        {messages.askReturn()}
      </button>
    </p>
  );
}
