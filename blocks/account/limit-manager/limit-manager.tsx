import { useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { accountButtonActionFlow } from '#machines/_kit/account-button-action/account-button-action.flow.ts';
import { accountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import type { LimitPeriod } from '#schemas/generated/api/types.gen.ts';
import { Prose } from '../../_ui/prose.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { LimitForm } from './limit-form.tsx';
import type { FormattedLimit, LimitManagerBlockData } from './limit-manager.data.ts';
import type { LimitManagerProps } from './limit-manager.gen.ts';
import { LIMIT_WORDS_BY_KIND, LIMIT_MANAGER_WORDS as PARTS } from './limit-manager-words.ts';
import { LimitRemovalConfirmation } from './limit-removal.tsx';
import { LimitUsageSummary } from './limit-state.tsx';

export function LimitManager({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<LimitManagerProps, LimitManagerBlockData>) {
  const [open, setOpen] = useState<LimitPeriod | null>(null);
  const { view, send } = useFlow(accountButtonActionFlow, accountButtonActionView);
  const isAlive = useHydrated();
  if (!data) return null;
  const words = LIMIT_WORDS_BY_KIND[props.of];
  const isBusy = !isAlive || open !== null || (view !== null && view.step !== 'idle');
  const removes = ({ id: limitId }: FormattedLimit) =>
    view?.change?.kind === (limitId === null ? 'precommitment.remove' : 'spend-limit.remove') &&
    (limitId === null || ('id' in view.change && view.change.id === limitId));

  function askRemoval({ id: limitId }: FormattedLimit) {
    const change =
      limitId === null
        ? ({ kind: 'precommitment.remove' } as const)
        : ({ kind: 'spend-limit.remove', id: limitId } as const);
    send({ type: 'CHANGE.ASK', change });
  }

  const form = (period: LimitPeriod, row: FormattedLimit | null) => (
    <LimitForm
      id={`${id}-${period}`}
      of={props.of}
      form={data.form}
      period={period}
      row={row}
      close={() => setOpen(null)}
    />
  );
  return (
    <section className="limit-manager band">
      <div className="wrap wrap--narrow">
        <h1>{props.heading ?? words.heading}</h1>
        <Prose text={props.intro} />
        {data.own.length === 0 ? <p>{words.none}</p> : null}
        <ul className="limit-manager__limits">
          {data.own.map((row) => (
            <li
              key={row.period}
              className="limit-manager__limit card ground-surface"
              data-opened-by={open === row.period ? `${id}-${row.period}-open` : undefined}
            >
              <LimitUsageSummary row={row} words={words} />
              {open === row.period ? form(row.period, row) : null}
              {removes(row) && view ? <LimitRemovalConfirmation words={words} view={view} send={send} /> : null}
              {open === row.period || removes(row) ? null : (
                <p className="actions">
                  <button
                    type="button"
                    id={`${id}-${row.period}-open`}
                    className="button button--secondary"
                    disabled={isBusy}
                    onClick={() => setOpen(row.period)}
                  >
                    {PARTS.change}
                  </button>
                  {row.pending && row.pending.limit === null ? null : (
                    <button
                      type="button"
                      className="button button--quiet"
                      disabled={isBusy}
                      onClick={() => askRemoval(row)}
                    >
                      {PARTS.remove}
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
                {words.set[period]}
              </button>
            </p>
          ),
        )}
        <p className="small muted">{PARTS.rule}</p>
        {data.system.length > 0 ? (
          <section className="limit-manager__system">
            <h2>{PARTS.system}</h2>
            {props.systemMessage ? <p>{props.systemMessage}</p> : null}
            <ul className="limit-manager__limits">
              {data.system.map((row) => (
                <li key={row.period} className="limit-manager__limit card ground-surface">
                  <LimitUsageSummary row={row} words={words} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </section>
  );
}
