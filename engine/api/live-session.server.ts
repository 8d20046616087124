import type { ApiSession } from './api-session.server.ts';

export type SessionEndReason = 'unauthorised' | 'signed-out';

/** What an answer must do to the cookies of a session: nothing, set them anew, or remove them. */
export type SessionCookieChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly session: ApiSession; readonly isNew: boolean }
  | { readonly kind: 'remove'; readonly reason: SessionEndReason };

/**
 * The login cookies of each session have names of their own in a browser, by its slot. Renewals and sign-outs name the slot,
 * so that a late response of any node can't affect a later session. The first session of a browser has the plain names, in
 * the slot ''; slots of later ones sort after it.
 */
export type SessionSlot = string;

export interface SessionSlots {
  /** Slot of this request's session: the latest that has not ended. Null for none. */
  readonly current: SessionSlot | null;
  /** All slots with cookies in the browser. */
  readonly all: readonly SessionSlot[];
  /** Slots that ended recently; a late response may set their cookies again. */
  readonly ended: readonly SessionSlot[];
  /** Whether the browser has had a session before. */
  readonly isKnownBrowser: boolean;
}

const NO_SLOTS: SessionSlots = { current: null, all: [], ended: [], isKnownBrowser: false };

/** The session of one request, from its cookies until the answer is sent: it may be renewed, made or ended on the way. */
export interface LiveSession {
  /** Null for a visitor, and from the moment of a sign-out. */
  readonly current: ApiSession | null;
  /** Why there is none any more; null unless it ended in this request. */
  readonly ended: SessionEndReason | null;
  /** What the browser is known by, signed in or not. */
  readonly deviceId: string | null;
  /** Where the request came from; null where nobody knows. */
  readonly address: string | null;
  /** Place of the request among those that have come. */
  readonly order: number;
  /** Slot that its cookies came from. */
  readonly slots: SessionSlots;
  readonly change: SessionCookieChange;
  /** Somebody has signed in. */
  begin(session: ApiSession): void;
  /** The session has other tokens. */
  replace(session: ApiSession): void;
  end(reason: SessionEndReason): void;
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
  #change: SessionCookieChange = { kind: 'none' };
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

  end(reason: SessionEndReason) {
    this.#current = null;
    this.#change = { kind: 'remove', reason };
  }
}
