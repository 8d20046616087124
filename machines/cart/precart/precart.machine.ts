import { assign, fromPromise, setup } from 'xstate';
import type { PrecartContext, PrecartEvent, RecommendedDraw } from './precart.types.ts';

const types = {} as { context: PrecartContext; events: PrecartEvent };

/**
 * What the pre-cart drawer recommends beside what was added (specification: States and transitions, "Cart"; Roles,
 * "pre-cart recommended draws"). Where nothing can be recommended the drawer shows the cart alone.
 */
export const precartMachine = setup({
  types,
  actors: {
    recommend: fromPromise<readonly RecommendedDraw[]>(() => Promise.reject(new Error('recommend is not provided'))),
  },
  actions: {
    recordDraws: assign((_, draws: readonly RecommendedDraw[]) => ({ draws })),
  },
}).createMachine({
  id: 'precart',
  context: { draws: [] },
  initial: 'recommending',
  states: {
    recommending: {
      invoke: {
        id: 'recommend',
        src: 'recommend',
        onDone: { target: 'open', actions: { type: 'recordDraws', params: ({ event }) => event.output } },
        onError: { target: 'open', actions: { type: 'recordDraws', params: [] } },
      },
    },
    open: { on: { 'PRECART.OPEN': 'recommending' } },
  },
});
