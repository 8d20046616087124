import type { FlowLoader } from '#engine/flows/flow.ts';
import { contactConfirmationBannerFlow } from '#machines/account/contact-confirmation-banner/contact-confirmation-banner.flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Wording of the specification: The error catalogue, "Toasts". */
const LINK_GONE = 'Email link no longer valid';

/** The links that confirm the postal address and the e-mail address. */
export function createAddressConfirmationLinkFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader {
  return linkLoader(context, (token, signal) => context.commerce.identity.confirmAddressByLink(token, { signal }));
}

export function createEmailConfirmationLinkFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader {
  return linkLoader(context, (token, signal) => context.commerce.identity.confirmEmailAddressByLink(token, { signal }));
}

function linkLoader(
  { page, flows }: Pick<FlowLoaderDependencies, 'page' | 'flows'>,
  confirm: (token: string, signal: AbortSignal) => Promise<unknown>,
): FlowLoader {
  return async () => {
    const { startLinkConfirmation } = await import('#machines/account/link-confirmation/link-confirmation.start.ts');
    return () => {
      const actor = startLinkConfirmation(async (token, signal) => {
        await confirm(token, signal);
        flows().current(contactConfirmationBannerFlow)?.send({ type: 'DETAILS.SAVED' });
      });
      actor.on('link.refused', () => page.toast({ message: LINK_GONE, level: 'error' }));
      return actor;
    };
  };
}
