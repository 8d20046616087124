import type { AddCardOutput } from '../../wallet/add-card/add-card.types.ts';
import type { DepositOutput } from '../../wallet/deposit/deposit.types.ts';
import type { CheckoutOutcome } from './checkout.types.ts';

export interface WithError {
  readonly error: unknown;
}

export interface WithOutcome {
  readonly outcome: CheckoutOutcome;
}

export interface WithDeposit {
  readonly output: DepositOutput;
}

export interface WithCard {
  readonly output: AddCardOutput;
}

/** Passes the outcome of saving a card to a guard or an action. */
export function onCardSaved<Type extends string>(type: Type) {
  return { type, params: ({ event }: Done<AddCardOutput>) => ({ output: event.output }) };
}

/** Passes the error of a call to a guard or an action. */
export function onError<Type extends string>(type: Type) {
  return { type, params: ({ event: { error } }: { readonly event: WithError }) => ({ error }) };
}

/** Passes the outcome of an attempt to a guard or an action. */
export function onOutcome<Type extends string>(type: Type) {
  return { type, params: ({ event }: Done<CheckoutOutcome>) => ({ outcome: event.output }) };
}

/** Passes the outcome of a deposit to a guard or an action. */
export function onDeposit<Type extends string>(type: Type) {
  return { type, params: ({ event }: Done<DepositOutput>) => ({ output: event.output }) };
}

interface Done<Output> {
  readonly event: { readonly output: Output };
}
