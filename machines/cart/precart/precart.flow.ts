import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { precartMachine } from './precart.machine.ts';
import type { PrecartEvent } from './precart.types.ts';

/** The drawer that opens beside the page when something was added to the cart. It lives across pages. */
export const precartFlow: FlowRef<SnapshotFrom<typeof precartMachine>, PrecartEvent> = { id: 'precart', scope: 'app' };
