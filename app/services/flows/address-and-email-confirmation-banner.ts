import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The capability to change details in a modal rather than on a page of their own. */
const EDITS_HERE = 'account-details-manage';

/** Countries whose address form is in the code of the modal. Others have theirs on the page. */
const COUNTRIES_OF_MODAL: readonly (string | undefined)[] = ['AU', 'GB'];

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
        editsHere:
          page.capability(EDITS_HERE) && COUNTRIES_OF_MODAL.includes(new Intl.Locale(page.site().locale).region),
        read: async (signal) => {
          const [known, details] = await Promise.all([customer.get({ signal }), customer.details({ signal })]);
          const { addressConfirmationRequired, emailAddressConfirmationRequired, emailAddressUnproven = false } = known;
          return { addressConfirmationRequired, emailAddressConfirmationRequired, emailAddressUnproven, details };
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
