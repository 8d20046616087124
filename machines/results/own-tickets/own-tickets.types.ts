import type { OrderLine } from '#schemas/generated/api/types.gen.ts';

/** A draw that is over. */
export interface DrawnDraw {
  readonly offerKey: string;
  readonly drawNo: number;
}

export interface OwnTicketsContext {
  /** Whether there is a customer whose tickets could be looked for. */
  readonly isCustomer: boolean;
  readonly lines: readonly OrderLine[];
}

export interface OwnTicketsInput {
  readonly isCustomer: boolean;
}

export type OwnTicketsEvent = { readonly type: 'TICKETS.CHECK' } & DrawnDraw;

/** Whoever asks has to sign in first. */
export interface OwnTicketsEmitted {
  readonly type: 'own-tickets.sign_in_needed';
}
