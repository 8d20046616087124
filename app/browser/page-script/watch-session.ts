import { type PageEventDetailOf, type SessionIdleLimits, START_FLOW_EVENT } from '#schemas/browser/page-events.ts';
import {
  getSessionActivity,
  reloadOrLeavePageAfterSignOut,
  type SessionActivity,
} from '../../services/session-activity.ts';
import { setSessionIdleLimits } from '../../services/session-idle-limits.ts';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Milliseconds before the heartbeat is loaded. */
const FIRST_BEAT = 20_000;

let isWatching = false;

/** Tracks customer activity and loads the heartbeat and the idle warning when needed. */
export function watchSessionActivity(limits: SessionIdleLimits, customerId: string | null): void {
  setSessionIdleLimits(limits);
  if (isWatching) return;
  isWatching = true;
  const activity = getSessionActivity();
  for (const type of ACTIVITY) addEventListener(type, () => activity.touch(), { capture: true, passive: true });
  setTimeout(() => void beat(activity, customerId), FIRST_BEAT);
  const { idleAfter, warnFor } = limits;
  let hasWarned = false;
  // Once loaded, the idle warning handles the sign-out.
  activity.subscribe(({ kind }) => {
    if (kind === 'ended' && !hasWarned) reloadOrLeavePageAfterSignOut();
  });
  const warnWhenDue = () => {
    const wait = activity.last() + idleAfter - warnFor - Date.now();
    if (wait > 0) {
      setTimeout(warnWhenDue, wait);
      return;
    }
    hasWarned = true;
    document.dispatchEvent(
      new CustomEvent<PageEventDetailOf<typeof START_FLOW_EVENT>>(START_FLOW_EVENT, { detail: 'session-idle' }),
    );
  };
  warnWhenDue();
}

/** Retries loading the heartbeat until there is a network. */
async function beat(activity: SessionActivity, customerId: string | null): Promise<void> {
  try {
    const { keepActiveSessionAlive: watchSessionHeartbeat } = await import('./session-heartbeat.ts');
    watchSessionHeartbeat(activity, customerId);
  } catch {
    setTimeout(() => void beat(activity, customerId), FIRST_BEAT);
  }
}
