import type { SnapshotFrom } from 'xstate';
import type { pageElevationMachine } from './page-elevation.machine.ts';
import type { PageElevationFailure } from './page-elevation.types.ts';

export interface PageElevationView {
  readonly isAsking: boolean;
  readonly failure: PageElevationFailure | null;
}

export function pageElevationView(snapshot: SnapshotFrom<typeof pageElevationMachine>): PageElevationView {
  return { isAsking: snapshot.matches('asking'), failure: snapshot.context.failure };
}
