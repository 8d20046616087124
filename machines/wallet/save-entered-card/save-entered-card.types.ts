import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';
import type { DepositFailure } from '../deposit/deposit.types.ts';

export interface SaveEnteredCardInput {
  readonly gatewayKey: CardGatewayKey;
  /** Whether it becomes the default. */
  readonly isDefault: boolean;
}

export type SaveEnteredCardOutput =
  | { readonly kind: 'saved'; readonly fund: Fund }
  /** The input is invalid; the fields show why. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly failure: DepositFailure }
  /** The prompt for a one-time code was closed: the form is reset. */
  | { readonly kind: 'abandoned' };

export interface SaveEnteredCardMachineContext extends SaveEnteredCardInput {
  readonly fund: Fund | null;
  readonly output: SaveEnteredCardOutput;
}
