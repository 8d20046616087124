export type { DepositFailure, DepositInput, DepositOutput, PendingDeposit } from './deposit.types.ts';
export { CARD_INVALID, isCardInFields } from './deposit-codes.ts';
export { getDepositFailure, toRefusedCardOutput } from './deposit-outputs.ts';
