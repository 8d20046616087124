import { getSessionActivity, leavePageAfterSignOut, type SessionActivity } from '../../services/session-activity.ts';
import { type SessionIdleLimits, setSessionIdleLimits } from '../../services/session-idle-limits.ts';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Milliseconds after which a page with a customer needs its heartbeat. */
const FIRST_BEAT = 20_000;

let isWatching = false;

/**
 * Follows what a customer does, and loads what it needs when it is due: the heart that beats, and the warning before a
 * customer who does nothing is signed out.
 */
export function watchSessionActivity(limits: SessionIdleLimits, customerId: string | null): void {
  setSessionIdleLimits(limits);
  if (isWatching) return;
  isWatching = true;
  const activity = getSessionActivity();
  for (const type of ACTIVITY) addEventListener(type, () => activity.touch(), { capture: true, passive: true });
  setTimeout(() => void beat(activity, customerId), FIRST_BEAT);
  const { idleAfter, warnFor } = limits;
  let hasWarned = false;
  // Once there is a warning, that leaves the page.
  activity.subscribe(({ kind }) => {
    if (kind === 'ended' && !hasWarned) leavePageAfterSignOut();
  });
  const warnWhenDue = () => {
    const wait = activity.last() + idleAfter - warnFor - Date.now();
    if (wait > 0) {
      setTimeout(warnWhenDue, wait);
      return;
    }
    hasWarned = true;
    document.dispatchEvent(new CustomEvent('vitrine:flow', { detail: 'session-idle' }));
  };
  warnWhenDue();
}

/** Its code may be asked for while there is no network; it is asked for again until it is there. */
async function beat(activity: SessionActivity, customerId: string | null): Promise<void> {
  try {
    const { watchSessionHeartbeat } = await import('./session-heartbeat.ts');
    watchSessionHeartbeat(activity, customerId);
  } catch {
    setTimeout(() => void beat(activity, customerId), FIRST_BEAT);
  }
}
