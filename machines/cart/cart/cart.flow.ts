import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { cartMachine } from './cart.machine.ts';
import type { CartEvent } from './cart.types.ts';

/** The cart of this document. It lives across pages. */
export const cartFlow: FlowRef<SnapshotFrom<typeof cartMachine>, CartEvent> = { id: 'cart', scope: 'app' };
