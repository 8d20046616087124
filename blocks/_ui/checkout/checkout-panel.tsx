import type { ReactNode } from 'react';

interface CheckoutPanelProps {
  readonly heading: string;
  readonly text: string;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** What stands in place of the form while it is not the customer's turn. */
export function CheckoutStagePanel({ heading, text, isBusy = false, children }: CheckoutPanelProps) {
  return (
    <div className="checkout__panel card ground-surface" role="status" aria-busy={isBusy || undefined}>
      <h2 tabIndex={-1}>{heading}</h2>
      <p>{text}</p>
      {children ? <div className="actions">{children}</div> : null}
    </div>
  );
}
