import { twoFactorAdviceSetup } from './two-factor-advice.setup.ts';

/**
 * The advice to turn two-factor on (specification: Entities and their fields, `tfaPromptRequired`). Dismissing it hides it on
 * this page; if the API call fails, the next page shows it again.
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
