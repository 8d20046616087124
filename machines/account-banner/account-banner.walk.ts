import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { ConfirmationState, CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import { actorEvents, type WalkOptions } from '../testing/edges.ts';
import { flowWalk } from '../testing/flow-walk.ts';
import { accountBannerMachine } from './account-banner.machine.ts';
import type { AccountBannerContext } from './account-banner.types.ts';

const details: CustomerDetails = {
  firstname: 'Finn',
  lastname: 'Halloran',
  email: 'finn@shop.example',
  dateOfBirth: '1984-05-17',
  phone: null,
  address: '14 Wattle Street',
  addressLine2: null,
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  country: 'AU',
};

const still = (address: boolean, email: boolean): ConfirmationState => ({
  addressConfirmationRequired: address,
  emailAddressConfirmationRequired: email,
});

const unanswered = new ApiError('Failed to fetch', { status: 502 });

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const read = [still(true, true), still(false, true), still(false, false)];
  return [
    { type: 'BANNER.CONFIRM' },
    { type: 'BANNER.UPDATE' },
    { type: 'DETAILS.SAVED' },
    { type: 'MODAL.CLOSE' },
    ...actorEvents(snapshot, 'read', {
      outputs: read.map((required) => ({ details, ...required })),
      errors: [unanswered],
    }),
    ...actorEvents(snapshot, 'confirmAddress', {
      outputs: [still(false, true), still(false, false)],
      errors: [unanswered],
    }),
    ...actorEvents(snapshot, 'confirmEmail', { outputs: [still(false, false)], errors: [unanswered] }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { required, hasFailed }: AccountBannerContext = context;
  const marks = [
    ...(required.addressConfirmationRequired ? ['address'] : []),
    ...(required.emailAddressConfirmationRequired ? ['email'] : []),
    ...(hasFailed ? ['failed'] : []),
  ];
  return `${String(value)}[${marks.join(' ')}]`;
}

function label(event: EventObject): string {
  if (!('output' in event)) return event.type;
  const { addressConfirmationRequired, emailAddressConfirmationRequired } = event.output as ConfirmationState;
  return [
    event.type,
    ...(addressConfirmationRequired ? ['address'] : []),
    ...(emailAddressConfirmationRequired ? ['email'] : []),
  ].join(' ');
}

function options(editsHere: boolean): WalkOptions<typeof accountBannerMachine> {
  return { input: { editsHere }, events, describe, label };
}

export const walk = flowWalk({
  id: 'account-banner',
  machine: accountBannerMachine,
  actors: ['read', 'confirmAddress', 'confirmEmail'],
  delays: {},
  cases: [
    { options: options(true) },
    {
      title: 'Where details have a page of their own:',
      options: options(false),
      keeps: (edge) => edge.includes('BANNER.UPDATE'),
    },
  ],
});
