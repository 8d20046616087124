import type { FlowLoader } from '#engine/flows/flow.ts';
import { accountBannerFlow } from '#machines/account/account-banner/account-banner.flow.ts';
import type { FlowContext } from './flow-context.ts';

/** Wording of the specification: The error catalogue, "Toasts". */
const LINK_GONE = 'Email link no longer valid';

/** The links that confirm the postal address and the e-mail address. */
export function addressLinkLoader(context: Pick<FlowContext, 'page' | 'commerce' | 'flows'>): FlowLoader {
  return linkLoader(context, (token, signal) => context.commerce.identity.confirmAddressByLink(token, { signal }));
}

export function emailLinkLoader(context: Pick<FlowContext, 'page' | 'commerce' | 'flows'>): FlowLoader {
  return linkLoader(context, (token, signal) => context.commerce.identity.confirmEmailAddressByLink(token, { signal }));
}

function linkLoader(
  { page, flows }: Pick<FlowContext, 'page' | 'flows'>,
  confirm: (token: string, signal: AbortSignal) => Promise<unknown>,
): FlowLoader {
  return async () => {
    const { startLinkConfirmation } = await import('#machines/account/link-confirmation/link-confirmation.start.ts');
    return () => {
      const actor = startLinkConfirmation(async (token, signal) => {
        await confirm(token, signal);
        flows().current(accountBannerFlow)?.send({ type: 'DETAILS.SAVED' });
      });
      actor.on('link.refused', () => page.toast({ message: LINK_GONE, level: 'error' }));
      return actor;
    };
  };
}
