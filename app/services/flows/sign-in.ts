import type { AnyMachineSnapshot } from 'xstate';
import { createCommerce } from '#commerce/commerce.ts';
import { calendarDay } from '#domain/forms/minimum-age.ts';
import { createBrowserTransport } from '#engine/api/browser-transport.ts';
import type { FlowLoader, FlowRef } from '#engine/flows/flow.ts';
import { tabStorage } from '#engine/storage/tab-storage.ts';
import { autologinFlow } from '#machines/autologin/autologin.flow.ts';
import { loginFlow } from '#machines/login/login.flow.ts';
import { signUpFlow } from '#machines/sign-up/sign-up.flow.ts';
import type { FlowContext, PageSurroundings } from './flow-context.ts';

/** Where whoever signs in without a target goes. */
const HOME = 'my-account';

export function loginFlowLoader({ transport, page }: FlowContext): FlowLoader {
  return async () => {
    const [{ startLogin }, { beginVisit, endVisit, plainAddress }] = await Promise.all([
      import('#machines/login/login.start.ts'),
      import('../provider-visit.ts'),
    ]);
    return () => {
      const here = new URL(location.href);
      const back = endVisit(tabStorage, here);
      if (back) history.replaceState(history.state, '', plainAddress(here));
      const services = {
        commerce: createCommerce(transport),
        commerceOf,
        provider: back?.provider ?? null,
        proof: back?.proof ?? null,
        leaveForProvider: (choice: Parameters<typeof beginVisit>[1]) =>
          page.load(beginVisit(tabStorage, choice, new URL(location.href), () => crypto.randomUUID())),
      };
      const actor = startLogin(services, formSurroundings(page));
      actor.on('login.authenticated', ({ target }) => leaveSignedIn(page, target));
      return actor;
    };
  };
}

export function signUpFlowLoader({ transport, page }: FlowContext): FlowLoader {
  return async () => {
    const [{ startSignUp }, { chosenNumbers }] = await Promise.all([
      import('#machines/sign-up/sign-up.start.ts'),
      import('../chosen-numbers.ts'),
    ]);
    return () => {
      const services = {
        commerce: createCommerce(transport),
        favouriteNumbers: () => chosenNumbers(tabStorage),
      };
      const actor = startSignUp(services, formSurroundings(page));
      actor.on('sign-up.authenticated', ({ target }) => {
        // The same page tells a customer that the e-mail address is to be confirmed, and leads on.
        const query = new URLSearchParams({ notice: 'signed-up', ...(target === null ? {} : { next: target }) });
        leaveSignedIn(page, `${location.pathname}?${query}`);
      });
      return actor;
    };
  };
}

export function autologinFlowLoader({ transport, page }: FlowContext): FlowLoader {
  return async () => {
    const { startAutologin } = await import('#machines/autologin/autologin.start.ts');
    return () => {
      const actor = startAutologin(createCommerce(transport), formSurroundings(page));
      actor.on('autologin.authenticated', ({ target }) => leaveSignedIn(page, target));
      return actor;
    };
  };
}

/** The form that the machine of `parent` invokes under `id`. */
function childFormLoader<Snapshot extends AnyMachineSnapshot, Event>(parent: FlowRef<Snapshot, Event>, id: string) {
  return ({ flows }: FlowContext): FlowLoader =>
    async () => {
      const [{ childForm }, actor] = await Promise.all([import('#machines/form/child-form.ts'), flows().start(parent)]);
      return () => childForm(actor, id);
    };
}

/** The forms inside the flows that sign in. */
export const signInForms = {
  'login.password': childFormLoader(loginFlow, 'loginForm'),
  'login.code': childFormLoader(loginFlow, 'codeForm'),
  'sign-up.form': childFormLoader(signUpFlow, 'signUpForm'),
  'autologin.code': childFormLoader(autologinFlow, 'codeForm'),
};

export function logoutFlowLoader({ commerce: { identity }, page }: FlowContext): FlowLoader {
  return async () => {
    const { startLogout } = await import('#machines/logout/logout.start.ts');
    return () => {
      const actor = startLogout((signal) => identity.logout({ signal }));
      actor.on('logout.unauthenticated', () => {
        const isClosing = new URLSearchParams(location.search).get('from') === 'close-my-account';
        page.leave(isClosing ? page.href('close-my-account.success') : `${page.href('login')}?notice=logged-out`);
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
function leaveSignedIn(page: PageSurroundings, target: string | null): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  page.leave(target ?? page.href(HOME));
}

function commerceOf(customerId: string) {
  return createCommerce(
    createBrowserTransport({ fetch: (input, init) => fetch(input, init), customerId: () => customerId }),
  );
}

function formSurroundings({ timeZone }: PageSurroundings) {
  return { today: () => calendarDay(Date.now(), timeZone()), newKey: () => crypto.randomUUID() };
}
