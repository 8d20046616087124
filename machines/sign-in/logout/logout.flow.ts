import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { logoutMachine } from './logout.machine.ts';
import type { LogoutEvent } from './logout.types.ts';

export const logoutFlow: FlowRef<SnapshotFrom<typeof logoutMachine>, LogoutEvent> = { id: 'logout', scope: 'page' };
