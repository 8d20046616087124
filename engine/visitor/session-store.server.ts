import type { SetCookie } from 'cookie';
import { type ApiSession, AuthValidationError } from '../api/api-session.server.ts';
import {
  type SessionCookieChange,
  type SessionDuringRequest,
  trackSessionChangesDuringRequest,
} from '../api/live-session.server.ts';
import type { PageReadBudget } from '../api/page-reads.ts';
import type { CustomerDataPlace } from '../memory/customer-data-place.ts';
import {
  type CachedSession,
  createCachedDeviceReader,
  createCachedSessionReader,
  createOpenedSessionData,
  createUnsealedSessionCache,
  type UnsealedSessionCache,
} from './cached-sessions.server.ts';
import type { CookieCipher } from './cookie-cipher.server.ts';
import { COOKIE_DEFINITIONS, type CookieWriteContext, createCookieIfConsented, type ReadCookie } from './cookies.ts';
import { createSessionCookies } from './session-cookies.server.ts';
import {
  createEndedSessionSlotCookies,
  createSessionSlotCookieDefinition,
  createSessionSlotCookieReader,
  createSessionSlotCookieRemovals,
  createSessionSlotId,
  findSessionCookieSlots,
} from './session-slots.server.ts';
import { createStaleSessionGuard } from './stale-session-guard.server.ts';

export interface CookieSessionStoreSettings {
  /** Shares the operator's secret between nodes. */
  readonly sealer: CookieCipher;
  /** Refreshes the tokens and ends the session if the API rejects it, but not if the refresh fails or times out. */
  readonly renew: (site: string, live: SessionDuringRequest, reads: PageReadBudget) => Promise<void>;
  readonly failed: (site: string, error: unknown) => void;
  /** Called with cookies that don't belong together or can't be decrypted. */
  readonly refused: (site: string, error: AuthValidationError) => void;
  /** Opened sessions by their cookies; a cache of its own when left out. */
  readonly cache?: UnsealedSessionCache;
}

export interface OpenCookieSessionRequest {
  readonly site: string;
  /** The raw Cookie header, because most visitors have no session. */
  readonly cookies: string;
  readonly cookie: ReadCookie;
  /** IP address; null if unknown. */
  readonly address: string | null;
  readonly now: number;
  /** Time budget of the page. */
  readonly reads: PageReadBudget;
}

/** The sessions of customers, stored in sealed cookies (specification: Calls, Validation rules, Error catalogue). */
export interface CookieSessionStore {
  /**
   * The session of a request, refreshed if its tokens expire soon. Cookies that don't belong together end it as
   * unauthorised.
   */
  open(request: OpenCookieSessionRequest): Promise<SessionDuringRequest>;
  /** Cookies that the response must set. None if a sign-in or sign-out has happened since the request arrived. */
  setCookies(site: string, live: SessionDuringRequest, around: CookieWriteContext): Promise<readonly SetCookie[]>;
}

/** A session store with its caches of customer data. */
export interface CookieSessionStoreWithCaches extends CookieSessionStore {
  readonly customerData: readonly CustomerDataPlace[];
}

/** Milliseconds before expiry at which tokens are refreshed. */
const LEEWAY = 30_000;

/** Fraction of the timeout after which an active session is refreshed. */
const SLIDE = 1 / 4;

export function createCookieSessionStore({
  sealer,
  renew,
  failed,
  refused,
  cache = createUnsealedSessionCache(),
}: CookieSessionStoreSettings): CookieSessionStoreWithCaches {
  const sessionOf = createCachedSessionReader(sealer, cache);
  const devices = createCachedDeviceReader(sealer);
  const turns = createStaleSessionGuard();

  async function opened(request: OpenCookieSessionRequest): Promise<SessionDuringRequest> {
    const slots = findSessionCookieSlots(request.cookies, request.cookie);
    const from = { address: request.address, order: turns.arrive(), slots };
    const nobody = async () =>
      trackSessionChangesDuringRequest(null, { ...from, deviceId: await devices.read(request) });
    if (slots.current === null) return nobody();
    let remembered: CachedSession | null;
    try {
      remembered = await sessionOf({
        ...request,
        cookie: createSessionSlotCookieReader(slots.current, request.cookie),
      });
    } catch (error) {
      if (!(error instanceof AuthValidationError)) throw error;
      refused(request.site, error);
      const live = await nobody();
      live.end('unauthorised');
      return live;
    }
    if (!remembered) return nobody();
    const live = trackSessionChangesDuringRequest(remembered.session, {
      ...from,
      deviceId: remembered.session.deviceId || null,
    });
    return isDue(remembered, request.now) ? renewed(live, request) : live;
  }

  async function renewed(
    live: SessionDuringRequest,
    { site, reads }: OpenCookieSessionRequest,
  ): Promise<SessionDuringRequest> {
    try {
      await renew(site, live, reads);
    } catch (error) {
      failed(site, error);
    }
    return live;
  }

  return {
    open: opened,
    customerData: [createOpenedSessionData(cache), devices.customerData, turns.customerData],
    async setCookies(site, live, around) {
      const { change, slots } = live;
      if (isOwnWill(change)) turns.turn(site, live, around.now);
      else if (change.kind !== 'none' && turns.isLate(site, live)) return [];
      switch (change.kind) {
        case 'none':
          return [];
        case 'set': {
          const slot = change.isNew ? createSessionSlotId(slots, around.now) : (slots.current ?? '');
          const replaced = change.isNew ? slots.all.filter((other) => other !== slot) : [];
          const set = await createSessionCookies(sealer, site, change.session, around, (definition) =>
            createSessionSlotCookieDefinition(definition, slot),
          );
          // A sign-in or sign-out may have happened while the cookies were sealed.
          if (!isOwnWill(change) && turns.isLate(site, live)) return [];
          return [
            ...set,
            ...createSessionSlotCookieRemovals(replaced, around),
            ...createEndedSessionSlotCookies(replaced, slots, around),
          ];
        }
        case 'remove': {
          if (change.reason === 'signed-out') {
            return [
              ...createSessionSlotCookieRemovals(slots.all.length > 0 ? slots.all : [''], around),
              ...createEndedSessionSlotCookies(slots.all, slots, around),
            ];
          }
          const notice = createCookieIfConsented(COOKIE_DEFINITIONS.notice, 'signed_out', around);
          return [...createSessionSlotCookieRemovals([slots.current ?? ''], around), ...(notice ? [notice] : [])];
        }
      }
    },
  };
}

/** Whether a sign-in or sign-out rather than an expiry changed the session. */
function isOwnWill(change: SessionCookieChange): boolean {
  switch (change.kind) {
    case 'none':
      return false;
    case 'set':
      return change.isNew;
    case 'remove':
      return change.reason === 'signed-out';
  }
}

/** Cookies are only set with fresh tokens, because old ones could overwrite those of another answer. */
function isDue({ session: { renewed, timeout }, accessUntil }: CachedSession, now: number): boolean {
  return accessUntil - now <= LEEWAY || now - renewed >= timeout * 1000 * SLIDE;
}

/** Seconds until the session expires without use. */
export function calculateSessionTimeLeft(
  { renewed, timeout }: Pick<ApiSession, 'timeout' | 'renewed'>,
  now: number,
): number {
  return Math.max(0, Math.floor(timeout - (now - renewed) / 1000));
}
