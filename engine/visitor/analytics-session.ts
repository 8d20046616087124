import type { SetCookie } from 'cookie';
import { COOKIE_DEFINITIONS, type CookieWriteContext, createCookieIfConsented } from './cookies.ts';
import type { Visitor } from './visitor.ts';

/** Session id of analytics with its cookie; ends after half an hour without use. */
export interface AnalyticsSession {
  readonly sessionId: string | null;
  readonly setCookies: readonly SetCookie[];
}

/**
 * Continues or starts an analytics session. Only the visitor request does this, because pages with cookies cannot be
 * cached (specification: session id, consent).
 */
export function continueAnalyticsSession(
  { sessionId }: Pick<Visitor, 'sessionId'>,
  around: CookieWriteContext,
  randomId: () => string,
  startsAnew = false,
): AnalyticsSession {
  const id = startsAnew || sessionId === null ? randomId() : sessionId;
  const cookie = createCookieIfConsented(COOKIE_DEFINITIONS.sessionId, id, around);
  return cookie ? { sessionId: id, setCookies: [cookie] } : { sessionId: null, setCookies: [] };
}
