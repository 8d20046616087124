import type { CardGatewayKey, Fund } from '#schemas/generated/api/types.gen.ts';
import type { DepositFailure } from '../deposit/deposit.types.ts';

export type CardSavingEvent =
  | { readonly type: 'CARD.OPEN' }
  | { readonly type: 'CARD.CLOSE' }
  /** The fields did not come: once more. */
  | { readonly type: 'CARD.RELOAD' }
  | { readonly type: 'CARD.SAVE' }
  | { readonly type: 'DEFAULT.CHANGE'; readonly isDefault: boolean };

export interface CardSavingMachineContext {
  /** The gateway whose fields take the card; null until it is known. */
  readonly gatewayKey: CardGatewayKey | null;
  /** Whether to pay with it from now on. */
  readonly isDefault: boolean;
  readonly failure: DepositFailure | null;
}

export type CardSavingEmitted =
  | { readonly type: 'card-saving.saved'; readonly fund: Fund }
  /** `failure` is null where the card fields show it themselves, or the customer gave up. */
  | { readonly type: 'card-saving.refused'; readonly failure: DepositFailure | null };
