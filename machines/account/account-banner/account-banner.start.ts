import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { ConfirmationState } from '#schemas/generated/api/types.gen.ts';
import { accountBannerMachine } from './account-banner.machine.ts';
import type { AccountBannerInput, UnconfirmedDetails } from './account-banner.types.ts';

export interface AccountBannerServices extends AccountBannerInput {
  readonly read: (signal: AbortSignal) => Promise<UnconfirmedDetails>;
  readonly confirmAddress: (signal: AbortSignal) => Promise<ConfirmationState>;
  readonly confirmEmail: (signal: AbortSignal) => Promise<ConfirmationState>;
  /** Sends the link that proves the e-mail address again. */
  readonly resend: (signal: AbortSignal) => Promise<void>;
}

export function startAccountBanner(services: AccountBannerServices): ActorRefFrom<typeof accountBannerMachine> {
  const { read, confirmAddress, confirmEmail, resend, editsHere } = services;
  const machine = accountBannerMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => read(signal)),
      confirmAddress: fromPromise(({ signal }) => confirmAddress(signal)),
      confirmEmail: fromPromise(({ signal }) => confirmEmail(signal)),
      resend: fromPromise(({ signal }) => resend(signal)),
    },
  });
  return createActor(machine, { input: { editsHere } }).start();
}
