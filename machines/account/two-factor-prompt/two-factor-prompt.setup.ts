import { fromPromise, setup } from 'xstate';
import type { TwoFactorPromptEvent } from './two-factor-prompt.types.ts';

const types = {} as { events: TwoFactorPromptEvent; meta: { readonly silent?: boolean } };

export const twoFactorPromptSetup = setup({
  types,
  actors: { acknowledge: fromPromise<void>(() => Promise.reject(new Error('acknowledge is not provided'))) },
});
