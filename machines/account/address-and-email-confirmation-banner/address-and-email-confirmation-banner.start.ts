import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { ConfirmationState } from '#schemas/generated/api/types.gen.ts';
import { addressAndEmailConfirmationBannerMachine } from './address-and-email-confirmation-banner.machine.ts';
import type {
  AddressAndEmailConfirmationBannerInput,
  UnconfirmedContactDetails,
} from './address-and-email-confirmation-banner.types.ts';

export interface AddressAndEmailConfirmationBannerServices extends AddressAndEmailConfirmationBannerInput {
  readonly read: (signal: AbortSignal) => Promise<UnconfirmedContactDetails>;
  readonly confirmAddress: (signal: AbortSignal) => Promise<ConfirmationState>;
  readonly confirmEmail: (signal: AbortSignal) => Promise<ConfirmationState>;
  /** Sends the link that proves the e-mail address again. */
  readonly resend: (signal: AbortSignal) => Promise<void>;
}

export function startAddressAndEmailConfirmationBannerMachine(
  services: AddressAndEmailConfirmationBannerServices,
): ActorRefFrom<typeof addressAndEmailConfirmationBannerMachine> {
  const { read, confirmAddress, confirmEmail, resend, canEditInModal } = services;
  const machine = addressAndEmailConfirmationBannerMachine.provide({
    actors: {
      fetchUnconfirmedDetails: fromPromise(({ signal }) => read(signal)),
      confirmAddress: fromPromise(({ signal }) => confirmAddress(signal)),
      confirmEmail: fromPromise(({ signal }) => confirmEmail(signal)),
      resendLink: fromPromise(({ signal }) => resend(signal)),
    },
  });
  return createActor(machine, { input: { canEditInModal } }).start();
}
