import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { twoFactorElevationMachine } from './two-factor-elevation.machine.ts';
import { elevationDelays } from './two-factor-elevation.setup.ts';
import type { RequiredElevationCode } from './two-factor-elevation.types.ts';

const machine = twoFactorElevationMachine.provide({ actions: { abandonCalls: () => {} } });

const byEmail: RequiredElevationCode = {
  method: 'email',
  methods: ['email', 'authenticator'],
  identifier: 'ada@******',
};
const byApp: RequiredElevationCode = { method: 'authenticator', methods: ['authenticator'], identifier: null };
const byPassword: RequiredElevationCode = { method: 'password', methods: ['password'], identifier: null };
const refused = (code: string) => new ApiError('No.', { status: 403, code });

function events(request: RequiredElevationCode, snapshot: AnyMachineSnapshot): EventObject[] {
  const blocked = { type: 'CALL.BLOCKED', callId: 'funds.deposit.create', request } as EventObject;
  return [
    ...(snapshot.context.blocked.length < 2 || snapshot.matches('post_elevation_checks') ? [blocked] : []),
    { type: 'OTP.SUBMIT', otp: '123456', saveDevice: false } as EventObject,
    { type: 'PASSWORD.SUBMIT', password: 'tall-copper-kettle' } as EventObject,
    { type: 'OTP.RESEND' },
    { type: 'MODAL.CLOSE' },
    ...listDelayEvents(snapshot),
    ...listActorEvents(snapshot, 'replayBlockedCalls', {
      outputs: [undefined],
      errors: [
        refused('2fa_incorrect'),
        refused('2fa_account_locked'),
        refused('elevation_failed'),
        refused('rate_limited'),
      ],
    }),
    ...listActorEvents(snapshot, 'resendCode', { outputs: [undefined], errors: [refused('rate_limited')] }),
    ...listActorEvents(snapshot, 'checkSession', { outputs: [undefined], errors: [refused('signed_out')] }),
  ];
}

function named({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}

function describe(snapshot: AnyMachineSnapshot): string {
  const { blocked, failure, request } = snapshot.context;
  return `${named(snapshot)}[${[request?.method ?? 'none', blocked.length, failure ?? ''].join(' ').trim()}]`;
}

function options(request: RequiredElevationCode): MachineWalkOptions<typeof machine> {
  return {
    input: undefined,
    events: (snapshot) => events(request, snapshot),
    describe,
    label: (event) =>
      'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.code}` : event.type,
  };
}

export const twoFactorElevationWalk = defineFlowWalk({
  id: 'two-factor-elevation',
  machine,
  actors: ['replayBlockedCalls', 'resendCode', 'checkSession'],
  delays: elevationDelays,
  cases: [
    { options: options(byEmail) },
    {
      title: 'With an app that makes the code:',
      options: options(byApp),
      shouldInclude: (edge) => edge.includes('RESEND'),
    },
    {
      title: 'With the password:',
      options: options(byPassword),
      shouldInclude: (edge) => edge.includes('RESEND') || edge.includes('completed'),
    },
  ],
});
