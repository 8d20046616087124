import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { ConfirmationState } from '#schemas/generated/api/types.gen.ts';
import type {
  AddressAndEmailConfirmationBannerEmitted,
  AddressAndEmailConfirmationBannerEvent,
  AddressAndEmailConfirmationBannerFailure,
  AddressAndEmailConfirmationBannerInput,
  AddressAndEmailConfirmationBannerMachineContext,
  UnconfirmedContactDetails,
} from './address-and-email-confirmation-banner.types.ts';

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const confirmationResendDelays = { resendCooldown: 60_000 };

const types = {} as {
  context: AddressAndEmailConfirmationBannerMachineContext;
  events: AddressAndEmailConfirmationBannerEvent;
  input: AddressAndEmailConfirmationBannerInput;
  emitted: AddressAndEmailConfirmationBannerEmitted;
  /** A silent state shows nothing of its own. */
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export const noPostalOrEmailConfirmationRequired: ConfirmationState = {
  addressConfirmationRequired: false,
  emailAddressConfirmationRequired: false,
};

export const addressAndEmailConfirmationBannerSetup = setup({
  types,
  delays: confirmationResendDelays,
  actors: {
    fetchUnconfirmedDetails: fromPromise<UnconfirmedContactDetails>(() =>
      Promise.reject(new Error('fetchUnconfirmedDetails is not provided')),
    ),
    confirmAddress: fromPromise<ConfirmationState>(() => Promise.reject(new Error('confirmAddress is not provided'))),
    confirmEmail: fromPromise<ConfirmationState>(() => Promise.reject(new Error('confirmEmail is not provided'))),
    resendLink: fromPromise<void>(() => Promise.reject(new Error('resendLink is not provided'))),
  },
  guards: {
    canEditInModal: ({ context }) => context.canEditInModal,
    needsAddressConfirmation: ({ context }) => context.required.addressConfirmationRequired,
    needsEmailConfirmation: ({ context }) => context.required.emailAddressConfirmationRequired,
    needsEmailProof: ({ context }) => context.required.emailAddressUnproven ?? false,
    // The address was changed or proven in the meantime.
    isOutdated: (_, { error }: Failed) =>
      error instanceof ApiError && (error.code === 'email_link_required' || error.code === 'email_confirmed'),
  },
  actions: {
    setUnconfirmedDetails: assign(
      (_, { output: { details, region, ...required } }: { readonly output: UnconfirmedContactDetails }) => ({
        details,
        region,
        required,
      }),
    ),
    setRequiredConfirmations: assign((_, { output }: { readonly output: ConfirmationState }) => ({ required: output })),
    recordFailure: assign({ failure: 'failed' }),
    recordNotSent: assign((_, { error }: Failed) => ({ failure: sendFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitLeft: emit({ type: 'banner.left' }),
  },
});

function sendFailure(error: unknown): AddressAndEmailConfirmationBannerFailure {
  return error instanceof ApiError && error.status === 429 ? 'too_soon' : 'failed';
}
