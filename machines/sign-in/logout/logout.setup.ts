import { emit, fromPromise, setup } from 'xstate';
import type { LogoutEmitted, LogoutEvent } from './logout.types.ts';

const types = {} as { events: LogoutEvent; emitted: LogoutEmitted };

export const logoutSetup = setup({
  types,
  actors: { logout: fromPromise<void>(() => Promise.reject(new Error('logout is not provided'))) },
  actions: { emitUnauthenticated: emit({ type: 'logout.unauthenticated' }) },
});
