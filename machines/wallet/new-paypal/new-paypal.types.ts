import type { Fund } from '#schemas/generated/api/types.gen.ts';

export type NewPaypalEvent =
  | { readonly type: 'PAYPAL.OPEN' }
  | { readonly type: 'PAYPAL.CLOSE' }
  /** It was not saved: once more. */
  | { readonly type: 'PAYPAL.AGAIN' };

/** What PayPal gave for the account, and the key under which it is saved once, however often that is asked for. */
export interface LinkedPaypal {
  readonly token: string;
  readonly deviceData: string | null;
  readonly key: string;
}

export interface NewPaypalContext {
  /** Null while nobody knows, and where what was linked is no longer good. */
  readonly linked: LinkedPaypal | null;
  /** Why it was not saved, in the words of the server; empty where it gave none, null where nothing is wrong. */
  readonly refusal: string | null;
}

export type NewPaypalEmitted = { readonly type: 'new-paypal.saved'; readonly fund: Fund };
