import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { AccountButtonActionEvent } from '#machines/_kit/account-button-action/account-button-action.types.ts';
import type { AccountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';
import { savedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import type { SavedFundView } from './fund-list.data.ts';
import { type FundListMessages, fundListMessages } from './fund-list.messages.gen.ts';

const VERIFICATIONS = {
  'Failed Verification': 'failedVerification',
  'Pending Verification': 'pendingVerification',
  Unverified: 'unverified',
  Verified: 'verified',
} as const satisfies Record<NonNullable<SavedFundView['verification']>, keyof FundListMessages>;

interface FundRowProps {
  readonly fund: SavedFundView;
  readonly view: AccountButtonActionView | null;
  readonly isBusy: boolean;
  readonly send: (event: AccountButtonActionEvent) => void;
}

/** A saved card or account, and what can be done with it. */
export function SavedFundRow({ fund, view, isBusy, send }: FundRowProps) {
  const messages = useMessages(fundListMessages);
  const { id, isExpired, isDefault, mayBeDefault } = fund;
  const label = useLabel(fund);
  const isMeant = view?.change !== null && view?.change !== undefined && 'id' in view.change && view.change.id === id;
  const step = isMeant ? view.step : 'idle';
  return (
    <li className="fund-list__fund card ground-surface">
      <p className="fund-list__label">
        <strong>{label}</strong> {isDefault ? <span className="badge">{messages.default()}</span> : null}{' '}
        {isExpired ? <span className="fund-list__expired">{messages.expired()}</span> : null}
      </p>
      <p className="small muted">{joinFacts(listFacts(fund, messages), messages)}</p>
      {step === 'refused' ? (
        <p className="field__error" role="alert">
          {view?.refusal ?? messages.failed()}
        </p>
      ) : null}
      {step === 'confirming' ? <Removal label={label} send={send} /> : null}
      {step === 'changing' ? <p role="status">{messages.working()}</p> : null}
      {step === 'idle' || step === 'refused' ? (
        <p className="actions">
          {mayBeDefault ? (
            <button
              type="button"
              className="button button--secondary"
              disabled={isBusy}
              onClick={() => send({ type: 'CHANGE.REQUEST', change: { kind: 'fund.default', id } })}
            >
              {messages.makeDefault({ fund: label, hidden: hide })}
            </button>
          ) : null}
          <button
            type="button"
            className="button button--quiet"
            disabled={isBusy}
            onClick={() => send({ type: 'CHANGE.REQUEST', change: { kind: 'fund.remove', id } })}
          >
            {messages.remove({ fund: label, hidden: hide })}
          </button>
        </p>
      ) : null}
    </li>
  );
}

function useLabel({ fund, place }: Pick<SavedFundView, 'fund' | 'place'>): string {
  const messages = useMessages(fundListMessages);
  const fundMessages = useMessages(savedFundMessages);
  const first = formatFundLabel(fund, fundMessages);
  return place ? messages.facts({ first, second: fundMessages.savedOn(place) }) : first;
}

function listFacts(
  { fund, expires, verification }: Pick<SavedFundView, 'fund' | 'expires' | 'verification'>,
  messages: FundListMessages,
): readonly string[] {
  return [
    fund.holderName || [],
    expires ? messages.expiry({ month: String(expires.month).padStart(2, '0'), year: String(expires.year) }) : [],
    verification ? messages[VERIFICATIONS[verification]]() : [],
  ].flat();
}

function joinFacts(facts: readonly string[], messages: Pick<FundListMessages, 'details'>): string {
  return facts.reduce((first, second) => (first === '' ? second : messages.details({ first, second })), '');
}

function hide(content: ReactNode): ReactNode {
  return <span className="visually-hidden">{content}</span>;
}

function Removal({ label, send }: { readonly label: string; readonly send: FundRowProps['send'] }) {
  const messages = useMessages(fundListMessages);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div>
      <p ref={question} tabIndex={-1}>
        {messages.removing({ fund: label })}
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => send({ type: 'CHANGE.CONFIRM' })}>
          {messages.confirm()}
        </button>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'CHANGE.CANCEL' })}>
          {messages.keep()}
        </button>
      </p>
    </div>
  );
}
