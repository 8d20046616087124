import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { membershipSetup } from './membership.setup.ts';
import type { MembershipJoinOrLeaveRequest, MembershipMachineContext } from './membership.types.ts';

/** Joins or leaves a membership program. The page shows the customer's status, and is fetched again once that has changed. */
export const membershipMachine = membershipSetup.createMachine({
  id: 'membership',
  context: { change: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'MEMBERSHIP.JOIN': { target: 'joining', actions: 'setChange' },
        'MEMBERSHIP.LEAVE': { target: 'confirming', actions: 'setChange' },
      },
    },
    joining: {
      invoke: {
        id: 'join',
        src: 'join',
        input: changeInput,
        onDone: { target: 'settled', actions: { type: 'emitJoined', params: getActorOutput } },
        onError: { target: 'settled', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
    confirming: { on: { 'LEAVE.CONFIRM': 'leaving', 'LEAVE.CANCEL': 'settled' } },
    leaving: {
      invoke: {
        id: 'leave',
        src: 'leave',
        input: changeInput,
        onDone: { target: 'settled', actions: { type: 'emitLeft', params: getActorOutput } },
        onError: { target: 'settled', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
  },
});

function changeInput({
  context: { change },
}: {
  readonly context: MembershipMachineContext;
}): MembershipJoinOrLeaveRequest {
  if (!change) throw new Error('no program is joined or left');
  return change;
}
