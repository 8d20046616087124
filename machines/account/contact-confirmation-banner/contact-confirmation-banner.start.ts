import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { ConfirmationState } from '#schemas/generated/api/types.gen.ts';
import { contactConfirmationBannerMachine } from './contact-confirmation-banner.machine.ts';
import type { ContactConfirmationBannerInput, UnconfirmedContactDetails } from './contact-confirmation-banner.types.ts';

export interface ContactConfirmationBannerServices extends ContactConfirmationBannerInput {
  readonly read: (signal: AbortSignal) => Promise<UnconfirmedContactDetails>;
  readonly confirmAddress: (signal: AbortSignal) => Promise<ConfirmationState>;
  readonly confirmEmail: (signal: AbortSignal) => Promise<ConfirmationState>;
  /** Sends the link that proves the e-mail address again. */
  readonly resend: (signal: AbortSignal) => Promise<void>;
}

export function startContactConfirmationBanner(
  services: ContactConfirmationBannerServices,
): ActorRefFrom<typeof contactConfirmationBannerMachine> {
  const { read, confirmAddress, confirmEmail, resend, editsHere } = services;
  const machine = contactConfirmationBannerMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => read(signal)),
      confirmAddress: fromPromise(({ signal }) => confirmAddress(signal)),
      confirmEmail: fromPromise(({ signal }) => confirmEmail(signal)),
      resend: fromPromise(({ signal }) => resend(signal)),
    },
  });
  return createActor(machine, { input: { editsHere } }).start();
}
