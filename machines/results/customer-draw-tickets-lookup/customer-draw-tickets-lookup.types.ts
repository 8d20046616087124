import type { OrderLine } from '#schemas/generated/api/types.gen.ts';

/** A draw that is over. */
export interface FinishedDrawKey {
  readonly offerKey: string;
  readonly drawNo: number;
}

export interface CustomerDrawTicketsLookupMachineContext {
  /** Whether the visitor is a signed-in customer. */
  readonly isCustomer: boolean;
  readonly lines: readonly OrderLine[];
}

export interface CustomerDrawTicketsLookupInput {
  readonly isCustomer: boolean;
}

export type CustomerDrawTicketsLookupEvent = { readonly type: 'TICKETS.CHECK' } & FinishedDrawKey;

/** The visitor has to sign in first. */
export interface CustomerDrawTicketsLookupEmitted {
  readonly type: 'customer-draw-tickets-lookup.sign_in_needed';
}
