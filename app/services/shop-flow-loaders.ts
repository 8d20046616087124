import { createCommerceCalls } from '#commerce/commerce.ts';
import { createBrowserTransport } from '#engine/api/browser-transport.ts';
import { createElevatingTransport } from '#engine/api/elevating-transport.ts';
import { fetchWithPageHeaders } from '#engine/api/same-origin-fetch.ts';
import type { AnyFlowLoader, FlowRunner } from '#engine/flows/flow.ts';
import { createFlowPageServices, type FlowPageServicesOptions } from '../browser/react/browser-page.ts';
import { withAnalyticsCallTracking } from './analytics/call-events.ts';
import { trackFlowEvents } from './analytics/flow-events.ts';
import { dispatchTrackEvent } from './analytics/track.ts';
import { withCallFailureScreen } from './failure-screen.ts';
import { createAccountButtonActionFlowLoader } from './flows/account-button-action.ts';
import { createAddressAndEmailConfirmationFlowLoader } from './flows/address-and-email-confirmation-banner.ts';
import { createAutomaticIdentityCheckFlowLoader } from './flows/automatic-identity-check.ts';
import { createCardSavingFlowLoader } from './flows/card-saving.ts';
import { createCartFlowLoader } from './flows/cart.ts';
import { checkoutFlowLoaders } from './flows/checkout.ts';
import { createDrawTicketsLookupFlowLoader } from './flows/customer-draw-tickets-lookup.ts';
import { depositFlowLoaders } from './flows/deposits.ts';
import { createFavouriteNumbersFlowLoader } from './flows/favourite-numbers.ts';
import { createFeedbackFlowLoader } from './flows/feedback.ts';
import type { FlowLoaderDependencies, FlowPageServices } from './flows/flow-context.ts';
import { createPageFormSubmitHandlers } from './flows/form-submits.ts';
import { createGroupWizardFlowLoader } from './flows/group-wizard.ts';
import { createIdentityDocumentUploadFlowLoader } from './flows/identity-document-upload.ts';
import {
  createAddressConfirmationLinkFlowLoader,
  createEmailConfirmationLinkFlowLoader,
} from './flows/link-confirmation.ts';
import {
  createPartyAutosessionFlowLoader,
  createPartyGroupJoinFlowLoader,
  createPartyRenameOrLeaveFlowLoader,
  createTicketPartyReloadFlowLoader,
} from './flows/lotto-party.ts';
import { membershipFlowLoaders } from './flows/membership.ts';
import { createMigrationFlowLoader, migrationTermsFormFlowLoaders } from './flows/migration.ts';
import { createNotificationsFlowLoader } from './flows/notifications.ts';
import { createPageDataElevationFlowLoader } from './flows/page-data-elevation.ts';
import { createPartnerCartPricingFlowLoader } from './flows/partner-cart-pricing.ts';
import { createPaymentResolutionFlowLoader } from './flows/payment-resolution.ts';
import { createPaypalAccountSavingFlowLoader } from './flows/paypal-account-saving.ts';
import { createPrecartFlowLoader } from './flows/precart.ts';
import { createReceiptWaitFlowLoader } from './flows/receipt-wait.ts';
import { createRecurringPurchaseEditFlowLoader } from './flows/recurring-purchase-edit.ts';
import { createScheduledPurchaseCancellationFlowLoader } from './flows/scheduled-purchase-cancellation.ts';
import { createSessionIdleFlowLoader } from './flows/session-idle.ts';
import {
  createAutologinFlowLoader,
  createLoginFlowLoader,
  createLogoutFlowLoader,
  createSignUpFlowLoader,
  signInFormFlowLoaders,
} from './flows/sign-in.ts';
import { createSocialAccountsFlowLoader } from './flows/social-accounts.ts';
import { createTicketDownloadFlowLoader } from './flows/ticket-document-download.ts';
import { createTwoFactorAdviceFlowLoader } from './flows/two-factor-advice.ts';
import { createElevationFlowLoader, startElevationPromptForBlockedCall } from './flows/two-factor-elevation.ts';
import { createTwoFactorSetupFlowLoader, twoFactorSetupFormFlowLoaders } from './flows/two-factor-setup.ts';
import { createUnrecoverableErrorFlowLoader, showUnrecoverableErrorScreen } from './flows/unrecoverable-error.ts';
import { createFormFlowLoaders } from './form-flows.ts';
import { CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN } from './inline-failure-calls.ts';
import { createExpectedCustomerTracker } from './page-customer.ts';
import { withTokenRefreshFailureToast } from './refresh-failure-toast.ts';
import { refreshVisitorSummary } from './refresh-visitor.ts';
import { blockSellingCallsWhileRestricted } from './with-refused-sales.ts';

