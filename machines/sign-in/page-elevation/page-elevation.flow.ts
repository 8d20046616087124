import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { pageElevationMachine } from './page-elevation.machine.ts';
import type { PageElevationEvent } from './page-elevation.types.ts';

/** Asks for the code that parts of the current page need: one code fills them all. */
export const pageElevationFlow: FlowRef<SnapshotFrom<typeof pageElevationMachine>, PageElevationEvent> = {
  id: 'page-elevation',
  scope: 'page',
};
