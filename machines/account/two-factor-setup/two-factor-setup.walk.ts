import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents, listDelayEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { createTwoFactorSetupMachine } from './two-factor-setup.machine.ts';
import { twoFactorSetupDelays } from './two-factor-setup.setup.ts';
import type { TwoFactorSetupMachineContext } from './two-factor-setup.types.ts';

const machine = createTwoFactorSetupMachine(testFormClockAndKey);

const off: TwoFactorConfig = {
  enabled: false,
  methods: ['authenticator', 'email'],
  rememberForDays: 30,
  method: null,
  since: null,
  identifier: null,
};
const on: TwoFactorConfig = { ...off, enabled: true, method: 'email', since: '2026-11-21T00:00:00Z' };
const key = { secret: 'ABCDEFGH', qr: { size: 29, path: 'M4 4h7v1h-7z' } };
const refused = (code: string) => new ApiError('No.', { status: 403, code });
const errors = [refused(ERROR_CODE_ELEVATION_ABANDONED), refused('rate_limited')];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const { children } = snapshot;
  const confirmed = (id: string) =>
    children[id]
      ? [{ type: `xstate.snapshot.${id}`, snapshot: { value: 'success', context: { output: on } } } as EventObject]
      : [];
  return [
    { type: 'CONFIG.RECEIVED', config: off } as EventObject,
    { type: 'CONFIG.RECEIVED', config: on } as EventObject,
    { type: 'AUTHENTICATOR.START' },
    { type: 'EMAIL.START' },
    { type: 'EMAIL.RESEND' },
    { type: 'KEY.COPY' },
    { type: 'SETUP.CANCEL' },
    { type: 'TURN_OFF.START' },
    { type: 'TURN_OFF.CONFIRM' },
    { type: 'TURN_OFF.CANCEL' },
    ...listDelayEvents(snapshot),
    ...listActorEvents(snapshot, 'startAuthenticator', { outputs: [key], errors }),
    ...listActorEvents(snapshot, 'startEmail', { outputs: [{ identifier: 'ada@******', retryAfter: 60 }], errors }),
    ...listActorEvents(snapshot, 'turnOff', { outputs: [off], errors }),
    ...listActorEvents(snapshot, 'copyKey', { outputs: [undefined], errors: [new Error('denied')] }),
    ...confirmed('authenticatorForm'),
    ...confirmed('emailForm'),
  ];
}

function describe(snapshot: AnyMachineSnapshot): string {
  const { value } = snapshot;
  const { config, failure, done, key: shown, identifier }: TwoFactorSetupMachineContext = snapshot.context;
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  const marks = [
    config?.enabled ? 'on' : config ? 'off' : '',
    failure ?? '',
    done ?? '',
    shown ? 'key' : '',
    identifier,
  ];
  return `${name}[${marks.filter(Boolean).join(' ')}]`;
}

export const twoFactorSetupWalk = defineFlowWalk({
  id: 'two-factor-setup',
  machine,
  actors: ['startAuthenticator', 'startEmail', 'turnOff', 'copyKey', 'authenticatorForm', 'emailForm'],
  delays: twoFactorSetupDelays,
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe,
        label: (event) => {
          if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.code}`;
          if ('config' in event) return `${event.type} ${event.config === on ? 'on' : 'off'}`;
          return 'snapshot' in event ? `${event.type} confirmed` : event.type;
        },
      },
    },
  ],
});
