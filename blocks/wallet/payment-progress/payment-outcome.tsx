import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DepositOutput } from '#machines/wallet/deposit/deposit.types.ts';
import { PAYMENT_PROGRESS_WORDS as WORDS } from './payment-progress-words.ts';

interface PaymentOutcomeProps {
  readonly output: DepositOutput;
  readonly depositId: string | null;
}

/** How a deposit ended that the customer came back to, and the way on. */
export function ResumedDepositOutcome({ output, depositId }: PaymentOutcomeProps) {
  const href = useRouteHrefBuilder();
  const isDone = output.kind === 'completed' || output.kind === 'pending';
  return (
    <div className="payment-progress__outcome" role={isDone ? 'status' : 'alert'}>
      <p>{textOf(output)}</p>
      <p className="actions">
        {depositId === null ? null : (
          <a className="button" href={href('my-account.deposit.details', { depositID: depositId })}>
            {WORDS.details}
          </a>
        )}
        {isDone ? null : (
          <a className="button button--secondary" href={href('my-account.deposit')}>
            {WORDS.addMoney}
          </a>
        )}
      </p>
    </div>
  );
}

function textOf(output: DepositOutput): string {
  switch (output.kind) {
    case 'completed':
    case 'abandoned':
      return WORDS.over[output.kind];
    case 'pending':
      return output.pending.message ?? WORDS.over.pending;
    case 'failed':
      return output.failure.message || WORDS.over.failed;
    case 'unanswered':
      return WORDS.over.unanswered;
  }
}
