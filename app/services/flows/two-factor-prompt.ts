import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowContext } from './flow-context.ts';

/** The advice to turn two-factor on, which can be put away. */
export function twoFactorPromptLoader({ commerce }: Pick<FlowContext, 'commerce'>): FlowLoader {
  return async () => {
    const { startTwoFactorPrompt } = await import('#machines/account/two-factor-prompt/two-factor-prompt.start.ts');
    return () => startTwoFactorPrompt(commerce.twoFactor);
  };
}
