import type { ReactNode } from 'react';
import type { ResolvedLink } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../anchor.tsx';
import type { DepositProgressViewData } from './deposit-report.data.ts';
import { DEPOSIT_REPORT_WORDS as WORDS } from './deposit-report-words.ts';

interface DepositReportProps {
  readonly data: DepositProgressViewData;
  /** Whether the customer came back from a payment page without paying. */
  readonly isCancelled?: boolean;
  readonly links?: readonly { readonly label: string; readonly link: ResolvedLink }[] | undefined;
  /** What stands before the facts. */
  readonly children?: ReactNode;
}

/** Where the money of a deposit is, and what to do next. */
export function DepositReport({ data, isCancelled = false, links = [], children }: DepositReportProps) {
  const href = useRouteHrefBuilder();
  const { stage, message, rows, isStopped = false } = data;
  const next = stage === 'failed' ? href(data.forPurchase ? 'cart.buy' : 'my-account.deposit') : null;
  const isOpen = stage === 'bank' || stage === 'paypal';
  return (
    <div className={isStopped ? 'deposit-report' : `deposit-report deposit-report--${stage}`}>
      <h1>{isStopped ? WORDS.stopped : WORDS.heading[stage]}</h1>
      {message ? <p>{message}</p> : null}
      <p>{isCancelled && isOpen ? WORDS.cancelled : WORDS.text[stage]}</p>
      {stage === 'failed' && data.forPurchase ? <p>{WORDS.notBought}</p> : null}
      {children}
      {rows.length > 0 ? (
        <dl className="deposit-report__rows">
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{WORDS.rows[name]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="actions">
        <NextStep data={data} />
        {links
          .filter(({ link }) => link.href !== next)
          .map(({ label, link }) => (
            <Anchor key={`${link.href} ${label}`} className="button button--secondary" link={link}>
              {label}
            </Anchor>
          ))}
      </p>
    </div>
  );
}

/** The one thing to do next, where there is one. */
function NextStep({ data: { stage, depositId, forPurchase, checkoutId } }: { readonly data: DepositProgressViewData }) {
  const href = useRouteHrefBuilder();
  if (checkoutId !== null) {
    return (
      <a className="button" href={href('receipt', { checkoutID: checkoutId })}>
        {WORDS.receipt}
      </a>
    );
  }
  if (depositId !== null && (stage === 'bank' || stage === 'paypal')) {
    return (
      <a className="button" href={href('my-account.deposit.authorisation', { depositID: depositId })}>
        {WORDS.goOn}
      </a>
    );
  }
  if (stage !== 'failed') return null;
  return (
    <a className="button" href={href(forPurchase ? 'cart.buy' : 'my-account.deposit')}>
      {forPurchase ? WORDS.toOrder : WORDS.again}
    </a>
  );
}
