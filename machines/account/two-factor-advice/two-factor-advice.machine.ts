import { twoFactorAdviceSetup } from './two-factor-advice.setup.ts';

/**
 * The advice to turn two-factor on (specification: Entities and their fields, `tfaPromptRequired`). Who puts it away is
 * not asked again on this page; where the API did not hear of it, the next page advises once more.
 */
export const twoFactorAdviceMachine = twoFactorAdviceSetup.createMachine({
  id: 'two-factor-advice',
  initial: 'advised',
  states: {
    advised: { on: { 'PROMPT.ACKNOWLEDGE': 'acknowledging' } },
    acknowledging: {
      meta: { silent: true },
      invoke: { id: 'acknowledge', src: 'acknowledge', onDone: 'acknowledged', onError: 'dismissed' },
    },
    acknowledged: { meta: { silent: true } },
    dismissed: { meta: { silent: true } },
  },
});
