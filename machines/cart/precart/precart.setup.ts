import { assign, fromPromise, setup } from 'xstate';
import type { PrecartEvent, PrecartMachineContext, RecommendedDraw } from './precart.types.ts';

const types = {} as { context: PrecartMachineContext; events: PrecartEvent };

export const precartSetup = setup({
  types,
  actors: {
    recommend: fromPromise<readonly RecommendedDraw[]>(() => Promise.reject(new Error('recommend is not provided'))),
  },
  actions: {
    recordDraws: assign((_, { output }: { readonly output: readonly RecommendedDraw[] }) => ({ draws: output })),
  },
});
