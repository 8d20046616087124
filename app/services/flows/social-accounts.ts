import type { FlowLoader } from '#engine/flows/flow.ts';
import { openTabStorage } from '#engine/storage/tab-storage.ts';
import type { FlowContext } from './flow-context.ts';

/** Accounts of other providers. Who comes back from one is taken note of once, and the address is plain again. */
export function socialAccountsLoader({
  commerce: { socialAuth },
  page,
}: Pick<FlowContext, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [{ startSocialAccounts }, { startOAuthRedirect, finishOAuthRedirect, removeOneTimeParameters }] =
      await Promise.all([
        import('#machines/account/social-accounts/social-accounts.start.ts'),
        import('../oauth-redirect.ts'),
      ]);
    return () => {
      const here = new URL(location.href);
      const back = finishOAuthRedirect(openTabStorage('essential'), here);
      if (back) history.replaceState(history.state, '', removeOneTimeParameters(here));
      return startSocialAccounts({
        socialAuth,
        back,
        leaveForProvider: (choice) =>
          page.load(
            startOAuthRedirect(openTabStorage('essential'), choice, new URL(location.href), () => crypto.randomUUID()),
          ),
      });
    };
  };
}
