import type { Fund } from '#schemas/generated/api/types.gen.ts';

export type BankAccountAddingEvent =
  /** The customer pays another way. */
  { readonly type: 'BANK_ACCOUNT.CANCEL' };

export type BankAccountAddingOutput =
  | { readonly kind: 'saved'; readonly fund: Fund }
  /** `reset`: a one-time code prompt was closed, and the forms are reset. */
  | { readonly kind: 'cancelled'; readonly reset: boolean };

export interface BankAccountAddingMachineContext {
  readonly output: BankAccountAddingOutput;
}
