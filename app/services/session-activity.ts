import { SIGNED_OUT_ELSEWHERE_EVENT } from '#schemas/browser/page-events.ts';
import { CUSTOMER_SESSION_TAB_CHANNEL } from '#schemas/browser/tab-names.ts';
import type { TabChannel } from './tab-channel.ts';

export type SessionActivityChange =
  /** The customer did something; `elsewhere` in another tab. */
  | { readonly kind: 'active'; readonly at: number; readonly elsewhere: boolean }
  /** Another tab has signed out. */
  | { readonly kind: 'ended' };

/** Activity of the customer in all tabs, so that no tab signs out while another is in use. */
export interface SessionActivity {
  /** Epoch milliseconds. */
  last(): number;
  /** Records activity in this tab. */
  touch(): void;
  /** Whether this tab is signing out and navigates itself. */
  isLeaving(): boolean;
  leave(isLeaving: boolean): void;
  /** Announces the sign-out to other tabs. */
  end(): void;
  subscribe(listener: (news: SessionActivityChange) => void): () => void;
}

/** Milliseconds between announcements. */
const ANNOUNCEMENT_INTERVAL = 1_000;

export function createSessionActivity(
  channel: Pick<TabChannel, 'postMessage' | 'addEventListener'>,
  clock: () => number,
): SessionActivity {
  const listeners = new Set<(news: SessionActivityChange) => void>();
  let last = clock();
  let leaving = false;
  const notify = (news: SessionActivityChange) => {
    for (const listener of listeners) listener(news);
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === 'ended') return notify({ kind: 'ended' });
    if (data !== 'active') return undefined;
    last = clock();
    return notify({ kind: 'active', at: last, elsewhere: true });
  });
  return {
    last: () => last,
    touch() {
      const now = clock();
      if (now - last < ANNOUNCEMENT_INTERVAL) return;
      last = now;
      channel.postMessage('active');
      notify({ kind: 'active', at: now, elsewhere: false });
    },
    isLeaving: () => leaving,
    leave(isLeaving) {
      leaving = isLeaving;
    },
    end: () => channel.postMessage('ended'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let shared: SessionActivity | null = null;

/** Instance of this document. */
export function getSessionActivity(): SessionActivity {
  shared ??= createSessionActivity(new BroadcastChannel(CUSTOMER_SESSION_TAB_CHANNEL), Date.now);
  return shared;
}

/**
 * Leaves a page whose customer is signed out. If the page names a target (`signedOutPath`), the app redirects there; else
 * the page is reloaded for the anonymous visitor.
 */
export function reloadOrLeavePageAfterSignOut(): void {
  if (document.dispatchEvent(new Event(SIGNED_OUT_ELSEWHERE_EVENT, { cancelable: true }))) location.reload();
}
