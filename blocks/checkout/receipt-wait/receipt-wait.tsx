import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { receiptWaitFlow } from '#machines/checkout/receipt-wait/receipt-wait.flow.ts';
import { receiptWaitView } from '#machines/checkout/receipt-wait/receipt-wait.view.ts';
import type { ReceiptWaitBlockData } from './receipt-wait.data.ts';
import type { ReceiptWaitProps } from './receipt-wait.gen.ts';

const WORDS = {
  heading: 'Your payment is being confirmed',
  text: 'Your receipt appears here as soon as we know. Please do not pay again: nothing is bought twice.',
  longer:
    'This takes longer than usual. You can leave this page: we send you an e-mail as soon as your order is placed.',
  again: 'Ask again now',
};

export function ReceiptWait({ props, data }: BlockProps<ReceiptWaitProps, ReceiptWaitBlockData>) {
  const { view, send } = useFlow(receiptWaitFlow, receiptWaitView, true, { checkoutId: data.checkoutId });
  const hasGivenUp = view?.hasGivenUp === true;
  return (
    <div className="receipt-wait wrap wrap--narrow">
      <h1>{props.heading ?? WORDS.heading}</h1>
      <p role="status" aria-busy={!hasGivenUp}>
        {hasGivenUp ? WORDS.longer : (props.text ?? WORDS.text)}
      </p>
      {hasGivenUp ? (
        <p className="actions">
          <button type="button" className="button" onClick={() => send({ type: 'RECEIPT.ASK' })}>
            {WORDS.again}
          </button>
        </p>
      ) : null}
    </div>
  );
}
