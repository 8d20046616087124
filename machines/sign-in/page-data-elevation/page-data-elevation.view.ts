import type { SnapshotFrom } from 'xstate';
import type { pageDataElevationMachine } from './page-data-elevation.machine.ts';
import type { PageDataElevationFailure } from './page-data-elevation.types.ts';

export interface PageDataElevationView {
  readonly isPromptOpen: boolean;
  readonly failure: PageDataElevationFailure | null;
}

export function pageDataElevationView(snapshot: SnapshotFrom<typeof pageDataElevationMachine>): PageDataElevationView {
  return { isPromptOpen: snapshot.matches('prompting'), failure: snapshot.context.failure };
}
