import { assign, emit, fromPromise, setup } from 'xstate';
import type { ConfirmationState } from '#schemas/generated/api/types.gen.ts';
import type {
  AccountBannerContext,
  AccountBannerEmitted,
  AccountBannerEvent,
  AccountBannerInput,
  Unconfirmed,
} from './account-banner.types.ts';

const types = {} as {
  context: AccountBannerContext;
  events: AccountBannerEvent;
  input: AccountBannerInput;
  emitted: AccountBannerEmitted;
  /** A silent state shows nothing of its own. */
  meta: { readonly silent?: boolean };
};

const nothing: ConfirmationState = { addressConfirmationRequired: false, emailAddressConfirmationRequired: false };

/**
 * The account banner (specification: Screens and UI elements, "Account banner"): the address is confirmed first, then the
 * e-mail address. What can't be read shows no banner; the next document asks again.
 */
export const accountBannerMachine = setup({
  types,
  actors: {
    read: fromPromise<Unconfirmed>(() => Promise.reject(new Error('read is not provided'))),
    confirmAddress: fromPromise<ConfirmationState>(() => Promise.reject(new Error('confirmAddress is not provided'))),
    confirmEmail: fromPromise<ConfirmationState>(() => Promise.reject(new Error('confirmEmail is not provided'))),
  },
  guards: {
    editsHere: ({ context }) => context.editsHere,
    needsAddress: ({ context }) => context.required.addressConfirmationRequired,
    needsEmail: ({ context }) => context.required.emailAddressConfirmationRequired,
  },
  actions: {
    recordUnconfirmed: assign((_, { details, ...required }: Unconfirmed) => ({ details, required })),
    recordRequired: assign((_, required: ConfirmationState) => ({ required })),
    recordFailure: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
    leave: emit({ type: 'banner.left' }),
  },
}).createMachine({
  id: 'account-banner',
  context: ({ input }) => ({ ...input, required: nothing, details: null, hasFailed: false }),
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
        onError: { target: 'confirm_email', actions: 'recordFailure' },
      },
    },
    updating: {
      on: {
        'DETAILS.SAVED': { target: 'reading', actions: 'forgetFailure' },
        'MODAL.CLOSE': 'deciding',
      },
    },
    settled: { meta: { silent: true } },
  },
});
