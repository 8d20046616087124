import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { ConfirmationState, CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { addressAndEmailConfirmationBannerMachine } from './address-and-email-confirmation-banner.machine.ts';
import { confirmationResendDelays } from './address-and-email-confirmation-banner.setup.ts';
import type { AddressAndEmailConfirmationBannerMachineContext } from './address-and-email-confirmation-banner.types.ts';

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

const still = (address: boolean, email: boolean, unproven = false): ConfirmationState => ({
  addressConfirmationRequired: address,
  emailAddressConfirmationRequired: email,
  emailAddressUnproven: unproven,
});

const refused = (status: number, code: string) => new ApiError('No.', { status, code });

const unanswered = new ApiError('Failed to fetch', { status: 502 });

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const read = [still(true, true), still(false, true), still(false, false, true), still(false, false)];
  return [
    { type: 'BANNER.CONFIRM' },
    { type: 'BANNER.UPDATE' },
    { type: 'DETAILS.SAVED' },
    { type: 'MODAL.CLOSE' },
    { type: 'LINK.RESEND' },
    ...listDelayEvents(snapshot),
    ...listActorEvents(snapshot, 'fetchUnconfirmedDetails', {
      outputs: read.map((required) => ({ details, region: null, ...required })),
      errors: [unanswered],
    }),
    ...listActorEvents(snapshot, 'confirmAddress', {
      outputs: [still(false, true), still(false, false, true), still(false, false)],
      errors: [unanswered],
    }),
    ...listActorEvents(snapshot, 'confirmEmail', {
      outputs: [still(false, false)],
      errors: [unanswered, refused(409, 'email_link_required')],
    }),
    ...listActorEvents(snapshot, 'resendLink', {
      outputs: [undefined],
      errors: [unanswered, refused(409, 'email_confirmed'), refused(429, 'rate_limited')],
    }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { required, failure }: AddressAndEmailConfirmationBannerMachineContext = context;
  const marks = [
    ...(required.addressConfirmationRequired ? ['address'] : []),
    ...(required.emailAddressConfirmationRequired ? ['email'] : []),
    ...(required.emailAddressUnproven ? ['link'] : []),
    ...(failure === null ? [] : [failure]),
  ];
  const state = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  return `${state}[${marks.join(' ')}]`;
}

function label(event: EventObject): string {
  if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.code ?? ''}`.trim();
  if (!('output' in event) || event.output === undefined) return event.type;
  const { addressConfirmationRequired, emailAddressConfirmationRequired, emailAddressUnproven } =
    event.output as ConfirmationState;
  return [
    event.type,
    ...(addressConfirmationRequired ? ['address'] : []),
    ...(emailAddressConfirmationRequired ? ['email'] : []),
    ...(emailAddressUnproven ? ['link'] : []),
  ].join(' ');
}

function options(editsHere: boolean): MachineWalkOptions<typeof addressAndEmailConfirmationBannerMachine> {
  return { input: { canEditInModal: editsHere }, events, describe, label };
}

export const addressAndEmailConfirmationBannerWalk = defineFlowWalk({
  id: 'address-and-email-confirmation-banner',
  machine: addressAndEmailConfirmationBannerMachine,
  actors: ['fetchUnconfirmedDetails', 'confirmAddress', 'confirmEmail', 'resendLink'],
  delays: confirmationResendDelays,
  cases: [
    { options: options(true) },
    {
      title: 'Where details have a page of their own:',
      options: options(false),
      shouldInclude: (edge) => edge.includes('BANNER.UPDATE'),
    },
  ],
});
