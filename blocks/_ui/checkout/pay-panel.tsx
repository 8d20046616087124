import type { Ref } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { payPanelMessages } from './pay-panel.messages.gen.ts';

interface PayPanelProps {
  /** What the total is for, such as '15 tickets'. */
  readonly of: string;
  readonly total: string;
  readonly problems: readonly string[];
  readonly problemsRef?: Ref<HTMLDivElement>;
  readonly isBusy: boolean;
  readonly addLabel?: string | undefined;
  readonly onAdd: () => void;
  /** Customer-facing reason why adding failed; null for none. */
  readonly failure: string | null;
  /** Page with the current offers, linked after a failure. */
  readonly pageHref: string;
}

/** Panel with the total of the chosen items, the missing input, and the add-to-cart button. */
export function AddToCartPanel(props: PayPanelProps) {
  const messages = useMessages(payPanelMessages);
  const { of, total, problems, problemsRef, isBusy, addLabel = messages.add(), onAdd, failure, pageHref } = props;
  return (
    <div className="pay-panel">
      <p className="pay-panel__total" role="status">
        <span>{messages.total({ items: of })}</span> <strong className="figure">{total}</strong>
      </p>
      <div ref={problemsRef} tabIndex={-1} role="alert" className="pay-panel__problems">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {failure === null ? null : (
          <p>
            {failure} <a href={pageHref}>{messages.currentOffers()}</a>
          </p>
        )}
      </div>
      <button type="button" className="button" aria-disabled={isBusy ? true : undefined} onClick={onAdd}>
        {isBusy ? messages.adding() : addLabel}
      </button>
    </div>
  );
}
