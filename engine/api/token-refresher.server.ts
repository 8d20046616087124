import { hash } from 'node:crypto';
import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import type { CustomerDataPlace, CustomerReference } from '../memory/customer-data-place.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import type { ApiSession } from './api-session.server.ts';
import type { RefreshForAllNodes } from './share-refreshes.server.ts';

/** Requests new tokens for a session. */
export type RequestNewTokens = (session: ApiSession) => Promise<ApiSession>;

/** Refreshes tokens, once per refresh token in this process. */
export interface TokenRefresher {
  /** Concurrent and slightly later callers with the same refresh token get the same new session. */
  renew(scope: string, session: ApiSession, requestNewTokens: RequestNewTokens): Promise<ApiSession>;
  /** A refresh that is not shared, for example with a one-time code; it waits for one under way. */
  renewAlone(scope: string, session: ApiSession, requestNewTokens: RequestNewTokens): Promise<ApiSession>;
  use(): CacheUsage;
  readonly customerData: CustomerDataPlace;
}

/** Milliseconds for which late requests with old cookies still find the new session. */
const REMEMBERED = 30_000;

const MOST_STEPS = 100;

/** Assumed bytes of a session while its refresh is under way. */
const PENDING_REFRESH_BYTES = 4_096;

interface Successor {
  readonly site: string;
  readonly customerId: string;
  readonly deviceId: string;
  readonly session: Promise<ApiSession>;
  /** Epoch milliseconds; infinite while the refresh is under way. */
  readonly until: number;
}

export interface TokenRefresherOptions {
  readonly remembered?: number;
  readonly maxBytes?: number;
  /** Shares refreshes with other nodes. */
  readonly refreshForAllNodes?: RefreshForAllNodes | undefined;
}

/** `scope` is the key of the site. A failed refresh is removed at once. */
export function createTokenRefresher(
  now: () => number,
  { remembered = REMEMBERED, maxBytes = 32 * 1024 * 1024, refreshForAllNodes }: TokenRefresherOptions = {},
): TokenRefresher {
  const successors = createByteLimitedCache<Successor>({ name: 'refreshed tokens', maxBytes });
  /** Running refreshes whose result must not be cached. */
  const erased = new WeakSet<Successor>();

  function successorOf(scope: string, session: Pick<ApiSession, 'refreshToken'>): Successor | undefined {
    const known = successors.get(keyOf(scope, session));
    return known && known.until > now() ? known : undefined;
  }

  /** The newest session that followed from these tokens. */
  async function newest(scope: string, session: ApiSession): Promise<ApiSession> {
    let latest = session;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const next = successorOf(scope, latest);
      if (!next) break;
      latest = await next.session;
    }
    return latest;
  }

  function exchange(scope: string, session: ApiSession, requestNewTokens: RequestNewTokens): Promise<ApiSession> {
    const key = keyOf(scope, session);
    const { customerId, deviceId } = session;
    const whose = { site: scope, customerId, deviceId };
    const successor: Successor = { ...whose, session: requestNewTokens(session), until: Number.POSITIVE_INFINITY };
    successors.set(key, successor, PENDING_REFRESH_BYTES);
    return successor.session.then(
      (fresh) => {
        if (erased.has(successor)) return fresh;
        // An API that does not rotate refresh tokens would make a session its own successor.
        if (keyOf(scope, fresh) === key) successors.delete(key);
        else {
          const until = now() + remembered;
          successors.set(key, { ...successor, until }, estimateMemoryBytes(fresh));
        }
        return fresh;
      },
      (error: unknown) => {
        successors.delete(key);
        throw error;
      },
    );
  }

  const entriesOf = ({ site, customerId }: CustomerReference) =>
    [...successors.entries()].filter(([, entry]) => entry.site === site && entry.customerId === customerId);

  return {
    use: successors.use,
    customerData: {
      place: 'refreshed tokens',
      list: (customer) =>
        entriesOf(customer).map(([, { customerId, deviceId, until }]) => ({
          customerId,
          deviceId,
          until: Number.isFinite(until) ? until : null,
        })),
      erase(customer) {
        const entries = entriesOf(customer);
        for (const [key, entry] of entries) {
          erased.add(entry);
          successors.delete(key);
        }
        return entries.length;
      },
      removeExpired(at) {
        for (const [key, { until }] of [...successors.entries()]) if (until <= at) successors.delete(key);
      },
    },
    async renew(scope, session, requestNewTokens) {
      if (successorOf(scope, session)) return newest(scope, session);
      if (!refreshForAllNodes) return exchange(scope, session, requestNewTokens);
      return exchange(scope, session, (latest) =>
        refreshForAllNodes(keyOf(scope, latest), latest, () => requestNewTokens(latest)),
      );
    },
    async renewAlone(scope, session, requestNewTokens) {
      let latest = session;
      while (successorOf(scope, latest)) latest = await newest(scope, latest).catch(() => latest);
      return exchange(scope, latest, requestNewTokens);
    },
  };
}

function keyOf(scope: string, { refreshToken }: Pick<ApiSession, 'refreshToken'>): string {
  return hash('sha256', `${scope}\n${refreshToken}`, 'base64url');
}
