import { getActorOutput } from '../../_kit/params.ts';
import { customerDrawTicketsLookupSetup } from './customer-draw-tickets-lookup.setup.ts';
import type {
  CustomerDrawTicketsLookupEvent,
  CustomerDrawTicketsLookupInput,
  CustomerDrawTicketsLookupMachineContext,
} from './customer-draw-tickets-lookup.types.ts';

/** The tickets of a customer in a draw, once they ask for them (specification: The calls it makes, "full_result_customer"). */
export const customerDrawTicketsLookupMachine = customerDrawTicketsLookupSetup.createMachine({
  id: 'customer-draw-tickets-lookup',
  context: startContext,
  initial: 'idle',
  states: {
    idle: {
      on: { 'TICKETS.CHECK': [{ guard: 'isCustomer', target: 'fetching' }, { actions: 'emitSignInNeeded' }] },
    },
    fetching: {
      invoke: {
        id: 'fetchOrderLines',
        src: 'fetchOrderLines',
        input: fetchOrderLinesInput,
        onDone: [
          { guard: { type: 'hasNoOrderLines', params: getActorOutput }, target: 'none' },
          { target: 'found', actions: { type: 'setOrderLines', params: getActorOutput } },
        ],
        onError: 'failed',
      },
    },
    found: {},
    none: {},
    failed: { on: { 'TICKETS.CHECK': 'fetching' } },
  },
});

function startContext({
  input,
}: {
  readonly input: CustomerDrawTicketsLookupInput;
}): CustomerDrawTicketsLookupMachineContext {
  return { isCustomer: input.isCustomer, lines: [] };
}

function fetchOrderLinesInput({ event }: { readonly event: CustomerDrawTicketsLookupEvent }) {
  return event.type === 'TICKETS.CHECK'
    ? { offerKey: event.offerKey, drawNo: event.drawNo }
    : { offerKey: '', drawNo: 0 };
}
