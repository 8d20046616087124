import { withAffiliate } from '#commerce/affiliate.ts';
import { cacheTimes, commerceCalls, heldCartToken, keyedByData, openCalls } from '#commerce/calls.server.ts';
import { type Commerce, createCommerce } from '#commerce/commerce.ts';
import { gateway } from '#engine/api/gateway.ts';
import { type HeldValue, holdValue } from '#engine/api/held-value.server.ts';
import type { ApiIdentity } from '#engine/api/request-headers.server.ts';
import { createApiClient } from '#engine/api/server-transport.server.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { CommerceAccount } from './commerce-accounts.ts';

export interface CommerceEnvironment {
  /** Where the commerce API lives, such as `http://127.0.0.1:3001`. */
  readonly apiOrigin: string;
  /** @throws when the brand has no account. */
  readonly accountOf: (site: string) => CommerceAccount;
  /** Name of the cookie that holds the token of the anonymous cart. */
  readonly cartCookie: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly randomId: () => string;
}

/** A cookie that an answer must set; a null value removes it. `maxAge` is in seconds. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  readonly maxAge: number;
}

export interface ForwardedCall {
  readonly response: Response;
  readonly cookies: readonly CookieChange[];
}

/** The shop's calls as the engine's server makes them, for its own pages and for a browser. */
export interface CommerceServer {
  /** The typed calls in a visitor's name, for loaders and resolvers. */
  commerce(site: string, visitor: Visitor): Commerce;
  /** Answers `POST /_api/<call-id>`. `origin` is that of the site as the server sees it. */
  forward(request: Request, callId: string, origin: string, site: string, visitor: Visitor): Promise<ForwardedCall>;
  clearCache(): void;
}

export function createCommerceServer(environment: CommerceEnvironment): CommerceServer {
  const { accountOf, apiOrigin, now, randomId } = environment;
  const held = heldCartToken(environment.cartCookie);
  const client = createApiClient({
    calls: commerceCalls,
    origin: () => apiOrigin,
    cacheTimes,
    keyedByData,
    fetch: environment.fetch,
    now,
    randomId,
  });

  function holding(site: string, visitor: Visitor) {
    const transport = client.transport(identityOf(accountOf(site), visitor));
    return holdValue(withAffiliate(transport, visitor.affiliateCode), commerceCalls, held, visitor.anonymousCartToken);
  }

  return {
    commerce: (site, visitor) => createCommerce(holding(site, visitor).transport),
    async forward(request, callId, origin, site, visitor) {
      const { transport, change } = holding(site, visitor);
      const settings = { calls: commerceCalls, open: openCalls, heldParams: new Set([held.param]) };
      const response = await gateway(settings, { request, callId, origin, transport });
      return { response, cookies: changesOf(held, change()) };
    },
    clearCache: client.clearCache,
  };
}

function changesOf({ cookie, maxAge }: HeldValue, value: string | null | undefined): CookieChange[] {
  return value === undefined ? [] : [{ name: cookie, value, maxAge }];
}

function identityOf({ appKey, secret }: CommerceAccount, visitor: Visitor): ApiIdentity {
  return {
    appKey,
    secret,
    subVariant: visitor.subVariant,
    sessionId: visitor.sessionId,
    deviceId: null,
    customerId: visitor.customerId,
    customerToken: null,
    accessToken: null,
  };
}
