import { assign, setup } from 'xstate';
import type { UnrecoverableErrorContext, UnrecoverableErrorEvent } from './unrecoverable-error.types.ts';

const types = {} as {
  context: UnrecoverableErrorContext;
  events: UnrecoverableErrorEvent;
  meta: { readonly silent?: boolean };
};

export const unrecoverableErrorSetup = setup({
  types,
  actions: { record: assign(({ event }) => ({ status: event.status })) },
});
