import { customerRoutes } from '../account/calls/customer.ts';
import { limitsRoutes } from '../account/calls/limits.ts';
import { migrationRoutes } from '../account/calls/migration.ts';
import { notificationsRoutes } from '../account/calls/notifications.ts';
import { verificationRoutes } from '../account/calls/verification.ts';
import { anonCartRoutes } from '../cart/calls/anon-cart.ts';
import { cartRoutes } from '../cart/calls/cart.ts';
import { causesRoutes } from '../causes/calls/causes.ts';
import { recommendRoutes } from '../checkout/calls/recommend.ts';
import type { CallRoute } from '../http/call-route.ts';
import { membershipRoutes } from '../membership/calls/membership.ts';
import { discoverRoutes } from '../offers/calls/discover.ts';
import { offersRoutes } from '../offers/calls/offers.ts';
import { partnersRoutes } from '../partner/calls/partners.ts';
import { lottoPartyRoutes } from '../party/calls/lotto-party.ts';
import { drawsRoutes } from '../results/calls/draws.ts';
import type { SandboxShop } from '../shop.ts';
import { authRoutes } from '../sign-in/calls/auth.ts';
import { passwordRoutes } from '../sign-in/calls/password.ts';
import { socialAuthRoutes } from '../sign-in/calls/social-auth.ts';
import { twoFactorRoutes } from '../sign-in/calls/two-factor.ts';
import { eventsRoutes } from '../site/calls/events.ts';
import { siteRoutes } from '../site/calls/site.ts';
import { ordersRoutes } from '../tickets/calls/orders.ts';
import { recurringRoutes } from '../tickets/calls/recurring.ts';
import { scheduledRoutes } from '../tickets/calls/scheduled.ts';
import { fundsRoutes } from '../wallet/calls/funds.ts';
import { transactionsRoutes } from '../wallet/calls/transactions.ts';

/** All calls of the sandbox, one file per call group. */
export function createAllRoutes(shop: SandboxShop): CallRoute[] {
  return [
    ...offersRoutes(shop),
    ...anonCartRoutes(shop),
    ...cartRoutes(shop),
    ...partnersRoutes(shop),
    ...notificationsRoutes(shop),
    ...ordersRoutes(shop),
    ...fundsRoutes(shop),
    ...transactionsRoutes(shop),
    ...customerRoutes(shop),
    ...limitsRoutes(shop),
    ...verificationRoutes(shop),
    ...migrationRoutes(shop),
    ...drawsRoutes(shop),
    ...siteRoutes(),
    ...causesRoutes(shop),
    ...eventsRoutes(shop),
    ...membershipRoutes(shop),
    ...lottoPartyRoutes(shop),
    ...discoverRoutes(shop),
    ...recommendRoutes(shop),
    ...recurringRoutes(shop),
    ...scheduledRoutes(shop),
    ...authRoutes(shop),
    ...passwordRoutes(shop),
    ...twoFactorRoutes(shop),
    ...socialAuthRoutes(shop),
  ];
}
