import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { listChildFormOutcomeEvents, testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { createAutologinMachine } from './autologin.machine.ts';
import { autologinDelays } from './autologin.setup.ts';
import type { AutologinMachineContext } from './autologin.types.ts';

const machine = createAutologinMachine(testFormClockAndKey);
const session = { customerId: 'c1', sessionTimeout: 3600, forcePasswordChange: false, accountUpgrade: false };
const follow = { type: 'LINK.FOLLOW', link: { kind: 'autologin', token: 'token' }, target: '/cart' };
const refused = (code: string, status: number, method = 'email') =>
  new ApiError('No.', { status, code, result: { method, methods: [method], identifier: 'cleo@******' } });

function events(method: string, snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    follow,
    { type: 'LINK.RETRY' },
    { type: 'CODE.RESEND' },
    ...listDelayEvents(snapshot),
    ...listChildFormOutcomeEvents(snapshot, 'codeForm', [refused('2fa_incorrect', 403)]),
    ...listActorEvents(snapshot, 'signInWithLink', {
      outputs: [session],
      errors: [refused('2fa_required', 403, method), refused('link_not_valid', 404), refused('unanswered', 502)],
    }),
    ...listActorEvents(snapshot, 'resendCode', { outputs: [session, null], errors: [refused('rate_limited', 429)] }),
  ];
}

function describe(snapshot: AnyMachineSnapshot): string {
  const { value } = snapshot;
  const { link, request, isUnanswered, isNotResent }: AutologinMachineContext = snapshot.context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  const marks = [
    link?.kind ?? '',
    request?.method ?? '',
    isUnanswered ? 'unanswered' : '',
    isNotResent ? 'not resent' : '',
  ];
  return `${name}[${marks.filter(Boolean).join(' ')}]`;
}

function options(method: string): MachineWalkOptions<typeof machine> {
  return {
    input: undefined,
    events: (snapshot) => events(method, snapshot),
    describe,
    label: (event) => {
      if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.code}`;
      if ('output' in event) return `${event.type} ${event.output === null ? 'sent' : 'done'}`;
      return 'label' in event ? `${event.type} ${String(event.label)}` : event.type;
    },
  };
}

export const autologinWalk = defineFlowWalk({
  id: 'autologin',
  machine,
  actors: ['signInWithLink', 'resendCode'],
  delays: autologinDelays,
  cases: [
    { options: options('email') },
    {
      title: 'With an app that makes the code:',
      options: options('authenticator'),
      shouldInclude: (edge) => edge.includes('authenticator'),
    },
  ],
});
