import type { FlowLoader } from '#engine/flows/flow.ts';
import { addressAndEmailConfirmationBannerFlow } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.flow.ts';
import { accountToastsMessages } from './account-toasts.messages.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Wording of the specification: The error catalogue, "Toasts". */

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
    const { startLinkConfirmationMachine } = await import(
      '#machines/account/link-confirmation/link-confirmation.start.ts'
    );
    return () => {
      const actor = startLinkConfirmationMachine(async (token, signal) => {
        await confirm(token, signal);
        flows().current(addressAndEmailConfirmationBannerFlow)?.send({ type: 'DETAILS.SAVED' });
      });
      actor.on('link.refused', () =>
        page.toast({ message: page.messages(accountToastsMessages).linkGone(), level: 'error' }),
      );
      return actor;
    };
  };
}
