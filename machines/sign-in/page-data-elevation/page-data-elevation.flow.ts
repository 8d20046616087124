import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { pageDataElevationMachine } from './page-data-elevation.machine.ts';
import type { PageDataElevationEvent } from './page-data-elevation.types.ts';

/** Asks for the code that parts of the current page need: one code fills them all. */
export const pageDataElevationFlow: FlowRef<SnapshotFrom<typeof pageDataElevationMachine>, PageDataElevationEvent> = {
  id: 'page-data-elevation',
  scope: 'page',
};
