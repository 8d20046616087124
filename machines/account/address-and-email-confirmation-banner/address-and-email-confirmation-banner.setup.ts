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
export const confirmationResendDelays = { resendDisabled: 60_000 };

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
    read: fromPromise<UnconfirmedContactDetails>(() => Promise.reject(new Error('read is not provided'))),
    confirmAddress: fromPromise<ConfirmationState>(() => Promise.reject(new Error('confirmAddress is not provided'))),
    confirmEmail: fromPromise<ConfirmationState>(() => Promise.reject(new Error('confirmEmail is not provided'))),
    resend: fromPromise<void>(() => Promise.reject(new Error('resend is not provided'))),
  },
  guards: {
    editsHere: ({ context }) => context.editsHere,
    needsAddress: ({ context }) => context.required.addressConfirmationRequired,
    needsEmail: ({ context }) => context.required.emailAddressConfirmationRequired,
    needsLink: ({ context }) => context.required.emailAddressUnproven ?? false,
    // The address was changed or proven in the meantime.
    isOutdated: (_, { error }: Failed) =>
      error instanceof ApiError && (error.code === 'email_link_required' || error.code === 'email_confirmed'),
  },
  actions: {
    recordUnconfirmed: assign(
      (_, { output: { details, region, ...required } }: { readonly output: UnconfirmedContactDetails }) => ({
        details,
        region,
        required,
      }),
    ),
    recordRequired: assign((_, { output }: { readonly output: ConfirmationState }) => ({ required: output })),
    recordFailure: assign({ failure: 'failed' }),
    recordNotSent: assign((_, { error }: Failed) => ({ failure: sendFailure(error) })),
    forgetFailure: assign({ failure: null }),
    leave: emit({ type: 'banner.left' }),
  },
});

function sendFailure(error: unknown): AddressAndEmailConfirmationBannerFailure {
  return error instanceof ApiError && error.status === 429 ? 'too_soon' : 'failed';
}
