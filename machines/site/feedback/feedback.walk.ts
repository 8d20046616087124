import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import type { FeedbackMachine } from './feedback.flow.ts';
import { createFeedbackMachine } from './feedback.machine.ts';
import type { FeedbackMachineContext } from './feedback.types.ts';

const machine = createFeedbackMachine(() => 'key-1');

const typed = [
  { type: 'RATING.CHOOSE', rating: 'satisfied' },
  { type: 'RATING.CHOOSE', rating: 'neutral' },
  { type: 'COMMENT.CHANGE', comment: 'Good.' },
  { type: 'EMAIL.CHANGE', email: 'ada' },
  { type: 'EMAIL.CHANGE', email: 'ada@shop.example' },
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'FLOW.OPEN' },
    ...typed,
    { type: 'FEEDBACK.SUBMIT' },
    { type: 'FEEDBACK.CLOSE' },
    ...listActorEvents(snapshot, 'submitFeedback', { outputs: [undefined], errors: [new Error('offline')] }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { rating, comment, email, isEmailWrong, key }: FeedbackMachineContext = context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  const marks = [rating, comment && 'comment', email, isEmailWrong ? 'wrong' : '', key];
  return `${name}[${marks.filter(Boolean).join(' ')}]`;
}

const options = (isVisitor: boolean): MachineWalkOptions<FeedbackMachine> => ({
  input: { isVisitor },
  events,
  describe,
  label: ({ type, ...payload }) => [type, ...Object.values(payload).filter((one) => typeof one === 'string')].join(' '),
});

export const feedbackWalk = defineFlowWalk({
  id: 'feedback',
  machine,
  actors: ['submitFeedback'],
  delays: {},
  cases: [
    { options: options(true) },
    { title: 'Of a customer, who is asked for no address:', options: options(false) },
  ],
  equivalent: {
    'states.comment.states.failure.on.FEEDBACK.SUBMIT.1.actions: setIdempotencyKey':
      'The handlers are those of `cleared`, where `setIdempotencyKey` made the key that a failed event keeps.',
  },
});
