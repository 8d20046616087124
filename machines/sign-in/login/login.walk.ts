import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { listChildFormOutcomeEvents, testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { createLoginMachine } from './login.machine.ts';
import { loginDelays } from './login.setup.ts';
import type { LoginMachineContext } from './login.types.ts';

const machine = createLoginMachine(testFormClockAndKey);
const session = { customerId: 'c1', sessionTimeout: 3600, forcePasswordChange: false, accountUpgrade: false };
const refused = (code: string, method: string) =>
  new ApiError('No.', { status: 403, code, result: { method, methods: [method], identifier: 'cleo@******' } });

function events(method: string, snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'LOGIN.BEGIN', target: '/my-account' } as EventObject,
    { type: 'PROVIDER.CHOOSE', provider: 'northstar', address: '/northstar' } as EventObject,
    { type: 'CODE.RESEND' },
    { type: 'CODE.CANCEL' },
    { type: 'LOGIN.CONTINUE' },
    ...listDelayEvents(snapshot),
    ...listChildFormOutcomeEvents(snapshot, 'loginForm', [
      refused('login_incorrect', method),
      refused('2fa_required', method),
    ]),
    ...listChildFormOutcomeEvents(snapshot, 'codeForm', [refused('2fa_incorrect', method)]),
    ...listActorEvents(snapshot, 'redirectToProvider', { outputs: [undefined], errors: [new Error('no')] }),
    ...listActorEvents(snapshot, 'signInWithProvider', {
      outputs: [session],
      errors: ['2fa_required', 'social_account_unknown', 'assertion_not_valid'].map((code) => refused(code, method)),
    }),
    ...listActorEvents(snapshot, 'resendCode', { outputs: [session, null], errors: [refused('rate_limited', method)] }),
    ...listActorEvents(snapshot, 'linkProviderAccount', {
      outputs: [undefined],
      errors: [refused('2fa_required', method)],
    }),
  ];
}

function describe(snapshot: AnyMachineSnapshot): string {
  const { value } = snapshot;
  const { target, isUnlinked, request, failure, saveDevice }: LoginMachineContext = snapshot.context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  const marks = [
    target === null ? '' : 'begun',
    isUnlinked ? 'unlinked' : '',
    request?.method ?? '',
    failure ?? '',
    saveDevice ? 'saves' : '',
  ];
  return `${name}[${marks.filter(Boolean).join(' ')}]`;
}

function options(provider: string | null, method: string, isUnlinked = false): MachineWalkOptions<typeof machine> {
  return {
    input: { provider, isUnlinked },
    events: (snapshot) => events(method, snapshot),
    describe,
    label: (event) => {
      if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.code}`;
      if ('output' in event) return `${event.type} ${event.output === null ? 'sent' : 'done'}`;
      return 'label' in event ? `${event.type} ${String(event.label)}` : event.type;
    },
  };
}

export const loginWalk = defineFlowWalk({
  id: 'login',
  machine,
  actors: ['redirectToProvider', 'signInWithProvider', 'resendCode', 'linkProviderAccount'],
  delays: loginDelays,
  cases: [
    { options: options(null, 'email') },
    {
      title: 'Back from a provider:',
      options: options('northstar', 'email'),
      shouldInclude: (edge) => /verif|link/.test(edge),
    },
    {
      title: 'Back from a provider, and then from opening an account:',
      options: options('northstar', 'email', true),
      shouldInclude: (edge) => /BEGIN|link/.test(edge),
    },
    {
      title: 'With an app that makes the code:',
      options: options(null, 'authenticator'),
      shouldInclude: (edge) => edge.includes('authenticator'),
    },
  ],
});
