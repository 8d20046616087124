import { getActorError } from '../../_kit/params.ts';
import { pageDataElevationSetup } from './page-data-elevation.setup.ts';
import type { PageDataElevationEvent } from './page-data-elevation.types.ts';

/**
 * A part of the page that the server could not render, because the API requires a one-time code: the prompt asks for it, then
 * the page reloads its data. A closed prompt can be opened again.
 */
export const pageDataElevationMachine = pageDataElevationSetup.createMachine({
  id: 'page-data-elevation',
  context: { failure: null },
  initial: 'needed',
  states: {
    needed: { on: { 'ELEVATION.REQUEST': { target: 'prompting', actions: 'clearFailure' } } },
    prompting: {
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
  return { elevation: event.type === 'ELEVATION.REQUEST' ? event.elevation : null };
}
