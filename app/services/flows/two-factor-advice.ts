import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The advice to turn two-factor on, which can be put away. */
export function createTwoFactorAdviceFlowLoader({ commerce }: Pick<FlowLoaderDependencies, 'commerce'>): FlowLoader {
  return async () => {
    const { startTwoFactorAdviceMachine: startTwoFactorPrompt } = await import(
      '#machines/account/two-factor-advice/two-factor-advice.start.ts'
    );
    return () => startTwoFactorPrompt(commerce.twoFactor);
  };
}
