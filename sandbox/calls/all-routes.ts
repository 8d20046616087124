import type { Route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { anonCartRoutes } from './anon-cart.ts';
import { authRoutes } from './auth.ts';
import { cartRoutes } from './cart.ts';
import { causesRoutes } from './causes.ts';
import { customerRoutes } from './customer.ts';
import { discoverRoutes } from './discover.ts';
import { drawsRoutes } from './draws.ts';
import { eventsRoutes } from './events.ts';
import { fundsRoutes } from './funds.ts';
import { limitsRoutes } from './limits.ts';
import { lottoPartyRoutes } from './lotto-party.ts';
import { membershipRoutes } from './membership.ts';
import { migrationRoutes } from './migration.ts';
import { notificationsRoutes } from './notifications.ts';
import { offersRoutes } from './offers.ts';
import { ordersRoutes } from './orders.ts';
import { partnersRoutes } from './partners.ts';
import { passwordRoutes } from './password.ts';
import { recommendRoutes } from './recommend.ts';
import { recurringRoutes } from './recurring.ts';
import { scheduledRoutes } from './scheduled.ts';
import { siteRoutes } from './site.ts';
import { socialAuthRoutes } from './social-auth.ts';
import { transactionsRoutes } from './transactions.ts';
import { twoFactorRoutes } from './two-factor.ts';
import { verificationRoutes } from './verification.ts';

/** Every call that the sandbox answers, one file a call group. */
export function allRoutes(shop: Shop): Route[] {
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
