import { assign, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { SocialLink } from '#schemas/generated/api/types.gen.ts';
import type {
  SocialAccountsEvent,
  SocialAccountsFailure,
  SocialAccountsInput,
  SocialAccountsMachineContext,
  SocialLinkProviderChoice,
} from './social-accounts.types.ts';

const types = {} as {
  context: SocialAccountsMachineContext;
  events: SocialAccountsEvent;
  input: SocialAccountsInput;
};

type Links = readonly SocialLink[];

export const socialAccountsSetup = setup({
  types,
  actors: {
    redirectToProvider: fromPromise<void, SocialLinkProviderChoice>(() => missing()),
    linkProviderAccount: fromPromise<Links>(() => missing()),
    unlinkProviderAccount: fromPromise<Links, { readonly provider: string }>(() => missing()),
  },
  guards: {
    isReturning: ({ context }) => context.returning !== null && context.links === null,
    isAbandoned: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED,
  },
  actions: {
    setLinks: assign(({ event }) => (event.type === 'LINKS.RECEIVED' ? { links: event.links } : {})),
    setProvider: assign(({ event }) =>
      event.type === 'PROVIDER.UNLINK' ? { provider: event.provider, failure: null, done: null } : {},
    ),
    clearLastOutcome: assign({ failure: null, done: null }),
    recordLinked: assign((_, { output: links }: Recorded) => ({ links, done: 'linked' as const, provider: null })),
    recordUnlinked: assign((_, { output: links }: Recorded) => ({ links, done: 'unlinked' as const, provider: null })),
    recordFailure: assign((_, { failure }: { readonly failure: SocialAccountsFailure }) => ({
      failure,
      provider: null,
    })),
    recordNotLinked: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    clearProvider: assign({ provider: null }),
  },
});

interface Failed {
  readonly error: unknown;
}

interface Recorded {
  readonly output: Links;
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
