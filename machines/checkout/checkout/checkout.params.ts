import type { DepositOutput } from '../../wallet/deposit/deposit.public.ts';
import type { SaveEnteredCardOutput } from '../../wallet/save-entered-card/save-entered-card.public.ts';
import type { CheckoutOutcome } from './checkout.types.ts';

export interface ActorErrorParam {
  readonly error: unknown;
}

export interface CheckoutOutcomeParam {
  readonly output: CheckoutOutcome;
}

export interface DepositOutputParam {
  readonly output: DepositOutput;
}

export interface SaveEnteredCardOutputParam {
  readonly output: SaveEnteredCardOutput;
}
