import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { listChildFormOutcomeEvents, testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { createSignUpMachine } from './sign-up.machine.ts';
import { signUpDelays } from './sign-up.setup.ts';
import type { SignUpMachineContext } from './sign-up.types.ts';

const machine = createSignUpMachine(testFormClockAndKey);
type Events = (snapshot: AnyMachineSnapshot) => EventObject[];

const limited = new ApiError('No.', { status: 429, code: 'rate_limited' });

function typingEvents(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'SIGN_UP.BEGIN', target: '/my-account' } as EventObject,
    ...listDelayEvents(snapshot),
    ...listChildFormOutcomeEvents(snapshot, 'signUpForm', [], { email: 'ada@shop.example' }),
    ...typing(snapshot, ['ada', 'ada@shop.example', 'ben@shop.example']),
    ...submitting(snapshot),
    ...listActorEvents(snapshot, 'checkEmail', { outputs: [true, false], errors: [limited] }),
  ];
}

/** What has to do with providers, which has nothing to do with the look at the e-mail address. */
function providerEvents(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'SIGN_UP.BEGIN', target: '/my-account' } as EventObject,
    { type: 'PROVIDER.CHOOSE', provider: 'northstar', address: '/northstar' } as EventObject,
    { type: 'SIGN_UP.CONTINUE' },
    ...listChildFormOutcomeEvents(snapshot, 'signUpForm', []),
    ...listActorEvents(snapshot, 'redirectToProvider', { outputs: [undefined], errors: [limited] }),
    ...listActorEvents(snapshot, 'linkProviderAccount', { outputs: [undefined], errors: [limited] }),
  ];
}

function typing({ children }: AnyMachineSnapshot, emails: readonly string[]): EventObject[] {
  if (!children['signUpForm']) return [];
  return emails.map((email) => ({
    type: 'xstate.snapshot.signUpForm',
    label: email,
    snapshot: { value: 'idle', context: { values: { email } } },
  }));
}

function submitting({ children, context }: AnyMachineSnapshot): EventObject[] {
  if (!children['signUpForm']) return [];
  const { email }: SignUpMachineContext = context;
  const snapshot = { value: 'submitting', context: { values: { email } } };
  return [{ type: 'xstate.snapshot.signUpForm', label: 'submitting', snapshot } as EventObject];
}

function describe(snapshot: AnyMachineSnapshot): string {
  const { value } = snapshot;
  const { target, email, availability, hasProviderFailed }: SignUpMachineContext = snapshot.context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  return `${name}[${[target === null ? '' : 'begun', email, availability ?? '', hasProviderFailed ? 'failed' : ''].filter(Boolean).join(' ')}]`;
}

function options(provider: string | null, events: Events): MachineWalkOptions<typeof machine> {
  return {
    input: { provider },
    events,
    describe,
    label: (event) => {
      if ('output' in event && typeof event.output === 'boolean')
        return `${event.type} ${event.output ? 'available' : 'taken'}`;
      return 'label' in event ? `${event.type} ${String(event.label)}` : event.type;
    },
  };
}

export const signUpWalk = defineFlowWalk({
  id: 'sign-up',
  machine,
  actors: ['checkEmail', 'redirectToProvider', 'linkProviderAccount'],
  delays: signUpDelays,
  cases: [
    { options: options(null, typingEvents) },
    { title: 'By an account at a provider:', options: options('northstar', providerEvents) },
  ],
});
