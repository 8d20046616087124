import type { ReactNode } from 'react';

interface CheckoutPanelProps {
  readonly heading: string;
  readonly text: string;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** Panel shown in place of the form, such as while a payment is pending. */
export function CheckoutStagePanel({ heading, text, isBusy = false, children }: CheckoutPanelProps) {
  return (
    <div className="checkout__panel card ground-surface" role="status" aria-busy={isBusy || undefined}>
      <h2 tabIndex={-1}>{heading}</h2>
      <p>{text}</p>
      {children ? <div className="actions">{children}</div> : null}
    </div>
  );
}
