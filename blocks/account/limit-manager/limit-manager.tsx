import { useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { accountButtonActionFlow } from '#machines/_kit/account-button-action/account-button-action.flow.ts';
import { accountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import type { LimitPeriod } from '#schemas/generated/api/types.gen.ts';
import { Prose } from '../../_ui/prose.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { LimitForm } from './limit-form.tsx';
import type { LimitManagerBlockData, LimitUsage } from './limit-manager.data.ts';
import type { LimitManagerProps } from './limit-manager.gen.ts';
import { limitManagerMessages } from './limit-manager.messages.gen.ts';
import { LimitRemovalConfirmation } from './limit-removal.tsx';
import { LimitUsageSummary } from './limit-state.tsx';

export function LimitManager({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<LimitManagerProps, LimitManagerBlockData>) {
  const messages = useMessages(limitManagerMessages);
  const [open, setOpen] = useState<LimitPeriod | null>(null);
  const { view, send } = useFlow(accountButtonActionFlow, accountButtonActionView);
  const isHydrated = useHydrated();
  if (!data) return null;
  const { of: kind } = props;
  const isBusy = !isHydrated || open !== null || (view !== null && view.step !== 'idle');
  const removes = ({ id: limitId }: LimitUsage) =>
    view?.change?.kind === (limitId === null ? 'precommitment.remove' : 'spend-limit.remove') &&
    (limitId === null || ('id' in view.change && view.change.id === limitId));

  function requestRemoval({ id: limitId }: LimitUsage) {
    const change =
      limitId === null
        ? ({ kind: 'precommitment.remove' } as const)
        : ({ kind: 'spend-limit.remove', id: limitId } as const);
    send({ type: 'CHANGE.REQUEST', change });
  }

  const form = (period: LimitPeriod, row: LimitUsage | null) => (
    <LimitForm
      id={`${id}-${period}`}
      of={kind}
      form={data.form}
      period={period}
      row={row}
      close={() => setOpen(null)}
    />
  );
  return (
    <section className="limit-manager band">
      <div className="wrap wrap--narrow">
        <h1>{props.heading ?? messages.heading({ kind })}</h1>
        <Prose text={props.intro} />
        {data.own.length === 0 ? <p>{messages.none({ kind })}</p> : null}
        <ul className="limit-manager__limits">
          {data.own.map((row) => (
            <li
              key={row.period}
              className="limit-manager__limit card ground-surface"
              data-opened-by={open === row.period ? `${id}-${row.period}-open` : undefined}
            >
              <LimitUsageSummary row={row} kind={kind} />
              {open === row.period ? form(row.period, row) : null}
              {removes(row) && view ? <LimitRemovalConfirmation kind={kind} view={view} send={send} /> : null}
              {open === row.period || removes(row) ? null : (
                <p className="actions">
                  <button
                    type="button"
                    id={`${id}-${row.period}-open`}
                    className="button button--secondary"
                    disabled={isBusy}
                    onClick={() => setOpen(row.period)}
                  >
                    {messages.change()}
                  </button>
                  {row.pending && row.pending.limit === null ? null : (
                    <button
                      type="button"
                      className="button button--quiet"
                      disabled={isBusy}
                      onClick={() => requestRemoval(row)}
                    >
                      {messages.remove()}
                    </button>
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
        {data.free.map((period) =>
          open === period ? (
            <div
              key={period}
              className="limit-manager__limit card ground-surface"
              data-opened-by={`${id}-${period}-open`}
            >
              {form(period, null)}
            </div>
          ) : (
            <p key={period}>
              <button
                type="button"
                id={`${id}-${period}-open`}
                className="button"
                disabled={isBusy}
                onClick={() => setOpen(period)}
              >
                {messages.set({ kind, period })}
              </button>
            </p>
          ),
        )}
        <p className="small muted">{messages.rule()}</p>
        {data.system.length > 0 ? (
          <section className="limit-manager__system">
            <h2>{messages.system()}</h2>
            {props.systemMessage ? <p>{props.systemMessage}</p> : null}
            <ul className="limit-manager__limits">
              {data.system.map((row) => (
                <li key={row.period} className="limit-manager__limit card ground-surface">
                  <LimitUsageSummary row={row} kind={kind} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </section>
  );
}
