import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { precartMachine } from './precart.machine.ts';
import type { RecommendedDraw } from './precart.types.ts';

const draw: RecommendedDraw = {
  name: 'Golden Bay',
  drawDate: '2026-03-07T08:30:00.000Z',
  prizePool: { amount: '4000000.00', currency: 'AUD' },
  total: { amount: '13.60', currency: 'AUD' },
  request: { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true },
};
const unanswered = new ApiError('Failed to fetch', { status: 408, answered: false });

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'PRECART.OPEN' },
    ...listActorEvents(snapshot, 'fetchRecommendedDraws', { outputs: [[draw]], errors: [unanswered] }),
  ];
}

export const precartWalk = defineFlowWalk({
  id: 'precart',
  machine: precartMachine,
  actors: ['fetchRecommendedDraws'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe: ({ value, context }) => `${String(value)}${context.draws.length > 0 ? '[draws]' : ''}`,
      },
    },
  ],
});
