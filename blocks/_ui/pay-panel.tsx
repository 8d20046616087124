import type { ReactNode, Ref } from 'react';

export const PAY_WORDS = { total: 'Total', add: 'Add to cart', adding: 'Adding to cart…' };

interface PayPanelProps {
  /** What the total is for, such as '15 tickets'. */
  readonly of: string;
  readonly total: string;
  readonly problems: readonly string[];
  readonly problemsRef?: Ref<HTMLDivElement>;
  readonly isBusy: boolean;
  readonly addLabel?: string | undefined;
  readonly onAdd: () => void;
  readonly children?: ReactNode;
}

/** What is chosen comes to so much, and goes into the cart. */
export function PayPanel(props: PayPanelProps) {
  const { of, total, problems, problemsRef, isBusy, addLabel = PAY_WORDS.add, onAdd, children } = props;
  return (
    <div className="pay-panel">
      <p className="pay-panel__total" role="status">
        <span>
          {PAY_WORDS.total}, {of}
        </span>{' '}
        <strong className="figure">{total}</strong>
      </p>
      {children}
      <div ref={problemsRef} tabIndex={-1} role="alert" className="pay-panel__problems">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <button type="button" className="button" aria-disabled={isBusy ? true : undefined} onClick={onAdd}>
        {isBusy ? PAY_WORDS.adding : addLabel}
      </button>
    </div>
  );
}
