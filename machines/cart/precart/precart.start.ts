import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { precartMachine } from './precart.machine.ts';
import type { RecommendedDraw } from './precart.types.ts';

export interface PrecartServices {
  readonly recommend: (signal: AbortSignal) => Promise<readonly RecommendedDraw[]>;
}

export function startPrecartMachine({ recommend }: PrecartServices): ActorRefFrom<typeof precartMachine> {
  const actors = { fetchRecommendedDraws: fromPromise(({ signal }: { signal: AbortSignal }) => recommend(signal)) };
  return createActor(precartMachine.provide({ actors })).start();
}
