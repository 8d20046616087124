import { getActorError } from '../../_kit/params.ts';
import { pageDataElevationSetup } from './page-data-elevation.setup.ts';
import type { PageDataElevationEvent } from './page-data-elevation.types.ts';

/**
 * A part of the page that the server could not fill, because the API wants a one-time code first: the prompt asks for
 * it, then the page asks for its data again. Who closes the prompt may open it once more.
 */
export const pageDataElevationMachine = pageDataElevationSetup.createMachine({
  id: 'page-data-elevation',
  context: { failure: null },
  initial: 'needed',
  states: {
    needed: { on: { 'ELEVATION.ASK': { target: 'asking', actions: 'forgetFailure' } } },
    asking: {
      invoke: {
        id: 'elevate',
        src: 'elevate',
        input: elevateInput,
        onDone: 'needed',
        onError: { target: 'needed', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
  },
});

function elevateInput({ event }: { readonly event: PageDataElevationEvent }) {
  return { elevation: event.type === 'ELEVATION.ASK' ? event.elevation : null };
}
