import { createCommerceCalls } from '#commerce/commerce.ts';
import { createBrowserTransport } from '#engine/api/browser-transport.ts';
import { createElevatingTransport } from '#engine/api/elevating-transport.ts';
import { fetchSameOrigin } from '#engine/api/same-origin-fetch.ts';
import type { AnyFlowLoader, Flows } from '#engine/flows/flow.ts';
import { createBrowserPage, type PageSource } from '../browser/react/browser-page.ts';
import { withCallTracking } from './analytics/call-events.ts';
import { trackFlowEvents } from './analytics/flow-events.ts';
import { dispatchTrackEvent } from './analytics/track.ts';
import { withFailureScreen } from './failure-screen.ts';
import { accountBannerLoader } from './flows/account-banner.ts';
import { accountChangeLoader } from './flows/account-change.ts';
import { cartFlowLoader } from './flows/cart.ts';
import { checkoutFlows } from './flows/checkout.ts';
import { depositFlows } from './flows/deposits.ts';
import { documentUploadLoader } from './flows/document-upload.ts';
import { favouriteNumbersLoader } from './flows/favourite-numbers.ts';
import { feedbackLoader } from './flows/feedback.ts';
import type { BrowserPage, FlowContext } from './flows/flow-context.ts';
import { formSubmits } from './flows/form-submits.ts';
import { groupWizardLoader } from './flows/group-wizard.ts';
import { identityCheckLoader } from './flows/identity-check.ts';
import { addressLinkLoader, emailLinkLoader } from './flows/link-confirmation.ts';
import { partyAutosessionLoader, partyJoinLoader, partyManageLoader, partyTicketLoader } from './flows/lotto-party.ts';
import { membershipFlows } from './flows/membership.ts';
import { migrationLoader, migrationTerms } from './flows/migration.ts';
import { newCardLoader } from './flows/new-card.ts';
import { newPaypalLoader } from './flows/new-paypal.ts';
import { notificationsLoader } from './flows/notifications.ts';
import { ownTicketsLoader } from './flows/own-tickets.ts';
import { pageElevationLoader } from './flows/page-elevation.ts';
import { partnerPurchaseLoader } from './flows/partner-purchase.ts';
import { paymentResolutionLoader } from './flows/payment-resolution.ts';
import { precartLoader } from './flows/precart.ts';
import { receiptLoader } from './flows/receipt.ts';
import { recurringPurchaseLoader } from './flows/recurring-purchase.ts';
import { scheduledPurchaseLoader } from './flows/scheduled-purchase.ts';
import { sessionIdleLoader } from './flows/session-idle.ts';
import {
  autologinFlowLoader,
  loginFlowLoader,
  logoutFlowLoader,
  signInForms,
  signUpFlowLoader,
} from './flows/sign-in.ts';
import { socialAccountsLoader } from './flows/social-accounts.ts';
import { ticketDocumentLoader } from './flows/ticket-document.ts';
import { elevationFlowLoader, openElevationPrompt } from './flows/two-factor-elevation.ts';
import { twoFactorPromptLoader } from './flows/two-factor-prompt.ts';
import { twoFactorSetupForms, twoFactorSetupLoader } from './flows/two-factor-setup.ts';
import { showUnrecoverable, unrecoverableErrorLoader } from './flows/unrecoverable-error.ts';
import { createFormFlowLoaders } from './form-flows.ts';
import { INLINE_FAILURE_CALLS } from './inline-failure-calls.ts';
import { createPageCustomer } from './page-customer.ts';
import { withRefreshFailureToast } from './refresh-failure-toast.ts';
import { refreshVisitorSummary } from './refresh-visitor.ts';
import { withRefusedSales } from './with-refused-sales.ts';

