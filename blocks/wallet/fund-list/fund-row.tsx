import { useEffect, useRef } from 'react';
import type { AccountButtonActionEvent } from '#machines/_kit/account-button-action/account-button-action.types.ts';
import type { AccountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import type { SavedFundView as Fund } from './fund-list.data.ts';
import { FUND_LIST_WORDS as WORDS } from './fund-list-words.ts';

interface FundRowProps {
  readonly fund: Fund;
  readonly view: AccountButtonActionView | null;
  readonly isBusy: boolean;
  readonly send: (event: AccountButtonActionEvent) => void;
}

/** A saved card or account, and what can be done with it. */
export function SavedFundRow({ fund, view, isBusy, send }: FundRowProps) {
  const { id, label, holder, expires, isExpired, isDefault, mayBeDefault, verification } = fund;
  const isMeant = view?.change !== null && view?.change !== undefined && 'id' in view.change && view.change.id === id;
  const step = isMeant ? view.step : 'idle';
  return (
    <li className="fund-list__fund card ground-surface">
      <p className="fund-list__label">
        <strong>{label}</strong> {isDefault ? <span className="badge">{WORDS.isDefault}</span> : null}{' '}
        {isExpired ? <span className="fund-list__expired">{WORDS.expired}</span> : null}
      </p>
      <p className="small muted">{[holder, expires, verification].filter(Boolean).join(' · ')}</p>
      {step === 'refused' ? (
        <p className="field__error" role="alert">
          {view?.refusal ?? WORDS.failed}
        </p>
      ) : null}
      {step === 'confirming' ? <Removal label={label} send={send} /> : null}
      {step === 'changing' ? <p role="status">{WORDS.working}</p> : null}
      {step === 'idle' || step === 'refused' ? (
        <p className="actions">
          {mayBeDefault ? (
            <button
              type="button"
              className="button button--secondary"
              disabled={isBusy}
              onClick={() => send({ type: 'CHANGE.ASK', change: { kind: 'fund.default', id } })}
            >
              {WORDS.makeDefault} <span className="visually-hidden">{label}</span>
            </button>
          ) : null}
          <button
            type="button"
            className="button button--quiet"
            disabled={isBusy}
            onClick={() => send({ type: 'CHANGE.ASK', change: { kind: 'fund.remove', id } })}
          >
            {WORDS.remove} <span className="visually-hidden">{label}</span>
          </button>
        </p>
      ) : null}
    </li>
  );
}

function Removal({ label, send }: { readonly label: string; readonly send: FundRowProps['send'] }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div>
      <p ref={question} tabIndex={-1}>
        {WORDS.removing.replace('{fund}', label)}
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => send({ type: 'CHANGE.CONFIRM' })}>
          {WORDS.confirm}
        </button>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'CHANGE.CANCEL' })}>
          {WORDS.keep}
        </button>
      </p>
    </div>
  );
}
