import { emit, fromPromise, setup } from 'xstate';
import type { BenefitsLinkEmitted, BenefitsLinkEvent } from './benefits-link.types.ts';

const types = {} as {
  events: BenefitsLinkEvent;
  emitted: BenefitsLinkEmitted;
};

/** The way to the partner with the benefits, who is told who comes (specification: The calls it makes, "ssoUrl"). */
export const benefitsLinkMachine = setup({
  types,
  actors: {
    /** Resolves to an http or https address; any other is an error. */
    fetchAddress: fromPromise<string>(() => Promise.reject(new Error('fetchAddress is not provided'))),
  },
  actions: {
    tellAsked: emit({ type: 'benefits.asked' }),
    tellGranted: emit((_, { address }: { readonly address: string }) => ({
      type: 'benefits.granted' as const,
      address,
    })),
    tellFailed: emit({ type: 'benefits.failed' }),
  },
}).createMachine({
  id: 'benefits-link',
  initial: 'idle',
  states: {
    idle: { on: { 'BENEFITS.OPEN': 'fetching' } },
    fetching: {
      entry: 'tellAsked',
      invoke: {
        id: 'fetchAddress',
        src: 'fetchAddress',
        onDone: {
          target: 'idle',
          actions: { type: 'tellGranted', params: ({ event }) => ({ address: event.output }) },
        },
        onError: { target: 'failed', actions: 'tellFailed' },
      },
    },
    failed: { on: { 'BENEFITS.OPEN': 'fetching' } },
  },
});
