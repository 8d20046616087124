import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseCommerceApiCredentials } from '#app/services/commerce-accounts.ts';
import { createServerCommerceCalls } from '#app/services/commerce-server.ts';
import { trackSessionChangesDuringRequest } from '#engine/api/live-session.server.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { DEMO_PASSWORD } from './session.ts';

const accounts = new URL('../../sandbox/seed/brands.json', import.meta.url);

const visitor: Visitor = {
  signedIn: false,
  customerId: null,
  segment: null,
  locale: 'en-AU',
  subVariant: null,
  pricingId: '',
  anonymousCartToken: null,
  affiliateCode: null,
  sessionId: null,
  consent: new Set(),
  forced: null,
};

/** The path that carries a customer's session from an app of the brand, where it began, into a browser. */
export async function createAppSessionTransferPath(apiUrl: string, site: string, email: string): Promise<string> {
  const account = parseCommerceApiCredentials(readFileSync(accounts, 'utf8')).get(site);
  if (!account) throw new Error(`${site} has no account`);
  const server = createServerCommerceCalls({
    apiOrigin: apiUrl,
    accountOf: () => account,
    cartCookie: 'cart',
    refusalTexts: () => () => null,
    fetch,
    now: Date.now,
    randomId: randomUUID,
  });
  const { identity } = server.commerce(site, visitor, trackSessionChangesDuringRequest(null));
  await identity.login({ email, password: DEMO_PASSWORD });
  return (await identity.transferToken()).path;
}
