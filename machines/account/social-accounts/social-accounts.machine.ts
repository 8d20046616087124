import { assign, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { SocialLink } from '#schemas/generated/api/types.gen.ts';
import type {
  ProviderChoice,
  SocialAccountsContext,
  SocialAccountsEvent,
  SocialAccountsFailure,
  SocialAccountsInput,
} from './social-accounts.types.ts';

const types = {} as {
  context: SocialAccountsContext;
  events: SocialAccountsEvent;
  input: SocialAccountsInput;
};

type Links = readonly SocialLink[];

/**
 * Accounts at other providers that a customer signs in with (specification: The calls it makes, social authentication).
 * Linking leads to the provider and back; what it vouches for is of use to the browser that went there alone.
 */
export const socialAccountsMachine = setup({
  types,
  actors: {
    leaveForProvider: fromPromise<void, ProviderChoice>(() => missing()),
    link: fromPromise<Links>(() => missing()),
    unlink: fromPromise<Links, { readonly provider: string }>(() => missing()),
  },
  guards: {
    isReturning: ({ context }) => context.returning !== null && context.links === null,
    isAbandoned: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED,
  },
  actions: {
    show: assign(({ event }) => (event.type === 'LINKS.SHOW' ? { links: event.links } : {})),
    choose: assign(({ event }) =>
      event.type === 'PROVIDER.UNLINK' ? { provider: event.provider, failure: null, done: null } : {},
    ),
    begin: assign({ failure: null, done: null }),
    recordLinks: assign((_, { links, done }: Recorded) => ({ links, done, provider: null })),
    fail: assign((_, { failure }: { readonly failure: SocialAccountsFailure }) => ({ failure, provider: null })),
    recordNotLinked: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetChoice: assign({ provider: null }),
  },
}).createMachine({
  id: 'social-accounts',
  context: ({ input }) => ({ ...input, links: null, provider: null, failure: null, done: null }),
  initial: 'overview',
  states: {
    overview: {
      on: {
        'LINKS.SHOW': [{ guard: 'isReturning', target: 'linking', actions: 'show' }, { actions: 'show' }],
        'PROVIDER.LINK': { target: 'leaving_for_provider', actions: 'begin' },
        'PROVIDER.UNLINK': { target: 'confirming_unlink', actions: 'choose' },
      },
    },
    leaving_for_provider: {
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ event }) =>
          event.type === 'PROVIDER.LINK'
            ? { provider: event.provider, address: event.address }
            : { provider: '', address: '' },
        onDone: 'overview',
        onError: { target: 'overview', actions: { type: 'fail', params: { failure: 'not_linked' } } },
      },
    },
    linking: {
      invoke: {
        id: 'link',
        src: 'link',
        onDone: {
          target: 'overview',
          actions: { type: 'recordLinks', params: ({ event }) => ({ links: event.output, done: 'linked' }) },
        },
        onError: [
          { guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) }, target: 'overview' },
          {
            target: 'overview',
            actions: { type: 'recordNotLinked', params: ({ event: { error } }) => ({ error }) },
          },
        ],
      },
    },
    confirming_unlink: {
      on: { 'UNLINK.CONFIRM': 'unlinking', 'UNLINK.CANCEL': { target: 'overview', actions: 'forgetChoice' } },
    },
    unlinking: {
      invoke: {
        id: 'unlink',
        src: 'unlink',
        input: ({ context }) => ({ provider: context.provider ?? '' }),
        onDone: {
          target: 'overview',
          actions: { type: 'recordLinks', params: ({ event }) => ({ links: event.output, done: 'unlinked' }) },
        },
        onError: [
          {
            guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) },
            target: 'overview',
            actions: 'forgetChoice',
          },
          { target: 'overview', actions: { type: 'fail', params: { failure: 'not_unlinked' } } },
        ],
      },
    },
  },
});

interface Failed {
  readonly error: unknown;
}

interface Recorded {
  readonly links: Links;
  readonly done: 'linked' | 'unlinked';
}

function failureOf(error: unknown): SocialAccountsFailure {
  switch (error instanceof ApiError ? error.code : null) {
    case 'social_account_taken':
      return 'taken';
    case 'social_already_linked':
      return 'already_linked';
    case 'assertion_not_valid':
      return 'not_confirmed';
    default:
      return 'not_linked';
  }
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
