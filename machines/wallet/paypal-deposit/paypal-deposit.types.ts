import type { MinorUnits } from '#domain/money.ts';
import type { SelectedWayToPay } from '#domain/payment/payment-way.ts';
import type { DepositRequest, PurchaseData } from '#schemas/generated/api/types.gen.ts';
import type { DepositApiResult } from '../deposit/deposit.types.ts';

export interface PaypalDepositInput {
  readonly amount: MinorUnits;
  readonly purchase: PurchaseData | null;
  /** Idempotency key of the deposit, if the caller stores one. */
  readonly key?: string;
  /** Metadata of the request, such as the campaign. */
  readonly metadata?: DepositRequest['metadata'];
  readonly way: SelectedWayToPay;
  /** A deposit that was made already and waits for PayPal. */
  readonly existingResult: DepositApiResult | null;
  /** Whether the customer has just chosen to continue it. */
  readonly redirectsAtOnce?: boolean;
}

export type PaypalDepositEvent =
  /** Redirects to PayPal's page again, if the first time failed. */
  | { readonly type: 'PAYPAL.OPEN' }
  /** Back from PayPal: checks the deposit. */
  | { readonly type: 'PAYPAL.CHECK' }
  | { readonly type: 'PAYPAL.LEAVE' };

export type PaypalDepositOutput =
  /** What the deposit is now; the larger flow settles it. */
  | { readonly kind: 'answered'; readonly answer: DepositApiResult }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'left'; readonly depositId: string | null };

export interface PaypalDepositMachineContext extends PaypalDepositInput {
  readonly answer: DepositApiResult | null;
  /** How often the browser was sent to PayPal's page. */
  readonly visits: number;
  readonly output: PaypalDepositOutput;
}
