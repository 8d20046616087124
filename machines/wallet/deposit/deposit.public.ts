export type {
  DepositFailure,
  DepositInput,
  DepositOutput,
  PaymentFailureReason,
  PendingDepositNotice,
} from './deposit.types.ts';
export { getDepositFailureFromOutput, toDepositOutputFromUnsavedCard } from './deposit-outputs.ts';
