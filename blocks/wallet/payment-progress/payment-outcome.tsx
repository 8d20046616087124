import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DepositOutput } from '#machines/wallet/deposit/deposit.types.ts';
import { usePaymentFailureFormatter } from '../../_ui/deposit/payment-failure.ts';
import { type PaymentProgressMessages, paymentProgressMessages } from './payment-progress.messages.gen.ts';

interface PaymentOutcomeProps {
  readonly output: DepositOutput;
  readonly depositId: string | null;
}

/** How a deposit ended that the customer came back to, and the way on. */
export function ResumedDepositOutcome({ output, depositId }: PaymentOutcomeProps) {
  const messages = useMessages(paymentProgressMessages);
  const formatFailure = usePaymentFailureFormatter();
  const href = useRouteHrefBuilder();
  const isDone = output.kind === 'completed' || output.kind === 'pending';
  return (
    <div className="payment-progress__outcome" role={isDone ? 'status' : 'alert'}>
      <p>{textOf(output, messages, formatFailure)}</p>
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

function textOf(
  output: DepositOutput,
  messages: PaymentProgressMessages,
  formatFailure: ReturnType<typeof usePaymentFailureFormatter>,
): string {
  switch (output.kind) {
    case 'completed':
    case 'abandoned':
      return messages[output.kind]();
    case 'pending':
      return output.pending.message ?? messages.pending();
    case 'failed':
      return formatFailure(output.failure.reason);
    case 'unanswered':
      return messages.unanswered();
  }
}
