import { emit, fromPromise, setup } from 'xstate';
import type { BenefitsLinkEmitted, BenefitsLinkEvent } from './benefits-link.types.ts';

const types = {} as {
  events: BenefitsLinkEvent;
  emitted: BenefitsLinkEmitted;
};

export const benefitsLinkSetup = setup({
  types,
  actors: {
    /** Resolves to an http or https address; any other is an error. */
    fetchBenefitsUrl: fromPromise<string>(() => Promise.reject(new Error('fetchBenefitsUrl is not provided'))),
  },
  actions: {
    emitRequested: emit({ type: 'benefits.requested' }),
    emitGranted: emit((_, { output: address }: { readonly output: string }) => ({
      type: 'benefits.granted' as const,
      address,
    })),
    emitFailed: emit({ type: 'benefits.failed' }),
  },
});
