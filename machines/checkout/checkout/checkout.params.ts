import type { AddCardOutput } from '../../wallet/add-card/add-card.public.ts';
import type { DepositOutput } from '../../wallet/deposit/deposit.public.ts';
import type { CheckoutOutcome } from './checkout.types.ts';

export interface WithError {
  readonly error: unknown;
}

export interface WithOutcome {
  readonly output: CheckoutOutcome;
}

export interface WithDeposit {
  readonly output: DepositOutput;
}

export interface WithCard {
  readonly output: AddCardOutput;
}
