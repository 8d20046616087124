import type { Fund } from '#schemas/generated/api/types.gen.ts';

export type BankAccountAddingEvent =
  /** The customer pays another way. */
  { readonly type: 'BANK_ACCOUNT.CANCEL' };

export type BankAccountAddingOutput =
  | { readonly kind: 'saved'; readonly fund: Fund }
  /** `reset` says that a one-time code was refused, and the forms begin anew. */
  | { readonly kind: 'cancelled'; readonly reset: boolean };

export interface BankAccountAddingMachineContext {
  readonly output: BankAccountAddingOutput;
}
