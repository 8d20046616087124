import { assign, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { RequiredElevation } from '#engine/api/elevation.ts';
import type { PageDataElevationEvent, PageDataElevationMachineContext } from './page-data-elevation.types.ts';

const types = {} as { context: PageDataElevationMachineContext; events: PageDataElevationEvent };

export const pageDataElevationSetup = setup({
  types,
  actors: {
    elevate: fromPromise<void, { readonly elevation: RequiredElevation | null }>(() =>
      Promise.reject(new Error('elevate is not provided')),
    ),
  },
  actions: {
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure:
        error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED
          ? ('abandoned' as const)
          : ('not_reloaded' as const),
    })),
    clearFailure: assign({ failure: null }),
  },
});
