import type { SetCookie } from 'cookie';
import { COOKIES, type CookieWriteContext, writeCookie } from './cookies.ts';
import type { Visitor } from './visitor.ts';

/** The id of a visit, and the cookie that keeps it until it has been idle for half an hour. */
export interface AnalyticsSession {
  readonly sessionId: string | null;
  readonly setCookies: readonly SetCookie[];
}

/**
 * Goes on with a visit, or begins another where there is none any more. Pages never do this, because a page that sets a
 * cookie can't be shared; what every page calls for its visitor does (specification: session id, consent).
 */
export function continueAnalyticsSession(
  { sessionId }: Pick<Visitor, 'sessionId'>,
  around: CookieWriteContext,
  randomId: () => string,
  startsAnew = false,
): AnalyticsSession {
  const id = startsAnew || sessionId === null ? randomId() : sessionId;
  const cookie = writeCookie(COOKIES.sessionId, id, around);
  return cookie ? { sessionId: id, setCookies: [cookie] } : { sessionId: null, setCookies: [] };
}
