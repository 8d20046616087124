import { getActorError } from '../../_kit/params.ts';
import { getRequestedPlanChange, membershipPlanSetup } from './membership-plan.setup.ts';
import type { MembershipPlanMachineContext } from './membership-plan.types.ts';

/**
 * Renews a paid membership, changes its payment period, or ends it. The page shows its state, and is fetched again after a
 * change. A change to free is confirmed first.
 */
export const membershipPlanMachine = membershipPlanSetup.createMachine({
  id: 'membership-plan',
  context: { change: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'PLAN.CHANGE': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'setChange' },
          { target: 'changing', actions: 'setChange' },
        ],
      },
    },
    confirming: { on: { 'PLAN.CONFIRM': 'changing', 'PLAN.CANCEL': 'settled' } },
    changing: {
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        input: changePlanInput,
        onDone: { target: 'settled', actions: 'emitChanged' },
        onError: { target: 'settled', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
  },
});

function changePlanInput({ context }: { readonly context: MembershipPlanMachineContext }) {
  return getRequestedPlanChange(context);
}
