import type { RequiredElevation } from '#engine/api/elevation.ts';

export type PageDataElevationFailure = 'abandoned' | 'not_reloaded';

export interface PageDataElevationMachineContext {
  readonly failure: PageDataElevationFailure | null;
}

/** The customer is ready to give the code that a part of the page needs. */
export interface PageDataElevationEvent {
  readonly type: 'ELEVATION.REQUEST';
  readonly elevation: RequiredElevation;
}
