import type { FlowLoader } from '#engine/flows/flow.ts';
import { loadRegion } from '../load-region.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The capability to change details in a modal rather than on a page of their own. */
const EDITS_HERE = 'account-details-manage';

/** The banner by which a customer confirms addresses. */
export function createAddressAndEmailConfirmationFlowLoader({
  commerce,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  const { customer, identity } = commerce;
  return async () => {
    const { startAddressAndEmailConfirmationBannerMachine: startAccountBanner } = await import(
      '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.start.ts'
    );
    return () => {
      const actor = startAccountBanner({
        canEditInModal: page.capability(EDITS_HERE),
        read: async (signal) => {
          const [known, details, region] = await Promise.all([
            customer.get({ signal }),
            customer.details({ signal }),
            loadRegion(page.site().locale, signal),
          ]);
          const { addressConfirmationRequired, emailAddressConfirmationRequired, emailAddressUnproven = false } = known;
          return {
            addressConfirmationRequired,
            emailAddressConfirmationRequired,
            emailAddressUnproven,
            details,
            region,
          };
        },
        confirmAddress: (signal) => identity.confirmAddress({ signal }),
        confirmEmail: (signal) => identity.confirmEmailAddress({ signal }),
        resend: async (signal) => {
          await identity.resendEmailConfirmation({ signal });
        },
      });
      actor.on('banner.left', () => page.navigate(page.href('my-account.my-details')));
      return actor;
    };
  };
}
