import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { actorEvents, delayEvents } from '../testing/edges.ts';
import { flowWalk } from '../testing/flow-walk.ts';
import { formEvents, formSurroundings } from '../testing/form-events.ts';
import { createSignUpMachine, signUpDelays } from './sign-up.machine.ts';
import type { SignUpContext } from './sign-up.types.ts';

const machine = createSignUpMachine(formSurroundings);
const limited = new ApiError('No.', { status: 429, code: 'rate_limited' });

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'SIGN_UP.BEGIN', target: '/my-account' } as EventObject,
    ...delayEvents(snapshot),
    ...formEvents(snapshot, 'signUpForm', [], { email: 'ada@shop.example' }),
    ...typing(snapshot, ['ada', 'ada@shop.example', 'ben@shop.example']),
    ...actorEvents(snapshot, 'checkEmail', { outputs: [true, false], errors: [limited] }),
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

function describe(snapshot: AnyMachineSnapshot): string {
  const { value } = snapshot;
  const { target, email, availability }: SignUpContext = snapshot.context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  return `${name}[${[target === null ? '' : 'begun', email, availability ?? ''].filter(Boolean).join(' ')}]`;
}

export const walk = flowWalk({
  id: 'sign-up',
  machine,
  actors: ['checkEmail'],
  delays: signUpDelays,
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe,
        label: (event) => {
          if ('output' in event) return `${event.type} ${event.output ? 'available' : 'taken'}`;
          return 'label' in event ? `${event.type} ${String(event.label)}` : event.type;
        },
      },
    },
  ],
});
