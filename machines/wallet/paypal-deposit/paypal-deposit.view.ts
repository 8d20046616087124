import type { PaypalDepositSnapshot } from './paypal-deposit.flow.ts';

/** PayPal as a block shows it: on the way there, waiting for the customer, or asking what became of it. */
export type PaypalDepositStep = 'asking' | 'redirected' | 'checking';

export function getPaypalDepositStep(snapshot: PaypalDepositSnapshot | null): PaypalDepositStep | null {
  switch (snapshot?.value) {
    case undefined:
      return null;
    case 'redirected':
      return 'redirected';
    case 'checking':
      return 'checking';
    case 'starting':
    case 'deposit':
    case 'answered':
      return 'asking';
  }
}
