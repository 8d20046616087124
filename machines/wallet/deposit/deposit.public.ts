export type { DepositFailure, DepositInput, DepositOutput, PendingDepositNotice } from './deposit.types.ts';
export { getDepositFailure, toRefusedCardDepositOutput } from './deposit-outputs.ts';
