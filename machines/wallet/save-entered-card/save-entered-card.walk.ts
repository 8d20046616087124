import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testSavedCardFund } from '../../_kit/testing/walked-funds.ts';
import { saveEnteredCardMachine } from './save-entered-card.machine.ts';
import type { SaveEnteredCardMachineContext } from './save-entered-card.types.ts';

const refused = (code: string) => new ApiError('No.', { status: 422, code });
const errors = [refused(ERROR_CODE_ELEVATION_ABANDONED), refused('card_expired')];
const isDefault = { ...testSavedCardFund, isDefault: true };

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    ...listActorEvents(snapshot, 'saveCard', { outputs: [testSavedCardFund, isDefault, null], errors }),
    ...listActorEvents(snapshot, 'setDefault', { outputs: [isDefault], errors }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { output }: SaveEnteredCardMachineContext = context;
  const outcomeCode = output.kind === 'failed' ? output.failure.code : output.kind;
  return `${String(value)}[${outcomeCode}${'fund' in output && output.fund.isDefault ? ' default' : ''}]`;
}

function label(event: EventObject): string {
  if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.code}`;
  if (!('output' in event)) return event.type;
  return `${event.type} ${event.output === null ? 'invalid' : event.output === isDefault ? 'default' : 'saved'}`;
}

export const saveEnteredCardWalk = defineFlowWalk({
  id: 'save-entered-card',
  machine: saveEnteredCardMachine,
  actors: ['saveCard', 'setDefault'],
  delays: {},
  cases: [
    { options: { input: { gatewayKey: 'braintree', isDefault: true }, events, describe, label } },
    {
      title: 'A card that does not become the default:',
      options: { input: { gatewayKey: 'braintree', isDefault: false }, events, describe, label },
      shouldInclude: (edge) => edge.includes('save saved'),
    },
  ],
});
