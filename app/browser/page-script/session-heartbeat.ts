import { createBrowserTransport } from '#engine/api/browser-transport.ts';
import { fetchWithPageHeaders } from '#engine/api/same-origin-fetch.ts';
import type { CallRef } from '#engine/api/transport.ts';
import { startHeartbeatMachine } from '#machines/sign-in/heartbeat/heartbeat.start.ts';
import { reloadOrLeavePageAfterSignOut, type SessionActivity } from '../../services/session-activity.ts';

const heartbeat: CallRef<Record<never, never>, Record<never, never>, undefined, unknown> = { id: 'heartbeat' };

/**
 * Keeps the session of an active customer alive. Reloads the page when the session has ended or belongs to another
 * customer.
 */
export function keepActiveSessionAlive(activity: SessionActivity, customerId: string | null): void {
  const transport = createBrowserTransport({
    fetch: fetchWithPageHeaders,
    customerId: () => customerId,
  });
  const beat = async (signal: AbortSignal) => {
    await transport.send(heartbeat, {}, { signal });
  };
  const actor = startHeartbeatMachine({ clock: Date.now, beat }, activity.last());
  actor.on('heartbeat.ended', () => {
    if (!activity.isLeaving()) reloadOrLeavePageAfterSignOut();
  });
  activity.subscribe((news) => {
    if (news.kind === 'active') actor.send({ type: 'ACTIVITY', at: news.at });
  });
}
