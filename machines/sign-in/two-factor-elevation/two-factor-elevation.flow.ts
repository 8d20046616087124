import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { twoFactorElevationMachine } from './two-factor-elevation.machine.ts';
import type { ElevationEvent } from './two-factor-elevation.types.ts';

/** The prompt for a one-time code. It lives across pages, as the calls do that wait for it. */
export const twoFactorElevationFlow: FlowRef<SnapshotFrom<typeof twoFactorElevationMachine>, ElevationEvent> = {
  id: 'two-factor-elevation',
  scope: 'app',
};
