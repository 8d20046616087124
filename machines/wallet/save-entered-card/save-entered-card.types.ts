import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';
import type { DepositFailure } from '../deposit/deposit.types.ts';

export interface SaveEnteredCardInput {
  readonly gatewayKey: CardGatewayKey;
  /** Whether to pay with it from now on. */
  readonly isDefault: boolean;
}

export type SaveEnteredCardOutput =
  | { readonly kind: 'saved'; readonly fund: Fund }
  /** What was typed can't be saved; the fields say why. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly failure: DepositFailure }
  /** The prompt for a one-time code was closed: the form begins anew. */
  | { readonly kind: 'abandoned' };

export interface SaveEnteredCardMachineContext extends SaveEnteredCardInput {
  readonly fund: Fund | null;
  readonly output: SaveEnteredCardOutput;
}
