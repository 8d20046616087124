import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { favouriteNumbersMachine } from './favourite-numbers.machine.ts';

const bay: FavouriteNumbers = { lotteryKey: 'bay', numberSets: [{ key: 'main', numbers: [1, 2, 3] }] };

export const favouriteNumbersWalk = defineFlowWalk({
  id: 'favourite-numbers',
  machine: favouriteNumbersMachine,
  actors: ['load', 'save'],
  delays: {},
  cases: [
    {
      options: {
        input: { isTipClosed: false },
        events: (snapshot) => [
          { type: 'FAVOURITES.LOAD' },
          { type: 'FAVOURITES.SAVE', ...bay },
          { type: 'FAVOURITES.REMOVE', lotteryKey: 'bay' },
          { type: 'FAVOURITES.NOT_FOUND' },
          { type: 'TIP.CLOSE' },
          ...listActorEvents(snapshot, 'load', { outputs: [[], [bay]], errors: [new Error('offline')] }),
          ...listActorEvents(snapshot, 'save', { outputs: [undefined], errors: [new Error('offline')] }),
        ],
        describe: ({ value, context: { favourites, change, isTipShown } }) =>
          `${String(value)} ${favourites.length}${change ? ` ${change.kind}` : ''}${isTipShown ? ' tip' : ''}`,
      },
    },
  ],
});
