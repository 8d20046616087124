import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { receiptWaitFlow } from '#machines/checkout/receipt-wait/receipt-wait.flow.ts';
import { receiptWaitView } from '#machines/checkout/receipt-wait/receipt-wait.view.ts';
import type { ReceiptWaitBlockData } from './receipt-wait.data.ts';
import type { ReceiptWaitProps } from './receipt-wait.gen.ts';
import { receiptWaitMessages } from './receipt-wait.messages.gen.ts';

export function ReceiptWait({ props, data }: BlockProps<ReceiptWaitProps, ReceiptWaitBlockData>) {
  const messages = useMessages(receiptWaitMessages);
  const { view, send } = useFlow(receiptWaitFlow, receiptWaitView, true, { checkoutId: data.checkoutId });
  const hasGivenUp = view?.hasGivenUp === true;
  return (
    <div className="receipt-wait wrap wrap--narrow">
      <h1>{props.heading ?? messages.heading()}</h1>
      <p role="status" aria-busy={!hasGivenUp}>
        {hasGivenUp ? messages.longer() : (props.text ?? messages.text())}
      </p>
      {hasGivenUp ? (
        <p className="actions">
          <button type="button" className="button" onClick={() => send({ type: 'RECEIPT.REQUEST' })}>
            {messages.checkAgain()}
          </button>
        </p>
      ) : null}
    </div>
  );
}
