import { assign, fromPromise, setup } from 'xstate';
import type { PrecartEvent, PrecartMachineContext, RecommendedDraw } from './precart.types.ts';

const types = {} as { context: PrecartMachineContext; events: PrecartEvent };

export const precartSetup = setup({
  types,
  actors: {
    fetchRecommendedDraws: fromPromise<readonly RecommendedDraw[]>(() =>
      Promise.reject(new Error('fetchRecommendedDraws is not provided')),
    ),
  },
  actions: {
    recordDraws: assign((_, { output }: { readonly output: readonly RecommendedDraw[] }) => ({ draws: output })),
  },
});
