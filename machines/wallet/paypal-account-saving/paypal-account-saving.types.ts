import type { Fund } from '#schemas/generated/api/types.gen.ts';

export type PaypalAccountSavingEvent =
  | { readonly type: 'PAYPAL.OPEN' }
  | { readonly type: 'PAYPAL.CLOSE' }
  /** It was not saved: once more. */
  | { readonly type: 'PAYPAL.AGAIN' };

/** What PayPal gave for the account, and the key under which it is saved once, however often that is asked for. */
export interface PaypalAccountToSave {
  readonly token: string;
  readonly deviceData: string | null;
  readonly key: string;
}

export interface PaypalAccountSavingMachineContext {
  /** Null while nobody knows, and where what was linked is no longer good. */
  readonly linked: PaypalAccountToSave | null;
  /** Why it was not saved, in the words of the server; empty where it gave none, null where nothing is wrong. */
  readonly refusal: string | null;
}

export type PaypalAccountSavingEmitted = { readonly type: 'paypal-account-saving.saved'; readonly fund: Fund };
