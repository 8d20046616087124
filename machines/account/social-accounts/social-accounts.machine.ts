import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { socialAccountsSetup } from './social-accounts.setup.ts';
import type {
  SocialAccountsEvent,
  SocialAccountsInput,
  SocialAccountsMachineContext,
} from './social-accounts.types.ts';

/**
 * Accounts at other providers that a customer signs in with (specification: The calls it makes, social authentication).
 * Linking leads to the provider and back; what it vouches for is of use to the browser that went there alone.
 */
export const socialAccountsMachine = socialAccountsSetup.createMachine({
  id: 'social-accounts',
  context: startContext,
  initial: 'overview',
  states: {
    overview: {
      on: {
        'LINKS.RECEIVED': [{ guard: 'isReturning', target: 'linking', actions: 'setLinks' }, { actions: 'setLinks' }],
        'PROVIDER.LINK': { target: 'leaving_for_provider', actions: 'clearLastOutcome' },
        'PROVIDER.UNLINK': { target: 'confirming_unlink', actions: 'setProvider' },
      },
    },
    leaving_for_provider: {
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: redirectToProviderInput,
        onDone: 'overview',
        onError: { target: 'overview', actions: { type: 'recordFailure', params: { failure: 'not_linked' } } },
      },
    },
    linking: {
      invoke: {
        id: 'linkProviderAccount',
        src: 'linkProviderAccount',
        onDone: { target: 'overview', actions: { type: 'recordLinked', params: getActorOutput } },
        onError: [
          { guard: { type: 'isAbandoned', params: getActorError }, target: 'overview' },
          { target: 'overview', actions: { type: 'recordNotLinked', params: getActorError } },
        ],
      },
    },
    confirming_unlink: {
      on: { 'UNLINK.CONFIRM': 'unlinking', 'UNLINK.CANCEL': { target: 'overview', actions: 'clearProvider' } },
    },
    unlinking: {
      invoke: {
        id: 'unlinkProviderAccount',
        src: 'unlinkProviderAccount',
        input: unlinkProviderAccountInput,
        onDone: { target: 'overview', actions: { type: 'recordUnlinked', params: getActorOutput } },
        onError: [
          { guard: { type: 'isAbandoned', params: getActorError }, target: 'overview', actions: 'clearProvider' },
          { target: 'overview', actions: { type: 'recordFailure', params: { failure: 'not_unlinked' } } },
        ],
      },
    },
  },
});

function startContext({ input }: { readonly input: SocialAccountsInput }): SocialAccountsMachineContext {
  return { ...input, links: null, provider: null, failure: null, done: null };
}

function redirectToProviderInput({ event }: { readonly event: SocialAccountsEvent }) {
  return event.type === 'PROVIDER.LINK'
    ? { provider: event.provider, address: event.address }
    : { provider: '', address: '' };
}

function unlinkProviderAccountInput({ context }: { readonly context: SocialAccountsMachineContext }) {
  return { provider: context.provider ?? '' };
}
