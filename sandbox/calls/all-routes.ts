import { createSandboxCustomerRoutes } from '../account/calls/customer.ts';
import { createSandboxLimitsRoutes } from '../account/calls/limits.ts';
import { createSandboxMigrationRoutes } from '../account/calls/migration.ts';
import { createSandboxNotificationsRoutes } from '../account/calls/notifications.ts';
import { createSandboxVerificationRoutes } from '../account/calls/verification.ts';
import { createSandboxAnonCartRoutes } from '../cart/calls/anon-cart.ts';
import { createSandboxCartRoutes } from '../cart/calls/cart.ts';
import { createSandboxCausesRoutes } from '../causes/calls/causes.ts';
import { createSandboxRecommendRoutes } from '../checkout/calls/recommend.ts';
import type { SandboxCallRoute } from '../http/call-route.ts';
import { createSandboxMembershipRoutes } from '../membership/calls/membership.ts';
import { createSandboxDiscoverRoutes } from '../offers/calls/discover.ts';
import { createSandboxOffersRoutes } from '../offers/calls/offers.ts';
import { createSandboxPartnersRoutes } from '../partner/calls/partners.ts';
import { createSandboxLottoPartyRoutes } from '../party/calls/lotto-party.ts';
import { createSandboxDrawAndResultRoutes } from '../results/calls/draws.ts';
import type { SandboxShop } from '../shop.ts';
import { createSandboxAuthRoutes } from '../sign-in/calls/auth.ts';
import { createSandboxPasswordRoutes } from '../sign-in/calls/password.ts';
import { createSandboxSocialAuthRoutes } from '../sign-in/calls/social-auth.ts';
import { createSandboxTwoFactorRoutes } from '../sign-in/calls/two-factor.ts';
import { createSandboxEventsRoutes } from '../site/calls/events.ts';
import { createSandboxSiteRoutes } from '../site/calls/site.ts';
import { createSandboxOrdersRoutes } from '../tickets/calls/orders.ts';
import { createSandboxRecurringRoutes } from '../tickets/calls/recurring.ts';
import { createSandboxScheduledRoutes } from '../tickets/calls/scheduled.ts';
import { createSandboxFundsRoutes } from '../wallet/calls/funds.ts';
import { createSandboxTransactionListRoute } from '../wallet/calls/transactions.ts';

/** All calls of the sandbox, one file per call group. */
export function createAllSandboxRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [
    ...createSandboxOffersRoutes(shop),
    ...createSandboxAnonCartRoutes(shop),
    ...createSandboxCartRoutes(shop),
    ...createSandboxPartnersRoutes(shop),
    ...createSandboxNotificationsRoutes(shop),
    ...createSandboxOrdersRoutes(shop),
    ...createSandboxFundsRoutes(shop),
    ...createSandboxTransactionListRoute(shop),
    ...createSandboxCustomerRoutes(shop),
    ...createSandboxLimitsRoutes(shop),
    ...createSandboxVerificationRoutes(shop),
    ...createSandboxMigrationRoutes(shop),
    ...createSandboxDrawAndResultRoutes(shop),
    ...createSandboxSiteRoutes(),
    ...createSandboxCausesRoutes(shop),
    ...createSandboxEventsRoutes(shop),
    ...createSandboxMembershipRoutes(shop),
    ...createSandboxLottoPartyRoutes(shop),
    ...createSandboxDiscoverRoutes(shop),
    ...createSandboxRecommendRoutes(shop),
    ...createSandboxRecurringRoutes(shop),
    ...createSandboxScheduledRoutes(shop),
    ...createSandboxAuthRoutes(shop),
    ...createSandboxPasswordRoutes(shop),
    ...createSandboxTwoFactorRoutes(shop),
    ...createSandboxSocialAuthRoutes(shop),
  ];
}