/** Loaders of the shop's flows, by flow id. */
const loaders: Readonly<Record<string, (context: FlowLoaderDependencies) => AnyFlowLoader>> = {
  autologin: createAutologinFlowLoader,
  'address-and-email-confirmation-banner': createAddressAndEmailConfirmationFlowLoader,
  'account-button-action': createAccountButtonActionFlowLoader,
  'identity-document-upload': createIdentityDocumentUploadFlowLoader,
  'automatic-identity-check': createAutomaticIdentityCheckFlowLoader,
  'card-saving': createCardSavingFlowLoader,
  'paypal-account-saving': createPaypalAccountSavingFlowLoader,
  cart: createCartFlowLoader,
  ...checkoutFlowLoaders,
  ...depositFlowLoaders,
  'favourite-numbers': createFavouriteNumbersFlowLoader,
  feedback: createFeedbackFlowLoader,
  'group-wizard': createGroupWizardFlowLoader,
  login: createLoginFlowLoader,
  logout: createLogoutFlowLoader,
  'sign-up': createSignUpFlowLoader,
  ...signInFormFlowLoaders,
  'link-confirmation.address': createAddressConfirmationLinkFlowLoader,
  'link-confirmation.email': createEmailConfirmationLinkFlowLoader,
  'two-factor-elevation': createElevationFlowLoader,
  ...membershipFlowLoaders,
  notifications: createNotificationsFlowLoader,
  'party-autosession': createPartyAutosessionFlowLoader,
  'party-manage': createPartyRenameOrLeaveFlowLoader,
  'party-group-join': createPartyGroupJoinFlowLoader,
  'ticket-party-reload': createTicketPartyReloadFlowLoader,
  'customer-draw-tickets-lookup': createDrawTicketsLookupFlowLoader,
  'page-data-elevation': createPageDataElevationFlowLoader,
  'receipt-wait': createReceiptWaitFlowLoader,
  'partner-cart-pricing': createPartnerCartPricingFlowLoader,
  'payment-resolution': createPaymentResolutionFlowLoader,
  precart: createPrecartFlowLoader,
  'recurring-purchase-edit': createRecurringPurchaseEditFlowLoader,
  'scheduled-purchase-cancellation': createScheduledPurchaseCancellationFlowLoader,
  'session-idle': createSessionIdleFlowLoader,
  migration: createMigrationFlowLoader,
  ...migrationTermsFormFlowLoaders,
  'social-accounts': createSocialAccountsFlowLoader,
  'ticket-document-download': createTicketDownloadFlowLoader,
  'two-factor-advice': createTwoFactorAdviceFlowLoader,
  'two-factor-setup': createTwoFactorSetupFlowLoader,
  'unrecoverable-error': createUnrecoverableErrorFlowLoader,
  ...twoFactorSetupFormFlowLoaders,
};

/**
 * Loaders of the shop's flows in a browser. A call that requires a one-time code is pending until the customer has
 * entered it. `flows` runs the flows.
 */
export function createShopFlowLoaders(
  source: FlowPageServicesOptions,
  flows: FlowRunner,
): Readonly<Record<string, AnyFlowLoader>> {
  const page = createFlowPageServices(source);
  const identity = createExpectedCustomerTracker(page.customerId, (isOver) => {
    if (!isOver) return page.reload();
    void import('./sign-in-again.ts').then(({ leavePageToSignInAgain }) => leavePageToSignInAgain(page), page.reload);
  });
  const plain = createBrowserTransport({ fetch: fetchWithPageHeaders, customerId: identity.customerId });
  const selling = blockSellingCallsWhileRestricted(plain, {
    notice: page.salesRestrictionReason,
    refresh: () => refreshVisitorSummary(page),
  });
  const watched = withTokenRefreshFailureToast(
    identity.watch(withAnalyticsCallTracking(selling, dispatchTrackEvent)),
    page.toast,
  );
  const transport = withCallFailureScreen(watched, {
    isInline: (callId) => CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN.has(callId),
    report: page.failed,
    show: (error) => showUnrecoverableErrorScreen(flows, error),
  });
  const elevating = createElevatingTransport(transport, (call) => startElevationPromptForBlockedCall(call, flows));
  const commerce = createCommerceCalls(elevating.transport);
  const context: FlowLoaderDependencies = {
    page,
    commerce,
    transport,
    pendingCalls: elevating.pendingCalls,
    waitForCode: elevating.wait,
    flows: () => flows,
  };
  const surroundings = { clock: Date.now, timeZone: page.timeZone, site: page.site, newKey: () => crypto.randomUUID() };
  const own = Object.entries(loaders).map(([id, load]) => [id, load(context)] as const);
  const all = [...Object.entries(createFormFlowLoaders(createPageFormSubmitHandlers(context), surroundings)), ...own];
  return Object.fromEntries(all.map(([id, load]) => [id, addEventTracking(id, load, page.site)]));
}

/** Tracks the events of a flow for analytics. */
function addEventTracking(id: string, load: AnyFlowLoader, shop: FlowPageServices['site']): AnyFlowLoader {
  return async () => {
    const start = await load();
    return (input) => {
      const actor = start(input);
      trackFlowEvents(id, actor, shop, dispatchTrackEvent);
      return actor;
    };
  };
}
