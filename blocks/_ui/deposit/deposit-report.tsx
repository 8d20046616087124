import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { ResolvedLink } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../anchor.tsx';
import type { DepositProgressViewData, DepositReportRow, DepositStage } from './deposit-report.data.ts';
import { type DepositReportMessages, depositReportMessages } from './deposit-report.messages.gen.ts';

const HEADINGS = {
  captured: 'capturedHeading',
  failed: 'failedHeading',
  bank: 'bankHeading',
  paypal: 'paypalHeading',
  instructed: 'toBeSentHeading',
  pending: 'pendingHeading',
  unknown: 'unknownHeading',
} as const satisfies Record<DepositStage, keyof DepositReportMessages>;

const TEXTS = {
  captured: 'captured',
  failed: 'failed',
  bank: 'bank',
  paypal: 'paypal',
  instructed: 'toBeSent',
  pending: 'pending',
  unknown: 'unknown',
} as const satisfies Record<DepositStage, keyof DepositReportMessages>;

interface DepositReportProps {
  readonly data: DepositProgressViewData;
  /** Whether the customer came back from a payment page without paying. */
  readonly isCancelled?: boolean;
  readonly links?: readonly { readonly label: string; readonly link: ResolvedLink }[] | undefined;
  /** Shown above the rows. */
  readonly children?: ReactNode;
}

/** Status of a deposit and the next step. */
export function DepositReport({ data, isCancelled = false, links = [], children }: DepositReportProps) {
  const messages = useMessages(depositReportMessages);
  const href = useRouteHrefBuilder();
  const { stage, message, rows, isStopped = false } = data;
  const next = stage === 'failed' ? href(data.forPurchase ? 'cart.buy' : 'my-account.deposit') : null;
  const isOpen = stage === 'bank' || stage === 'paypal';
  return (
    <div className={isStopped ? 'deposit-report' : `deposit-report deposit-report--${stage}`}>
      <h1>{messages[isStopped ? 'stoppedHeading' : HEADINGS[stage]]()}</h1>
      {message ? <p>{message}</p> : null}
      {message && stage === 'failed' ? null : <p>{messages[isCancelled && isOpen ? 'unfinished' : TEXTS[stage]]()}</p>}
      {stage === 'failed' && data.forPurchase ? <p>{messages.notBought()}</p> : null}
      {children}
      {rows.length > 0 ? (
        <dl className="deposit-report__rows">
          {rows.map((row) => (
            <div key={row.name}>
              <dt>{messages[row.name]()}</dt>
              <dd>{row.name === 'method' ? formatMethod(row, messages) : row.value}</dd>
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

/** Link to the next step, if there is one. */
function NextStep({ data: { stage, depositId, forPurchase, checkoutId } }: { readonly data: DepositProgressViewData }) {
  const messages = useMessages(depositReportMessages);
  const href = useRouteHrefBuilder();
  if (checkoutId !== null) {
    return (
      <a className="button" href={href('receipt', { checkoutID: checkoutId })}>
        {messages.receipt()}
      </a>
    );
  }
  if (depositId !== null && (stage === 'bank' || stage === 'paypal')) {
    return (
      <a className="button" href={href('my-account.deposit.authorisation', { depositID: depositId })}>
        {messages.goOn()}
      </a>
    );
  }
  if (stage !== 'failed') return null;
  return (
    <a className="button" href={href(forPurchase ? 'cart.buy' : 'my-account.deposit')}>
      {forPurchase ? messages.toOrder() : messages.addMoney()}
    </a>
  );
}

function formatMethod(
  { method, last }: Extract<DepositReportRow, { name: 'method' }>,
  messages: DepositReportMessages,
): string {
  const name = messages.methodName({ method });
  return last === null ? name : messages.methodOfFund({ method: name, last });
}
