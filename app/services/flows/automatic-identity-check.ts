import type { FlowInputOf, FlowLoader } from '#engine/flows/flow.ts';
import type { automaticIdentityCheckFlow } from '#machines/account/automatic-identity-check/automatic-identity-check.flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Proving who a customer is. Who comes back from the provider is taken note of once, and what the provider added leaves the address. */
export function createAutomaticIdentityCheckFlowLoader({
  commerce: { verification },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader<FlowInputOf<typeof automaticIdentityCheckFlow>> {
  return async () => {
    const { startAutomaticIdentityCheckMachine } = await import(
      '#machines/account/automatic-identity-check/automatic-identity-check.start.ts'
    );
    return ({ providerOrigin }) => {
      const here = page.url();
      const [state, code] = ['state', 'code'].map((name) => here.searchParams.get(name));
      const back = state && code ? { state, code } : null;
      for (const name of ['state', 'code']) here.searchParams.delete(name);
      here.hash = '';
      if (back) page.replaceUrl(here);
      const actor = startAutomaticIdentityCheckMachine({
        isReturning: back !== null,
        verify: (signal) => verification.verify({ signal }),
        async leaveForProvider(signal) {
          const { authorisePath } = await verification.startConnectId(here.href, { signal });
          page.load(new URL(authorisePath, providerOrigin ?? here.origin).href);
        },
        endVisit: (signal) => verification.endConnectId(back ?? { state: '', code: '' }, { signal }),
      });
      actor.on('automatic-identity-check.done', () => page.refresh());
      return actor;
    };
  };
}
