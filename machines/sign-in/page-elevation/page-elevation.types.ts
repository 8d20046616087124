import type { RequiredElevation } from '#engine/api/elevation.ts';

export type PageElevationFailure = 'abandoned' | 'not_reloaded';

export interface PageElevationContext {
  readonly failure: PageElevationFailure | null;
}

/** The customer is ready to give the code that a part of the page needs. */
export interface PageElevationEvent {
  readonly type: 'ELEVATION.ASK';
  readonly elevation: RequiredElevation;
}
