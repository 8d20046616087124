import { assign, setup } from 'xstate';
import type { UnrecoverableErrorEvent, UnrecoverableErrorMachineContext } from './unrecoverable-error.types.ts';

const types = {} as {
  context: UnrecoverableErrorMachineContext;
  events: UnrecoverableErrorEvent;
  meta: { readonly silent?: boolean };
};

export const unrecoverableErrorSetup = setup({
  types,
  actions: { setStatus: assign(({ event }) => ({ status: event.status })) },
});
