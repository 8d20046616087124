import { createActor, fromPromise } from 'xstate';
import type { RequiredElevation } from '#engine/api/elevation.ts';
import { pageDataElevationMachine } from './page-data-elevation.machine.ts';

/** `elevate` waits for the code, then has the page ask for its data again. */
export function startPageDataElevationMachine(
  elevate: (elevation: RequiredElevation, signal: AbortSignal) => Promise<void>,
) {
  const actor = fromPromise<void, { readonly elevation: RequiredElevation | null }>(async ({ input, signal }) => {
    if (input.elevation) await elevate(input.elevation, signal);
  });
  return createActor(pageDataElevationMachine.provide({ actors: { elevate: actor } })).start();
}
