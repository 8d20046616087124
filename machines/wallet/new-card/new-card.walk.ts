import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { walkedFund } from '../../_kit/testing/walked-funds.ts';
import type { AddCardOutput } from '../add-card/add-card.types.ts';
import { newCardMachine } from './new-card.machine.ts';
import type { NewCardContext } from './new-card.types.ts';

const failure = { code: 'card_expired', message: 'This card has expired.', target: null, status: 422, result: null };
const ends: readonly AddCardOutput[] = [
  { kind: 'saved', fund: walkedFund },
  { kind: 'invalid' },
  { kind: 'failed', failure },
  { kind: 'abandoned' },
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const fed = (value: string) =>
    snapshot.children['cardFeed']
      ? [Object.assign({ type: 'xstate.snapshot.cardFeed' }, { label: value, snapshot: { value } })]
      : [];
  return [
    { type: 'CARD.OPEN' },
    { type: 'CARD.CLOSE' },
    { type: 'CARD.RELOAD' },
    { type: 'CARD.SAVE' },
    Object.assign({ type: 'DEFAULT.CHANGE' }, { isDefault: true }),
    ...listActorEvents(snapshot, 'findGateway', { outputs: ['braintree'], errors: [new Error('offline')] }),
    ...listActorEvents(snapshot, 'addCard', { outputs: ends, errors: [] }),
    ...fed('ready'),
    ...fed('gave_up'),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { isDefault, failure: told }: NewCardContext = context;
  const state = typeof value === 'string' ? value : `open.${String(value['open'])}`;
  return `${state}[${[isDefault ? 'default' : '', told?.code].filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('label' in event) return `${event.type} ${String(event.label)}`;
  if (!('output' in event) || typeof event.output !== 'object' || event.output === null) return event.type;
  return 'kind' in event.output ? `${event.type} ${String(event.output.kind)}` : event.type;
}

export const newCardWalk = defineFlowWalk({
  id: 'new-card',
  machine: newCardMachine,
  actors: ['findGateway', 'cardFeed', 'holdCardFields', 'addCard'],
  delays: {},
  cases: [{ options: { input: undefined, events, describe, label } }],
});
