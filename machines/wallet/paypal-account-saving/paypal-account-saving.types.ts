import type { Fund } from '#schemas/generated/api/types.gen.ts';

export type PaypalAccountSavingEvent =
  | { readonly type: 'PAYPAL.OPEN' }
  | { readonly type: 'PAYPAL.CLOSE' }
  /** Tries again to save it. */
  | { readonly type: 'PAYPAL.RETRY' };

/** PayPal's token for the account, and the idempotency key for saving it. */
export interface PaypalAccountToSave {
  readonly token: string;
  readonly deviceData: string | null;
  readonly key: string;
}

export interface PaypalAccountSavingMachineContext {
  /** Null before PayPal gave a token, and once it was refused. */
  readonly linked: PaypalAccountToSave | null;
  /** Text of the server for the refusal; empty if it sent none, null if nothing is wrong. */
  readonly refusal: string | null;
}

export type PaypalAccountSavingEmitted = { readonly type: 'paypal-account-saving.saved'; readonly fund: Fund };
