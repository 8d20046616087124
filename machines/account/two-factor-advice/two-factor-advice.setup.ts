import { fromPromise, setup } from 'xstate';
import type { TwoFactorAdviceEvent } from './two-factor-advice.types.ts';

const types = {} as { events: TwoFactorAdviceEvent; meta: { readonly silent?: boolean } };

export const twoFactorAdviceSetup = setup({
  types,
  actors: { acknowledge: fromPromise<void>(() => Promise.reject(new Error('acknowledge is not provided'))) },
});
