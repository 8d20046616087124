import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { ConfirmationState } from '#schemas/generated/api/types.gen.ts';
import type {
  AccountBannerContext,
  AccountBannerEmitted,
  AccountBannerEvent,
  AccountBannerInput,
  BannerFailure,
  UnconfirmedDetails,
} from './account-banner.types.ts';

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const accountBannerDelays = { resendDisabled: 60_000 };

const types = {} as {
  context: AccountBannerContext;
  events: AccountBannerEvent;
  input: AccountBannerInput;
  emitted: AccountBannerEmitted;
  /** A silent state shows nothing of its own. */
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

const nothing: ConfirmationState = { addressConfirmationRequired: false, emailAddressConfirmationRequired: false };

/**
 * The account banner (specification: Screens and UI elements, "Account banner"): the address is confirmed first, then the
 * e-mail address. A new e-mail address is proven by the link in its mail alone: the banner says where it was sent, and sends it
 * again. If the state can't be fetched, there is no banner; the next page load tries again.
 */
export const accountBannerMachine = setup({
  types,
  delays: accountBannerDelays,
  actors: {
    read: fromPromise<UnconfirmedDetails>(() => Promise.reject(new Error('read is not provided'))),
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
    recordUnconfirmed: assign((_, { details, ...required }: UnconfirmedDetails) => ({ details, required })),
    recordRequired: assign((_, required: ConfirmationState) => ({ required })),
    recordFailure: assign({ failure: 'failed' }),
    recordNotSent: assign((_, { error }: Failed) => ({ failure: sendFailure(error) })),
    forgetFailure: assign({ failure: null }),
    leave: emit({ type: 'banner.left' }),
  },
}).createMachine({
  id: 'account-banner',
  context: ({ input }) => ({ ...input, required: nothing, details: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      meta: { silent: true },
      invoke: {
        id: 'read',
        src: 'read',
        onDone: {
          target: 'deciding',
          actions: { type: 'recordUnconfirmed', params: ({ event }) => event.output },
        },
        onError: 'settled',
      },
    },
    deciding: {
      always: [
        { guard: 'needsAddress', target: 'confirm_address' },
        { guard: 'needsEmail', target: 'confirm_email' },
        { guard: 'needsLink', target: 'prove_email' },
        { target: 'settled' },
      ],
    },
    confirm_address: {
      on: {
        'BANNER.CONFIRM': { target: 'confirming_address', actions: 'forgetFailure' },
        'BANNER.UPDATE': [{ guard: 'editsHere', target: 'updating' }, { actions: 'leave' }],
        'DETAILS.SAVED': 'reading',
      },
    },
    confirming_address: {
      invoke: {
        id: 'confirmAddress',
        src: 'confirmAddress',
        onDone: {
          target: 'deciding',
          actions: { type: 'recordRequired', params: ({ event }) => event.output },
        },
        onError: { target: 'confirm_address', actions: 'recordFailure' },
      },
    },
    confirm_email: {
      on: {
        'BANNER.CONFIRM': { target: 'confirming_email', actions: 'forgetFailure' },
        'BANNER.UPDATE': [{ guard: 'editsHere', target: 'updating' }, { actions: 'leave' }],
        'DETAILS.SAVED': 'reading',
      },
    },
    confirming_email: {
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        onDone: {
          target: 'deciding',
          actions: { type: 'recordRequired', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isOutdated', params: ({ event: { error } }) => ({ error }) }, target: 'reading' },
          { target: 'confirm_email', actions: 'recordFailure' },
        ],
      },
    },
    prove_email: {
      initial: 'waiting',
      on: {
        'BANNER.UPDATE': [{ guard: 'editsHere', target: 'updating' }, { actions: 'leave' }],
        'DETAILS.SAVED': { target: 'reading', actions: 'forgetFailure' },
      },
      states: {
        waiting: {
          on: { 'LINK.RESEND': { target: 'resending', actions: 'forgetFailure' } },
        },
        resending: {
          invoke: {
            id: 'resend',
            src: 'resend',
            onDone: 'resent',
            onError: [
              {
                guard: { type: 'isOutdated', params: ({ event: { error } }) => ({ error }) },
                target: '#account-banner.reading',
              },
              {
                target: 'waiting',
                actions: { type: 'recordNotSent', params: ({ event: { error } }) => ({ error }) },
              },
            ],
          },
        },
        resent: {
          after: { resendDisabled: 'waiting' },
        },
      },
    },
    updating: {
      on: {
        'DETAILS.SAVED': { target: 'reading', actions: 'forgetFailure' },
        'MODAL.CLOSE': 'deciding',
      },
    },
    settled: {
      meta: { silent: true },
      on: { 'DETAILS.SAVED': 'reading' },
    },
  },
});

function sendFailure(error: unknown): BannerFailure {
  return error instanceof ApiError && error.status === 429 ? 'too_soon' : 'failed';
}
