import type { SnapshotFrom } from 'xstate';
import type { paypalMachine } from './paypal.machine.ts';

export type PaypalSnapshot = SnapshotFrom<typeof paypalMachine>;
