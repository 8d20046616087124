import { getActorError, getActorOutput } from '../../_kit/params.ts';
import {
  addressAndEmailConfirmationBannerSetup,
  noPostalOrEmailConfirmationRequired,
} from './address-and-email-confirmation-banner.setup.ts';
import type {
  AddressAndEmailConfirmationBannerInput,
  AddressAndEmailConfirmationBannerMachineContext,
} from './address-and-email-confirmation-banner.types.ts';

/**
 * The account banner (specification: Screens and UI elements, "Account banner"): the address is confirmed first, then the
 * e-mail address. A new e-mail address is only proven by the link in its mail: the banner shows the recipient and can resend
 * it. If the state can't be fetched, there is no banner; the next page load tries again.
 */
export const addressAndEmailConfirmationBannerMachine = addressAndEmailConfirmationBannerSetup.createMachine({
  id: 'address-and-email-confirmation-banner',
  context: startContext,
  initial: 'reading',
  states: {
    reading: {
      meta: { silent: true },
      invoke: {
        id: 'fetchUnconfirmedDetails',
        src: 'fetchUnconfirmedDetails',
        onDone: { target: 'deciding', actions: { type: 'setUnconfirmedDetails', params: getActorOutput } },
        onError: 'settled',
      },
      // A running read may return the data from before the change.
      on: { 'DETAILS.SAVED': { target: 'reading', reenter: true } },
    },
    deciding: {
      always: [
        { guard: 'needsAddressConfirmation', target: 'confirm_address' },
        { guard: 'needsEmailConfirmation', target: 'confirm_email' },
        { guard: 'needsEmailProof', target: 'prove_email' },
        { target: 'settled' },
      ],
    },
    confirm_address: {
      on: {
        'BANNER.CONFIRM': { target: 'confirming_address', actions: 'clearFailure' },
        'BANNER.UPDATE': [{ guard: 'canEditInModal', target: 'updating' }, { actions: 'emitLeft' }],
        'DETAILS.SAVED': 'reading',
      },
    },
    confirming_address: {
      invoke: {
        id: 'confirmAddress',
        src: 'confirmAddress',
        onDone: { target: 'deciding', actions: { type: 'setRequiredConfirmations', params: getActorOutput } },
        onError: { target: 'confirm_address', actions: 'recordFailure' },
      },
    },
    confirm_email: {
      on: {
        'BANNER.CONFIRM': { target: 'confirming_email', actions: 'clearFailure' },
        'BANNER.UPDATE': [{ guard: 'canEditInModal', target: 'updating' }, { actions: 'emitLeft' }],
        'DETAILS.SAVED': 'reading',
      },
    },
    confirming_email: {
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        onDone: { target: 'deciding', actions: { type: 'setRequiredConfirmations', params: getActorOutput } },
        onError: [
          { guard: { type: 'isOutdated', params: getActorError }, target: 'reading' },
          { target: 'confirm_email', actions: 'recordFailure' },
        ],
      },
    },
    prove_email: {
      initial: 'waiting',
      on: {
        'BANNER.UPDATE': [{ guard: 'canEditInModal', target: 'updating' }, { actions: 'emitLeft' }],
        'DETAILS.SAVED': { target: 'reading', actions: 'clearFailure' },
      },
      states: {
        waiting: {
          on: { 'LINK.RESEND': { target: 'resending', actions: 'clearFailure' } },
        },
        resending: {
          invoke: {
            id: 'resendLink',
            src: 'resendLink',
            onDone: 'resent',
            onError: [
              {
                guard: { type: 'isOutdated', params: getActorError },
                target: '#address-and-email-confirmation-banner.reading',
              },
              { target: 'waiting', actions: { type: 'recordNotSent', params: getActorError } },
            ],
          },
        },
        resent: {
          after: { resendCooldown: 'waiting' },
        },
      },
    },
    updating: {
      on: {
        'DETAILS.SAVED': { target: 'reading', actions: 'clearFailure' },
        'MODAL.CLOSE': 'deciding',
      },
    },
    settled: {
      meta: { silent: true },
      on: { 'DETAILS.SAVED': 'reading' },
    },
  },
});

function startContext({
  input,
}: {
  readonly input: AddressAndEmailConfirmationBannerInput;
}): AddressAndEmailConfirmationBannerMachineContext {
  return { ...input, required: noPostalOrEmailConfirmationRequired, details: null, region: null, failure: null };
}
