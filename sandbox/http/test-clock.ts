import { Hono } from 'hono';
import type { Clock } from '../clock.ts';

/** A clock that tests can move. */
export interface MovableClock {
  readonly now: Clock;
  move(to: number): void;
}

/** A clock with an adjustable offset to another clock. It keeps running. */
export function createMovableClock(base: Clock): MovableClock {
  let ahead = 0;
  return {
    now: () => base() + ahead,
    move(to) {
      ahead = to - base();
    },
  };
}

/**
 * Test clock: GET and PUT `/_test/clock` with `{"now": "<ISO 8601>"}`, or PUT `{"advance_ms": <number>}`. Served only
 * with the `testClock` setting.
 */
export function createTestClockApp(clock: MovableClock): Hono {
  const app = new Hono();
  const now = () => ({ now: new Date(clock.now()).toISOString() });
  app.get('/_test/clock', (c) => c.json(now()));
  app.put('/_test/clock', async (c) => {
    const to = momentOf(await c.req.json<unknown>().catch(() => null), clock.now());
    if (to === null) return c.json({ error: 'expected {"now": "<ISO 8601>"} or {"advance_ms": <number>}' }, 422);
    clock.move(to);
    return c.json(now());
  });
  return app;
}

function momentOf(body: unknown, now: number): number | null {
  if (typeof body !== 'object' || body === null) return null;
  if ('now' in body && typeof body.now === 'string') return finite(Date.parse(body.now));
  if ('advance_ms' in body && typeof body.advance_ms === 'number') return finite(now + body.advance_ms);
  return null;
}

function finite(moment: number): number | null {
  return Number.isFinite(moment) ? moment : null;
}
