import type { ApiSession } from './api-session.server.ts';

export type SessionEndReason = 'unauthorised' | 'signed-out';

/** Effect of an answer on the session cookies. */
export type SessionCookieChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly session: ApiSession; readonly isNew: boolean }
  | { readonly kind: 'remove'; readonly reason: SessionEndReason };

/**
 * Each session in a browser has its own cookie names, derived from its slot, so that a late response of any node cannot
 * affect a later session. The first session has the plain names, in the slot ''; later slots sort after it.
 */
export type SessionSlotId = string;

export interface SessionSlotsOfBrowser {
  /** Slot of this request's session: the latest that has not ended. Null for none. */
  readonly current: SessionSlotId | null;
  /** All slots with cookies in the browser. */
  readonly all: readonly SessionSlotId[];
  /** Slots that ended recently; a late response may set their cookies again. */
  readonly ended: readonly SessionSlotId[];
  /** Whether the browser had a session before. */
  readonly isKnownBrowser: boolean;
}

const NO_SLOTS: SessionSlotsOfBrowser = { current: null, all: [], ended: [], isKnownBrowser: false };

/** The session during one request; it may be refreshed, created or ended before the answer is sent. */
export interface SessionDuringRequest {
  /** Null for a signed-out visitor and after a sign-out. */
  readonly current: ApiSession | null;
  /** Why the session ended in this request; otherwise null. */
  readonly ended: SessionEndReason | null;
  /** Device id of the browser, also when signed out. */
  readonly deviceId: string | null;
  /** IP address of the request; null if unknown. */
  readonly address: string | null;
  /** Sequence number of the request. */
  readonly order: number;
  /** Slot that its cookies came from. */
  readonly slots: SessionSlotsOfBrowser;
  readonly change: SessionCookieChange;
  /** Starts a session after a sign-in. */
  begin(session: ApiSession): void;
  /** Replaces the session after a token refresh. */
  replace(session: ApiSession): void;
  end(reason: SessionEndReason): void;
}

/** Address, device and slots of a request. */
export interface RequestAddressAndDeviceId {
  readonly address: string | null;
  readonly deviceId: string | null;
  readonly order?: number;
  readonly slots?: SessionSlotsOfBrowser;
}

const NOWHERE: RequestAddressAndDeviceId = { address: null, deviceId: null };

export function trackSessionChangesDuringRequest(
  initial: ApiSession | null,
  from: RequestAddressAndDeviceId = NOWHERE,
): SessionDuringRequest {
  return new RequestSession(initial, from);
}

/** A class, because V8 keeps closures of object-literal getters alive for long. */
class RequestSession implements SessionDuringRequest {
  #current: ApiSession | null;
  #change: SessionCookieChange = { kind: 'none' };
  readonly #from: RequestAddressAndDeviceId;

  constructor(initial: ApiSession | null, from: RequestAddressAndDeviceId) {
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
    return this.#current?.deviceId || this.#from.deviceId;
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
