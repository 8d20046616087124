import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Accounts of other providers. Who comes back from one is taken note of once, and the address is plain again. */
export function createSocialAccountsFlowLoader({
  commerce: { socialAuth },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [
      { startSocialAccountsMachine },
      { prepareOAuthRedirectUrl, readOAuthReturnOnce, copyUrlWithoutOneTimeParameters: removeOneTimeParameters },
    ] = await Promise.all([
      import('#machines/account/social-accounts/social-accounts.start.ts'),
      import('../oauth-redirect.ts'),
    ]);
    return () => {
      const here = page.url();
      const back = readOAuthReturnOnce(page.storage('essential'), here);
      if (back) page.replaceUrl(removeOneTimeParameters(here));
      return startSocialAccountsMachine({
        socialAuth,
        back,
        leaveForProvider: (choice) =>
          page.load(prepareOAuthRedirectUrl(page.storage('essential'), choice, page.url(), () => crypto.randomUUID())),
      });
    };
  };
}
