import { createCommerce } from '#commerce/commerce.ts';
import { createBrowserTransport } from '#engine/api/browser-transport.ts';
import { fetchSameOrigin } from '#engine/api/same-origin-fetch.ts';
import type { FlowLoader } from '#engine/flows/flow.ts';
import { tabStorage } from '#engine/storage/tab-storage.ts';
import { autologinFlow } from '#machines/sign-in/autologin/autologin.flow.ts';
import { loginFlow } from '#machines/sign-in/login/login.flow.ts';
import { signUpFlow } from '#machines/sign-in/sign-up/sign-up.flow.ts';
import { sessionActivity } from '../session-activity.ts';
import { childFormLoader } from './child-form.ts';
import type { BrowserPage, FlowContext } from './flow-context.ts';

/** Where whoever signs in without a target goes. */
const HOME = 'my-account';

export function loginFlowLoader({ transport, page }: Pick<FlowContext, 'page' | 'transport'>): FlowLoader {
  return async () => {
    const [
      { startLogin },
      visits,
      { forgetUnlinked, storePendingSocialLink, completeSocialLink, unlinkedAccount },
      surroundings,
    ] = await Promise.all([
      import('#machines/sign-in/login/login.start.ts'),
      import('../oauth-redirect.ts'),
      import('../pending-social-link.ts'),
      formSurroundings(page),
    ]);
    const { startOAuthRedirect, finishOAuthRedirect, withLoginMode, stripVisitParameters } = visits;
    return () => {
      const here = new URL(location.href);
      const back = finishOAuthRedirect(tabStorage('essential'), here);
      if (back) history.replaceState(history.state, '', stripVisitParameters(here));
      const keeping = { storage: tabStorage('essential'), now: Date.now };
      const kept = back ? null : unlinkedAccount(keeping);
      const services = {
        commerce: createCommerce(transport),
        commerceOf,
        provider: (back ?? kept)?.provider ?? null,
        isUnlinked: kept !== null,
        proof: (back ?? kept)?.proof ?? null,
        completeSocialLink,
        leaveForProvider: (choice: Parameters<typeof startOAuthRedirect>[1]) =>
          page.load(
            startOAuthRedirect(tabStorage('essential'), choice, new URL(location.href), () => crypto.randomUUID()),
          ),
      };
      const toSignUp = () => {
        const { pathname, search } = withLoginMode(new URL(location.href), 'sign-up');
        page.navigate(pathname + search);
      };
      // A visitor who cancelled at the provider goes on with opening an account.
      if (back?.opensAccount && back.proof === null) toSignUp();
      const actor = startLogin(services, surroundings);
      actor.on('login.authenticated', ({ target }) => {
        forgetUnlinked(keeping);
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

export function signUpFlowLoader({ transport, page }: Pick<FlowContext, 'page' | 'transport'>): FlowLoader {
  return async () => {
    const [
      { startSignUp },
      { chosenNumbers },
      { startOAuthRedirect, withLoginMode },
      { forgetUnlinked, completeSocialLink, unlinkedAccount },
      surroundings,
    ] = await Promise.all([
      import('#machines/sign-in/sign-up/sign-up.start.ts'),
      import('../chosen-numbers.ts'),
      import('../oauth-redirect.ts'),
      import('../pending-social-link.ts'),
      formSurroundings(page),
    ]);
    return () => {
      const keeping = { storage: tabStorage('essential'), now: Date.now };
      const services = {
        commerce: createCommerce(transport),
        commerceOf,
        favouriteNumbers: () => chosenNumbers(tabStorage('essential')),
        unlinked: unlinkedAccount(keeping),
        completeSocialLink,
        // Who has an account there may have one here too, so the way back leads to where customers log in.
        leaveForProvider: (choice: Parameters<typeof startOAuthRedirect>[1]) => {
          const back = withLoginMode(new URL(location.href), 'log-in');
          page.load(startOAuthRedirect(tabStorage('essential'), choice, back, () => crypto.randomUUID(), true));
        },
      };
      const actor = startSignUp(services, surroundings);
      actor.on('sign-up.authenticated', ({ target }) => {
        forgetUnlinked(keeping);
        // The same page tells a customer that the e-mail address is to be confirmed, and leads on.
        const query = new URLSearchParams({ notice: 'signed-up', ...(target === null ? {} : { next: target }) });
        leaveSignedIn(page, `${location.pathname}?${query}`);
      });
      return actor;
    };
  };
}

export function autologinFlowLoader({ transport, page }: Pick<FlowContext, 'page' | 'transport'>): FlowLoader {
  return async () => {
    const [{ startAutologin }, surroundings] = await Promise.all([
      import('#machines/sign-in/autologin/autologin.start.ts'),
      formSurroundings(page),
    ]);
    return () => {
      const actor = startAutologin(createCommerce(transport), surroundings);
      actor.on('autologin.authenticated', ({ target }) => leaveSignedIn(page, target));
      return actor;
    };
  };
}

/** The forms inside the flows that sign in. */
export const signInForms = {
  'login.password': childFormLoader(loginFlow, 'loginForm'),
  'login.code': childFormLoader(loginFlow, 'codeForm'),
  'sign-up.form': childFormLoader(signUpFlow, 'signUpForm'),
  'autologin.code': childFormLoader(autologinFlow, 'codeForm'),
};

export function logoutFlowLoader({ commerce: { identity }, page }: Pick<FlowContext, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startLogout } = await import('#machines/sign-in/logout/logout.start.ts');
    return () => {
      const actor = startLogout((signal) => identity.logout({ signal }));
      actor.on('logout.unauthenticated', () => {
        // What other tabs show is the customer's who has gone.
        sessionActivity().end();
        page.leave(page.signedOutPath() ?? `${page.href('login')}?notice=logged-out`);
      });
      whenShown(() => actor.send({ type: 'LOGOUT.BEGIN' }));
      return actor;
    };
  };
}

/** A page that is made ahead, or opened behind another, has not been asked for yet. */
function whenShown(begin: () => void): void {
  if (document.visibilityState === 'visible') begin();
  else document.addEventListener('visibilitychange', () => whenShown(begin), { once: true });
}

/** A browser that brings this page back from memory would show a form that has done its work. */
function leaveSignedIn(page: BrowserPage, target: string | null): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  page.leave(target ?? page.href(HOME));
}

function commerceOf(customerId: string) {
  return createCommerce(createBrowserTransport({ fetch: fetchSameOrigin, customerId: () => customerId }));
}

/** What forms need; telling the day takes code that no page should load for its own sake. */
async function formSurroundings({ timeZone }: BrowserPage) {
  const { calendarDay } = await import('#domain/forms/minimum-age.ts');
  return { today: () => calendarDay(Date.now(), timeZone()), newKey: () => crypto.randomUUID() };
}
