import { createCommerceCalls } from '#commerce/commerce.ts';
import { createBrowserTransport } from '#engine/api/browser-transport.ts';
import { fetchWithPageHeaders } from '#engine/api/same-origin-fetch.ts';
import type { FlowLoader } from '#engine/flows/flow.ts';
import { autologinFlow } from '#machines/sign-in/autologin/autologin.flow.ts';
import { loginFlow } from '#machines/sign-in/login/login.flow.ts';
import { signUpFlow } from '#machines/sign-in/sign-up/sign-up.flow.ts';
import { loadFormSurroundings } from '../load-form-surroundings.ts';
import { getSessionActivity } from '../session-activity.ts';
import { createChildFormFlowLoader } from './child-form.ts';
import type { FlowLoaderDependencies, FlowPageServices } from './flow-context.ts';

/** Route after a sign-in without a target. */
const HOME = 'my-account';

export function createLoginFlowLoader({
  transport,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'transport'>): FlowLoader {
  return async () => {
    const [
      { startLoginMachine },
      visits,
      { clearPendingSocialLink, storePendingSocialLink, requestLinkingOfPendingSocialAccount, readPendingSocialLink },
      surroundings,
    ] = await Promise.all([
      import('#machines/sign-in/login/login.start.ts'),
      import('../oauth-redirect.ts'),
      import('../pending-social-link.ts'),
      loadFormSurroundings(page),
    ]);
    const {
      prepareOAuthRedirectUrl,
      readOAuthReturnOnce,
      buildLoginOrSignUpModeUrl: switchLoginMode,
      copyUrlWithoutOneTimeParameters: removeOneTimeParameters,
    } = visits;
    return () => {
      const here = page.url();
      const back = readOAuthReturnOnce(page.storage('essential'), here);
      if (back) page.replaceUrl(removeOneTimeParameters(here));
      const keeping = { storage: page.storage('essential'), now: Date.now };
      const pendingLink = back ? null : readPendingSocialLink(keeping);
      const services = {
        commerce: createCommerceCalls(transport),
        commerceOf,
        provider: (back ?? pendingLink)?.provider ?? null,
        isUnlinked: pendingLink !== null,
        proof: (back ?? pendingLink)?.proof ?? null,
        requestLinkingOfPendingSocialAccount,
        leaveForProvider: (choice: Parameters<typeof prepareOAuthRedirectUrl>[1]) =>
          page.load(prepareOAuthRedirectUrl(page.storage('essential'), choice, page.url(), () => crypto.randomUUID())),
      };
      const toSignUp = () => {
        const { pathname, search } = switchLoginMode(page.url(), 'sign-up');
        page.navigate(pathname + search);
      };
      // A visitor who cancelled at the provider continues with the sign-up.
      if (back?.opensAccount && back.proof === null) toSignUp();
      const actor = startLoginMachine(services, surroundings);
      actor.on('login.authenticated', ({ target }) => {
        clearPendingSocialLink(keeping);
        leaveSignedIn(page, target);
      });
      actor.on('login.unlinked', () => {
        if (!back?.proof) return;
        void storePendingSocialLink({ provider: back.provider, proof: back.proof }, keeping);
        if (back.opensAccount) toSignUp();
      });
      return actor;
    };
  };
}

export function createSignUpFlowLoader({
  transport,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'transport'>): FlowLoader {
  return async () => {
    const [
      { startSignUpMachine },
      { readFavouriteNumbersBeforeSignUp: readChosenFavouriteNumbers },
      { prepareOAuthRedirectUrl, buildLoginOrSignUpModeUrl: switchLoginMode },
      { clearPendingSocialLink, requestLinkingOfPendingSocialAccount, readPendingSocialLink },
      surroundings,
    ] = await Promise.all([
      import('#machines/sign-in/sign-up/sign-up.start.ts'),
      import('../chosen-favourite-numbers.ts'),
      import('../oauth-redirect.ts'),
      import('../pending-social-link.ts'),
      loadFormSurroundings(page),
    ]);
    return () => {
      const keeping = { storage: page.storage('essential'), now: Date.now };
      const services = {
        commerce: createCommerceCalls(transport),
        commerceOf,
        favouriteNumbers: () => readChosenFavouriteNumbers(page.storage('essential')),
        unlinked: readPendingSocialLink(keeping),
        requestLinkingOfPendingSocialAccount,
        // The visitor may already have an account here, so the provider redirects to the log-in.
        leaveForProvider: (choice: Parameters<typeof prepareOAuthRedirectUrl>[1]) => {
          const back = switchLoginMode(page.url(), 'log-in');
          page.load(prepareOAuthRedirectUrl(page.storage('essential'), choice, back, () => crypto.randomUUID(), true));
        },
      };
      const actor = startSignUpMachine(services, surroundings);
      actor.on('sign-up.authenticated', ({ target }) => {
        clearPendingSocialLink(keeping);
        // The same page shows that the e-mail address must be confirmed, and links to `next`.
        const query = new URLSearchParams({ notice: 'signed-up', ...(target === null ? {} : { next: target }) });
        leaveSignedIn(page, `${page.url().pathname}?${query}`);
      });
      return actor;
    };
  };
}

export function createAutologinFlowLoader({
  transport,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'transport'>): FlowLoader {
  return async () => {
    const [{ startAutologinMachine }, surroundings] = await Promise.all([
      import('#machines/sign-in/autologin/autologin.start.ts'),
      loadFormSurroundings(page),
    ]);
    return () => {
      const actor = startAutologinMachine(createCommerceCalls(transport), surroundings);
      actor.on('autologin.authenticated', ({ target }) => leaveSignedIn(page, target));
      return actor;
    };
  };
}

/** The forms inside the flows that sign in. */
export const signInFormFlowLoaders = {
  'login.password': createChildFormFlowLoader(loginFlow, 'loginForm'),
  'login.code': createChildFormFlowLoader(loginFlow, 'codeForm'),
  'sign-up.form': createChildFormFlowLoader(signUpFlow, 'signUpForm'),
  'autologin.code': createChildFormFlowLoader(autologinFlow, 'codeForm'),
};

export function createLogoutFlowLoader({
  commerce: { identity },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [{ startLogoutMachine }, { clearCustomerTabStorage }] = await Promise.all([
      import('#machines/sign-in/logout/logout.start.ts'),
      import('../clear-customer-storage.ts'),
    ]);
    return () => {
      const actor = startLogoutMachine((signal) => identity.logout({ signal }));
      actor.on('logout.unauthenticated', () => {
        clearCustomerTabStorage(page.storage('essential'));
        // Other tabs still show data of the signed-out customer.
        getSessionActivity().end();
        page.leave(page.signedOutPath() ?? `${page.href('login')}?notice=logged-out`);
      });
      whenShown(page.window, () => actor.send({ type: 'LOGOUT.BEGIN' }));
      return actor;
    };
  };
}

/** Waits until a prerendered or background page is visible. */
function whenShown(window: Window, begin: () => void): void {
  if (window.document.visibilityState === 'visible') begin();
  else window.addEventListener('visibilitychange', () => whenShown(window, begin), { once: true });
}

/** Reloads the page if the back/forward cache restores it with its submitted form. */
function leaveSignedIn(
  page: Pick<FlowPageServices, 'href' | 'leave' | 'reload' | 'window'>,
  target: string | null,
): void {
  page.window.addEventListener('pageshow', ({ persisted }) => persisted && page.reload(), { once: true });
  page.leave(target ?? page.href(HOME));
}

function commerceOf(customerId: string) {
  return createCommerceCalls(createBrowserTransport({ fetch: fetchWithPageHeaders, customerId: () => customerId }));
}
