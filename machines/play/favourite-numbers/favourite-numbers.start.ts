import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import { favouriteNumbersMachine } from './favourite-numbers.machine.ts';
import type { FavouriteNumbersInput } from './favourite-numbers.types.ts';

export interface FavouriteNumbersServices extends FavouriteNumbersInput {
  readonly load: (signal: AbortSignal) => Promise<readonly FavouriteNumbers[]>;
  readonly save: (favourites: readonly FavouriteNumbers[], signal: AbortSignal) => Promise<void>;
}

export function startFavouriteNumbersMachine(
  services: FavouriteNumbersServices,
): ActorRefFrom<typeof favouriteNumbersMachine> {
  const { load, save, isTipClosed } = services;
  const machine = favouriteNumbersMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => load(signal)),
      save: fromPromise<void, readonly FavouriteNumbers[]>(({ input, signal }) => save(input, signal)),
    },
  });
  return createActor(machine, { input: { isTipClosed } }).start();
}
