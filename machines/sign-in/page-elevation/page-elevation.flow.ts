import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { pageDataElevationMachine } from './page-elevation.machine.ts';
import type { PageDataElevationEvent } from './page-elevation.types.ts';

/** Asks for the code that parts of the current page need: one code fills them all. */
export const pageDataElevationFlow: FlowRef<SnapshotFrom<typeof pageDataElevationMachine>, PageDataElevationEvent> = {
  id: 'page-elevation',
  scope: 'page',
};
