import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DepositOutput } from '#machines/wallet/deposit/deposit.types.ts';
import { type PaymentProgressMessages, paymentProgressMessages } from './payment-progress.messages.gen.ts';

interface PaymentOutcomeProps {
  readonly output: DepositOutput;
  readonly depositId: string | null;
}

/** How a deposit ended that the customer came back to, and the way on. */
export function ResumedDepositOutcome({ output, depositId }: PaymentOutcomeProps) {
  const messages = useMessages(paymentProgressMessages);
  const href = useRouteHrefBuilder();
  const isDone = output.kind === 'completed' || output.kind === 'pending';
  return (
    <div className="payment-progress__outcome" role={isDone ? 'status' : 'alert'}>
      <p>{textOf(output, messages)}</p>
      <p className="actions">
        {depositId === null ? null : (
          <a className="button" href={href('my-account.deposit.details', { depositID: depositId })}>
            {messages.details()}
          </a>
        )}
        {isDone ? null : (
          <a className="button button--secondary" href={href('my-account.deposit')}>
            {messages.addMoney()}
          </a>
        )}
      </p>
    </div>
  );
}

function textOf(output: DepositOutput, messages: PaymentProgressMessages): string {
  switch (output.kind) {
    case 'completed':
    case 'abandoned':
      return messages[output.kind]();
    case 'pending':
      return output.pending.message ?? messages.pending();
    case 'failed':
      return output.failure.message || messages.failed();
    case 'unanswered':
      return messages.unanswered();
  }
}
