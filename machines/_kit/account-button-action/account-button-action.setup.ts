import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type {
  AccountButtonAction,
  AccountButtonActionEmitted,
  AccountButtonActionEvent,
  AccountButtonActionMachineContext,
} from './account-button-action.types.ts';

const types = {} as {
  context: AccountButtonActionMachineContext;
  events: AccountButtonActionEvent;
  emitted: AccountButtonActionEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export const accountButtonActionSetup = setup({
  types,
  actors: {
    applyChange: fromPromise<void, { readonly change: AccountButtonAction | null }>(() =>
      Promise.reject(new Error('applyChange is not provided')),
    ),
  },
  guards: {
    needsNoConfirmation: ({ event }) => event.type === 'CHANGE.REQUEST' && event.change.kind === 'fund.default',
    isAbandoned: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED,
  },
  actions: {
    setChange: assign(({ event }) => (event.type === 'CHANGE.REQUEST' ? { change: event.change, refusal: null } : {})),
    clearChange: assign({ change: null, refusal: null }),
    recordRefusal: assign((_, { error }: Failed) => ({ refusal: refusalOf(error) })),
    emitDone: emit(({ context }) => ({
      type: 'account-button-action.done' as const,
      change: context.change ?? { kind: 'precommitment.remove' as const },
    })),
  },
});

function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.answered || error.status >= 500) return null;
  return error.firstMessage;
}
