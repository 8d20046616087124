import type { SnapshotFrom } from 'xstate';
import type { paypalDepositMachine } from './paypal-deposit.machine.ts';

export type PaypalDepositSnapshot = SnapshotFrom<typeof paypalDepositMachine>;
