import type { AnyMachineSnapshot } from 'xstate';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { customerDrawTicketsLookupMachine } from './customer-draw-tickets-lookup.machine.ts';

const line: OrderLine = {
  orderId: 'o-1',
  offerKey: 'kettle',
  offerName: 'Copper Kettle',
  drawNo: 40,
  drawDate: '2026-11-20T09:30:00.000Z',
  drawStatus: 'PAID',
  status: 'lost',
  winningNumbers: [{ key: 'main', name: 'Numbers', numbers: [11, 3] }],
  winningTickets: [],
  games: [],
  ticketNumbers: [],
  prizes: [],
  share: null,
  winnings: { amount: '0.00', currency: 'AUD' },
};

function events(snapshot: AnyMachineSnapshot) {
  return [
    { type: 'TICKETS.CHECK', offerKey: 'kettle', drawNo: 40 },
    ...listActorEvents(snapshot, 'fetchOrderLines', { outputs: [[], [line]], errors: [new Error('offline')] }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  return `${String(value)}${context.isCustomer ? '' : ' for a visitor'}`;
}

export const customerDrawTicketsLookupWalk = defineFlowWalk({
  id: 'customer-draw-tickets-lookup',
  machine: customerDrawTicketsLookupMachine,
  actors: ['fetchOrderLines'],
  delays: {},
  cases: [
    {
      options: {
        input: { isCustomer: true },
        events,
        describe,
        label: (event) =>
          'output' in event && Array.isArray(event.output) ? `${event.type} ${event.output.length}` : event.type,
      },
    },
    { title: 'A visitor', options: { input: { isCustomer: false }, events, describe } },
  ],
});
