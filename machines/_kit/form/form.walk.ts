import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { twoFactorCodeForm } from '#schemas/generated/forms/two-factor-code.gen.ts';
import { listActorEvents } from '../testing/edges.ts';
import { defineFlowWalk } from '../testing/flow-walk.ts';
import { formMachine } from './form.machine.ts';
import type { FormEvent, FormMachineContext } from './form.types.ts';

const refusalOf = (code: string) =>
  new ApiError(code, { status: 403, code, errors: { general: [{ code, message: 'From the server.' }] } });
const unanswered = new ApiError('Failed to fetch', { status: 502 });

const own: readonly FormEvent[] = [
  { type: 'FIELD.CHANGE', name: 'code', value: '123456' },
  { type: 'FIELD.CHANGE', name: 'code', value: '12' },
  { type: 'FIELD.BLUR', name: 'code' },
  { type: 'FORM.SUBMIT' },
  { type: 'FORM.CANCEL' },
  { type: 'FORM.FILL', values: { code: '654321' } },
  { type: 'FORM.RESET' },
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const { fills }: FormMachineContext = snapshot.context;
  return [
    ...own.filter(({ type }) => fills === 0 || (type !== 'FORM.FILL' && type !== 'FORM.RESET')),
    ...listActorEvents(snapshot, 'submit', {
      outputs: ['done'],
      errors: [refusalOf('2fa_incorrect'), refusalOf('2fa_account_locked'), unanswered],
    }),
  ];
}

function problemsOf({ context }: AnyMachineSnapshot): string[] {
  const { problems, general, isLocked }: FormMachineContext = context;
  return [
    ...[...Object.values(problems), ...general].map((problem) =>
      'message' in problem ? problem.message : problem.code,
    ),
    ...(isLocked ? ['locked'] : []),
  ];
}

function describeState(snapshot: AnyMachineSnapshot): string {
  const { values, touched, key, output, fills }: FormMachineContext = snapshot.context;
  const marks = [
    String(values['code'] ?? 'blank'),
    ...problemsOf(snapshot),
    ...(touched.length > 0 ? ['touched'] : []),
    ...(key === null ? [] : ['key']),
    ...(output === null ? [] : ['output']),
    ...(fills > 0 ? ['filled'] : []),
  ];
  return `${String(snapshot.value)}[${marks.join(' ')}]`;
}

function showState(snapshot: AnyMachineSnapshot): string {
  return [String(snapshot.value), ...problemsOf(snapshot)].join(' ');
}

function label(event: EventObject): string {
  if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.code ?? 'unanswered'}`;
  return 'value' in event ? `${event.type} ${String(event.value)}` : event.type;
}

export const formWalk = defineFlowWalk({
  id: 'form',
  machine: formMachine,
  actors: ['submit'],
  delays: {},
  cases: [
    {
      options: {
        input: {
          form: twoFactorCodeForm,
          today: () => '2026-11-21',
          site: () => ({ currency: 'AUD' }),
          newKey: () => 'key',
        },
        events,
        describe: describeState,
        show: showState,
        label,
      },
    },
  ],
});
