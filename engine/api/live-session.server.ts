import type { ApiSession } from './api-session.server.ts';

export type SessionEnd = 'unauthorised' | 'signed-out';

/** What an answer must do to the cookies of a session: nothing, set them anew, or remove them. */
export type SessionChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly session: ApiSession }
  | { readonly kind: 'remove'; readonly reason: SessionEnd };

/** The session of one request, from its cookies until the answer is sent: it may be renewed, made or ended on the way. */
export interface LiveSession {
  /** Null for a visitor, and from the moment of a sign-out. */
  readonly current: ApiSession | null;
  /** Why there is none any more; null unless it ended in this request. */
  readonly ended: SessionEnd | null;
  /** What the browser is known by, signed in or not. */
  readonly deviceId: string | null;
  readonly change: SessionChange;
  replace(session: ApiSession): void;
  end(reason: SessionEnd): void;
}

export function createLiveSession(initial: ApiSession | null, deviceId: () => string | null = () => null): LiveSession {
  let current = initial;
  let change: SessionChange = { kind: 'none' };
  return {
    get current() {
      return current;
    },
    get ended() {
      return change.kind === 'remove' ? change.reason : null;
    },
    get deviceId() {
      return current?.deviceId || deviceId();
    },
    get change() {
      return change;
    },
    replace(session) {
      current = session;
      change = { kind: 'set', session };
    },
    end(reason) {
      current = null;
      change = { kind: 'remove', reason };
    },
  };
}
