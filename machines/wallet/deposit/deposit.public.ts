export type { DepositFailure, DepositInput, DepositOutput, PendingDepositNotice } from './deposit.types.ts';
export { getDepositFailureFromOutput, toDepositOutputFromUnsavedCard } from './deposit-outputs.ts';