/** The flows of the shop, each by its id: where its code is, and how it meets the page. */
const loaders: Readonly<Record<string, (context: FlowContext) => AnyFlowLoader>> = {
  autologin: autologinFlowLoader,
  'account-banner': accountBannerLoader,
  'account-change': accountChangeLoader,
  'document-upload': documentUploadLoader,
  'identity-check': identityCheckLoader,
  'new-card': newCardLoader,
  'new-paypal': newPaypalLoader,
  cart: cartFlowLoader,
  ...checkoutFlows,
  ...depositFlows,
  'favourite-numbers': favouriteNumbersLoader,
  feedback: feedbackLoader,
  'group-wizard': groupWizardLoader,
  login: loginFlowLoader,
  logout: logoutFlowLoader,
  'sign-up': signUpFlowLoader,
  ...signInForms,
  'link-confirmation.address': addressLinkLoader,
  'link-confirmation.email': emailLinkLoader,
  'two-factor-elevation': elevationFlowLoader,
  ...membershipFlows,
  notifications: notificationsLoader,
  'party-autosession': partyAutosessionLoader,
  'party-manage': partyManageLoader,
  'party-join': partyJoinLoader,
  'party-ticket': partyTicketLoader,
  'own-tickets': ownTicketsLoader,
  'page-elevation': pageElevationLoader,
  receipt: receiptLoader,
  'partner-purchase': partnerPurchaseLoader,
  'payment-resolution': paymentResolutionLoader,
  precart: precartLoader,
  'recurring-purchase': recurringPurchaseLoader,
  'scheduled-purchase': scheduledPurchaseLoader,
  'session-idle': sessionIdleLoader,
  migration: migrationLoader,
  ...migrationTerms,
  'social-accounts': socialAccountsLoader,
  'ticket-document': ticketDocumentLoader,
  'two-factor-prompt': twoFactorPromptLoader,
  'two-factor-setup': twoFactorSetupLoader,
  'unrecoverable-error': unrecoverableErrorLoader,
  ...twoFactorSetupForms,
};

/**
 * The flows of the shop in a browser, with the calls that they make. A call that needs a one-time code waits until the
 * customer has given it. `flows` runs them.
 */
export function createShopFlowLoaders(source: PageSource, flows: Flows): Readonly<Record<string, AnyFlowLoader>> {
  const page = createBrowserPage(source);
  const identity = createPageCustomer(page.customerId, (isOver) => {
    if (!isOver) return page.reload();
    void import('./sign-in-again.ts').then(({ leavePageToSignInAgain }) => leavePageToSignInAgain(page), page.reload);
  });
  const plain = createBrowserTransport({ fetch: fetchSameOrigin, customerId: identity.customerId });
  const selling = withRefusedSales(plain, { notice: page.salesNotice, refresh: () => refreshVisitorSummary(page) });
  const watched = withRefreshFailureToast(identity.watch(withCallTracking(selling, dispatchTrackEvent)), page.toast);
  const transport = withFailureScreen(watched, {
    isInline: (callId) => INLINE_FAILURE_CALLS.has(callId),
    report: page.failed,
    show: (error) => showUnrecoverable(flows, error),
  });
  const elevating = createElevatingTransport(transport, (call) => openElevationPrompt(call, flows));
  const commerce = createCommerceCalls(elevating.transport);
  const context: FlowContext = {
    page,
    commerce,
    transport,
    held: elevating.held,
    waitForCode: elevating.wait,
    flows: () => flows,
  };
  const surroundings = { clock: Date.now, timeZone: page.timeZone, newKey: () => crypto.randomUUID() };
  const own = Object.entries(loaders).map(([id, load]) => [id, load(context)] as const);
  const all = [...Object.entries(createFormFlowLoaders(formSubmits(context), surroundings)), ...own];
  return Object.fromEntries(all.map(([id, load]) => [id, heard(id, load, page.site)]));
}

/** The same flow; analytics hears what it tells. */
function heard(id: string, load: AnyFlowLoader, shop: BrowserPage['site']): AnyFlowLoader {
  return async () => {
    const start = await load();
    return (input) => {
      const actor = start(input);
      trackFlowEvents(id, actor, shop, dispatchTrackEvent);
      return actor;
    };
  };
}
