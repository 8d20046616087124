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
    fetchAddress: fromPromise<string>(() => Promise.reject(new Error('fetchAddress is not provided'))),
  },
  actions: {
    announceRequest: emit({ type: 'benefits.requested' }),
    tellGranted: emit((_, { output: address }: { readonly output: string }) => ({
      type: 'benefits.granted' as const,
      address,
    })),
    tellFailed: emit({ type: 'benefits.failed' }),
  },
});
