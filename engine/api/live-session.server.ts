import type { ApiSession } from './api-session.server.ts';

export type SessionEnd = 'unauthorised' | 'signed-out';

/** What an answer must do to the cookies of a session: nothing, set them anew, or remove them. */
export type SessionChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly session: ApiSession; readonly isNew: boolean }
  | { readonly kind: 'remove'; readonly reason: SessionEnd };

/**
 * The names that the login cookies of one session have in a browser. What renews or ends a session names its slot, so
 * that an answer that comes late, from whichever node, can't touch the session of who signed in since. The first session
 * of a browser has the plain names, in the slot ''; each later one has a slot that sorts after those before it.
 */
export type Slot = string;

export interface SessionSlots {
  /** That of the session of this request: the latest that nobody has signed out of. Null where there is none. */
  readonly current: Slot | null;
  /** All of which the browser holds cookies. */
  readonly all: readonly Slot[];
  /** Those that somebody signed out of a short while ago; an answer that comes late may bring their cookies back. */
  readonly ended: readonly Slot[];
  /** Whether somebody has signed in there before. */
  readonly isKnownBrowser: boolean;
}

const NO_SLOTS: SessionSlots = { current: null, all: [], ended: [], isKnownBrowser: false };

/** The session of one request, from its cookies until the answer is sent: it may be renewed, made or ended on the way. */
export interface LiveSession {
  /** Null for a visitor, and from the moment of a sign-out. */
  readonly current: ApiSession | null;
  /** Why there is none any more; null unless it ended in this request. */
  readonly ended: SessionEnd | null;
  /** What the browser is known by, signed in or not. */
  readonly deviceId: string | null;
  /** Where the request came from; null where nobody knows. */
  readonly address: string | null;
  /** Place of the request among those that have come. */
  readonly order: number;
  /** Under which names its cookies came. */
  readonly slots: SessionSlots;
  readonly change: SessionChange;
  /** Somebody has signed in. */
  begin(session: ApiSession): void;
  /** The session has other tokens. */
  replace(session: ApiSession): void;
  end(reason: SessionEnd): void;
}

/** Whom a request comes from, signed in or not. */
export interface RequestSource {
  readonly address: string | null;
  readonly deviceId: () => string | null;
  readonly order?: number;
  readonly slots?: SessionSlots;
}

const NOWHERE: RequestSource = { address: null, deviceId: () => null };

export function createLiveSession(initial: ApiSession | null, from: RequestSource = NOWHERE): LiveSession {
  return new RequestSession(initial, from);
}

/** A class, because one is made for each request: V8 keeps what the getters of an object literal see for a long time. */
class RequestSession implements LiveSession {
  #current: ApiSession | null;
  #change: SessionChange = { kind: 'none' };
  readonly #from: RequestSource;

  constructor(initial: ApiSession | null, from: RequestSource) {
    this.#current = initial;
    this.#from = from;
  }

  get current() {
    return this.#current;
  }

  get ended() {
    return this.#change.kind === 'remove' ? this.#change.reason : null;
  }

  get deviceId() {
    return this.#current?.deviceId || this.#from.deviceId();
  }

  get address() {
    return this.#from.address;
  }

  get order() {
    return this.#from.order ?? Number.POSITIVE_INFINITY;
  }

  get slots() {
    return this.#from.slots ?? NO_SLOTS;
  }

  get change() {
    return this.#change;
  }

  begin(session: ApiSession) {
    this.#current = session;
    this.#change = { kind: 'set', session, isNew: true };
  }

  replace(session: ApiSession) {
    this.#current = session;
    this.#change = { kind: 'set', session, isNew: this.#change.kind === 'set' && this.#change.isNew };
  }

  end(reason: SessionEnd) {
    this.#current = null;
    this.#change = { kind: 'remove', reason };
  }
}
