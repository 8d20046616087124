import { assign, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { RequiredElevation } from '#engine/api/elevation.ts';
import type { PageElevationContext, PageElevationEvent } from './page-elevation.types.ts';

const types = {} as { context: PageElevationContext; events: PageElevationEvent };

/**
 * A part of the page that the server could not fill, because the API wants a one-time code first: the prompt asks for
 * it, then the page asks for its data again. Who closes the prompt may open it once more.
 */
export const pageElevationMachine = setup({
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
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'page-elevation',
  context: { failure: null },
  initial: 'needed',
  states: {
    needed: { on: { 'ELEVATION.ASK': { target: 'asking', actions: 'forgetFailure' } } },
    asking: {
      invoke: {
        id: 'elevate',
        src: 'elevate',
        input: ({ event }) => ({ elevation: event.type === 'ELEVATION.ASK' ? event.elevation : null }),
        onDone: 'needed',
        onError: {
          target: 'needed',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});
