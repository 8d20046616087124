import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import { listActorEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { socialAccountsMachine } from './social-accounts.machine.ts';
import type { SocialAccountsMachineContext } from './social-accounts.types.ts';

const links = [
  { provider: 'northstar', name: 'Northstar', identifier: 'ada@******', since: '2026-11-21T00:00:00Z' },
] as const;
const refused = (code: string) => new ApiError('No.', { status: 409, code });

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'LINKS.RECEIVED', links: [] } as EventObject,
    { type: 'PROVIDER.LINK', provider: 'northstar', address: '/northstar' } as EventObject,
    { type: 'PROVIDER.UNLINK', provider: 'northstar' } as EventObject,
    { type: 'UNLINK.CONFIRM' },
    { type: 'UNLINK.CANCEL' },
    ...listActorEvents(snapshot, 'redirectToProvider', { outputs: [undefined], errors: [new Error('no')] }),
    ...listActorEvents(snapshot, 'linkProviderAccount', {
      outputs: [links],
      errors: [
        'social_account_taken',
        'social_already_linked',
        'assertion_not_valid',
        'rate_limited',
        ERROR_CODE_ELEVATION_ABANDONED,
      ].map(refused),
    }),
    ...listActorEvents(snapshot, 'unlinkProviderAccount', {
      outputs: [[]],
      errors: [refused('social_not_linked'), refused(ERROR_CODE_ELEVATION_ABANDONED)],
    }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { links: known, provider, failure, done }: SocialAccountsMachineContext = context;
  const marks = [known ? String(known.length) : '', provider ?? '', failure ?? '', done ?? ''];
  return `${String(value)}[${marks.filter(Boolean).join(' ')}]`;
}

function options(returning: string | null): MachineWalkOptions<typeof socialAccountsMachine> {
  return {
    input: { returning },
    events,
    describe,
    label: (event) =>
      'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.code}` : event.type,
  };
}

export const socialAccountsWalk = defineFlowWalk({
  id: 'social-accounts',
  machine: socialAccountsMachine,
  actors: ['redirectToProvider', 'linkProviderAccount', 'unlinkProviderAccount'],
  delays: {},
  cases: [
    { options: options(null) },
    { title: 'Back from a provider:', options: options('northstar'), shouldInclude: (edge) => edge.includes('link') },
  ],
});
