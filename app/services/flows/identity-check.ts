import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowContext } from './flow-context.ts';

/** Where a block tells the origin of the commerce API, whose pages stand for the identity provider. */
const ORIGIN = '[data-identity-origin]';

/** Proving who a customer is. Who comes back from the provider is taken note of once, and what the provider added leaves the address. */
export function identityCheckLoader({
  commerce: { verification },
  page,
}: Pick<FlowContext, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startIdentityCheck } = await import('#machines/account/identity-check/identity-check.start.ts');
    return () => {
      const here = new URL(location.href);
      const [state, code] = ['state', 'code'].map((name) => here.searchParams.get(name));
      const back = state && code ? { state, code } : null;
      for (const name of ['state', 'code']) here.searchParams.delete(name);
      here.hash = '';
      if (back) history.replaceState(history.state, '', here);
      const actor = startIdentityCheck({
        isReturning: back !== null,
        verify: (signal) => verification.verify({ signal }),
        async leaveForProvider(signal) {
          const { authorisePath } = await verification.startConnectId(here.href, { signal });
          const origin = document.querySelector<HTMLElement>(ORIGIN)?.dataset['identityOrigin'] ?? here.origin;
          page.load(new URL(authorisePath, origin).href);
        },
        endVisit: (signal) => verification.endConnectId(back ?? { state: '', code: '' }, { signal }),
      });
      actor.on('identity-check.done', () => page.refresh());
      return actor;
    };
  };
}
