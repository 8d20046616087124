import type { FlowLoader } from '#engine/flows/flow.ts';
import { twoFactorSetupFlow } from '#machines/account/two-factor-setup/two-factor-setup.flow.ts';
import { loadFormSurroundings } from '../load-form-surroundings.ts';
import { accountToastsMessages } from './account-toasts.messages.gen.ts';
import { createChildFormFlowLoader } from './child-form.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Sets two-factor up. Its calls are pending while the API requires a code. */
export function createTwoFactorSetupFlowLoader({
  commerce: { twoFactor },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [{ startTwoFactorSetupMachine }, surroundings] = await Promise.all([
      import('#machines/account/two-factor-setup/two-factor-setup.start.ts'),
      loadFormSurroundings(page),
    ]);
    return () => {
      const copy = (text: string) => page.window.navigator.clipboard.writeText(text);
      const actor = startTwoFactorSetupMachine({ twoFactor, copy }, surroundings);
      actor.on('two-factor-setup.key_copied', () =>
        page.toast({ message: page.messages(accountToastsMessages).keyCopied(), level: 'success' }),
      );
      return actor;
    };
  };
}

/** The forms of the first code. */
export const twoFactorSetupFormFlowLoaders = {
  'two-factor-setup.authenticator': createChildFormFlowLoader(twoFactorSetupFlow, 'authenticatorForm'),
  'two-factor-setup.email': createChildFormFlowLoader(twoFactorSetupFlow, 'emailForm'),
};
