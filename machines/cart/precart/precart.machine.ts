import { getActorOutput } from '../../_kit/params.ts';
import { precartSetup } from './precart.setup.ts';

/**
 * What the pre-cart drawer recommends beside what was added (specification: States and transitions, "Cart"; Roles,
 * "pre-cart recommended draws"). Where nothing can be recommended the drawer shows the cart alone.
 */
export const precartMachine = precartSetup.createMachine({
  id: 'precart',
  context: { draws: [] },
  initial: 'recommending',
  states: {
    recommending: {
      invoke: {
        id: 'fetchRecommendedDraws',
        src: 'fetchRecommendedDraws',
        onDone: { target: 'open', actions: { type: 'recordDraws', params: getActorOutput } },
        onError: { target: 'open', actions: { type: 'recordDraws', params: { output: [] } } },
      },
    },
    open: { on: { 'PRECART.OPEN': 'recommending' } },
  },
});
