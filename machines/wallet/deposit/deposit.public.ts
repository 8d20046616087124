export type { DepositFailure, DepositInput, DepositOutput, PendingDeposit } from './deposit.types.ts';
export { getDepositFailure, toRefusedCardOutput } from './deposit-outputs.ts';
