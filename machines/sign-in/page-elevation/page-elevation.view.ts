import type { SnapshotFrom } from 'xstate';
import type { pageDataElevationMachine } from './page-elevation.machine.ts';
import type { PageDataElevationFailure } from './page-elevation.types.ts';

export interface PageDataElevationView {
  readonly isAsking: boolean;
  readonly failure: PageDataElevationFailure | null;
}

export function pageDataElevationView(snapshot: SnapshotFrom<typeof pageDataElevationMachine>): PageDataElevationView {
  return { isAsking: snapshot.matches('asking'), failure: snapshot.context.failure };
}
