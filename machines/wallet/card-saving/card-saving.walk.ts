import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testSavedCardFund } from '../../_kit/testing/walked-funds.ts';
import type { DepositFailure } from '../deposit/deposit.types.ts';
import type { SaveEnteredCardOutput } from '../save-entered-card/save-entered-card.types.ts';
import { cardSavingMachine } from './card-saving.machine.ts';
import type { CardSavingMachineContext } from './card-saving.types.ts';

const failure: DepositFailure = {
  code: 'card_expired',
  reason: { kind: 'server_text', text: 'This card has expired.' },
  target: null,
  status: 422,
  result: null,
};
const ends: readonly SaveEnteredCardOutput[] = [
  { kind: 'saved', fund: testSavedCardFund },
  { kind: 'invalid' },
  { kind: 'failed', failure },
  { kind: 'abandoned' },
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const fed = (value: string) =>
    snapshot.children['cardFieldsReadiness']
      ? [Object.assign({ type: 'xstate.snapshot.cardFieldsReadiness' }, { label: value, snapshot: { value } })]
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
  const { isDefault, failure: lastFailure }: CardSavingMachineContext = context;
  const state = typeof value === 'string' ? value : `open.${String(value['open'])}`;
  return `${state}[${[isDefault ? 'default' : '', lastFailure?.code].filter(Boolean).join(' ')}]`;
}

function label(event: EventObject): string {
  if ('label' in event) return `${event.type} ${String(event.label)}`;
  if (!('output' in event) || typeof event.output !== 'object' || event.output === null) return event.type;
  return 'kind' in event.output ? `${event.type} ${String(event.output.kind)}` : event.type;
}

export const cardSavingWalk = defineFlowWalk({
  id: 'card-saving',
  machine: cardSavingMachine,
  actors: ['findGateway', 'cardFieldsReadiness', 'mountCardFields', 'addCard'],
  delays: {},
  cases: [{ options: { input: undefined, events, describe, label } }],
});
