import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { groupWizardMachine } from './group-wizard.machine.ts';

const price = { sharePrice: { amount: '5.00', currency: 'AUD' }, gamesPerShare: 2 };
const draw = {
  drawId: 'draw-1',
  drawNo: 41,
  date: '2026-11-28T08:30:00.000Z',
  closeDate: '2026-11-28T08:00:00.000Z',
  day: 'sat',
  status: 'OPEN',
  prizePool: { amount: '4000000.00', currency: 'AUD' },
};
const configs = [
  {
    id: 'kettle',
    lotteryKey: 'kettle',
    lotteryName: 'Copper Kettle',
    logo: '',
    maxShares: 50,
    draws: [draw],
    sharePrices: [price],
  },
];
const configsWithLaterDraw = configs.map((config) => ({
  ...config,
  draws: [...config.draws, { ...draw, drawId: 'draw-2', drawNo: 42 }],
}));
const session = {
  sessionId: 's-1',
  groupId: 'g-1',
  groupName: 'Pies',
  lotteryKey: 'kettle',
  lotteryName: 'Copper Kettle',
  sharePrice: price.sharePrice,
  gamesPerShare: 2,
  sharesLeft: 50,
};
const group = { id: 'g-1', name: 'Pies' };
const unreadable = new ApiError('Something went wrong', { status: 422, code: 'unreadable_answer', answered: false });
const refusals = [
  unreadable,
  new ApiError('Please choose a friendlier name.', { status: 422, code: 'contains_profanity' }),
  new ApiError('Please choose another name.', { status: 422, code: 'invalid' }),
  new ApiError('A group has this name already.', { status: 409, code: 'duplicate' }),
  new ApiError('Down.', { status: 503 }),
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'WIZARD.OPEN' },
    { type: 'WIZARD.OPEN', group } as EventObject,
    { type: 'WIZARD.CLOSE' },
    { type: 'WIZARD.RETRY' },
    { type: 'STEP.BACK' },
    { type: 'STEP.NEXT' },
    { type: 'NAME.ENTER', groupName: ' Pies ' } as EventObject,
    { type: 'DRAW.SELECT', drawId: 'draw-1' } as EventObject,
    { type: 'PRICE.SELECT', sharePrice: '5.00' } as EventObject,
    { type: 'AUTOSESSION.SELECT', autosession: 'on' } as EventObject,
    { type: 'INVITED.SELECT', invited: ['m-1'] } as EventObject,
    ...listActorEvents(snapshot, 'loadConfigs', {
      outputs: [snapshot.matches({ open: 'reloading' }) ? configsWithLaterDraw : configs],
      errors: [new Error('offline')],
    }),
    ...listActorEvents(snapshot, 'createGroup', { outputs: [group], errors: refusals }),
    ...listActorEvents(snapshot, 'openSession', {
      outputs: [session],
      errors: [
        new ApiError('This draw has closed.', { status: 422, code: 'draw_closed' }),
        unreadable,
        new Error('offline'),
      ],
    }),
  ];
}

export const groupWizardWalk = defineFlowWalk({
  id: 'group-wizard',
  machine: groupWizardMachine,
  actors: ['loadConfigs', 'createGroup', 'openSession'],
  delays: {},
  cases: [
    {
      options: {
        input: { draft: null },
        events,
        describe: ({ value, context: { draft, group: made, invited, failure } }) =>
          [
            typeof value === 'string' ? value : `open.${String(Object.values(value)[0])}`,
            draft.groupName && 'named',
            draft.drawId,
            draft.sharePrice,
            made && 'group',
            draft.made && 'made',
            // Only in this state, because it changes nothing but the request, and would double the states elsewhere.
            Object(value).open === 'select_auto_session' && invited !== 'all' && 'chosen members',
            failure && `[${failure}]`,
          ]
            .filter(Boolean)
            .join(' '),
        show: ({ value, context: { failure } }) =>
          `${typeof value === 'string' ? value : String(Object.values(value)[0])}${failure ? ` [${failure}]` : ''}`,
        label: (event) => {
          if ('error' in event && event.error instanceof ApiError)
            return `${event.type} ${event.error.code ?? event.error.status}`;
          return 'group' in event ? `${event.type} of a group` : event.type;
        },
      },
    },
  ],
});
