import { Hono } from 'hono';
import { html } from 'hono/html';
import { listAnalyticsEventComplaints } from '#schemas/messages/analytics-events.ts';

const MAX_EVENTS = 1000;

interface ReceivedEvent {
  readonly event: string;
  readonly message_id: string;
  readonly properties: unknown;
  readonly [name: string]: unknown;
}

interface RefusedEvent {
  readonly event: ReceivedEvent;
  readonly complaints: readonly string[];
}

/**
 * A stand-in for a customer-data service. `POST /_customer-data/v1/batch` accepts events with any key and deduplicates
 * them by message id. `/_customer-data` shows the newest, `/_customer-data.json` returns them as JSON, oldest first.
 * Events that violate `schemas/messages/analytics-events.schema.json` are refused and listed in
 * `/_customer-data/refused.json`. Events are stored in memory only.
 */
export function createCustomerDataStandInApp(): Hono {
  const app = new Hono();
  const receivedEvents: ReceivedEvent[] = [];
  const refused: RefusedEvent[] = [];

  app.post('/_customer-data/v1/batch', async (c) => {
    if (!/^Basic \S+$/.test(c.req.header('authorization') ?? '')) return c.json({ error: 'a key is missing' }, 401);
    const body: unknown = await c.req.json().catch(() => null);
    const batch = typeof body === 'object' && body !== null && 'batch' in body ? body.batch : null;
    if (!Array.isArray(batch) || !batch.every(isEvent)) return c.json({ error: 'this is no batch of events' }, 400);
    const wrong = batch
      .map((event) => ({ event, complaints: listAnalyticsEventComplaints(event.event, event.properties) }))
      .filter(({ complaints }) => complaints.length > 0);
    refused.push(...wrong);
    const right = batch.filter((event) => !wrong.some((other) => other.event === event));
    for (const event of right)
      if (!receivedEvents.some(({ message_id }) => message_id === event.message_id)) receivedEvents.push(event);
    for (const list of [receivedEvents, refused]) list.splice(0, Math.max(0, list.length - MAX_EVENTS));
    if (wrong.length > 0) return c.json({ error: wrong.flatMap(({ complaints }) => complaints).join('; ') }, 422);
    return c.json({ success: true });
  });

  app.get('/_customer-data.json', (c) => c.json(receivedEvents));

  app.get('/_customer-data/refused.json', (c) => c.json(refused));

  app.get('/_customer-data', (c) =>
    c.html(html`<!doctype html>
      <meta charset="utf-8" />
      <title>Customer data</title>
      <h1>Events of visitors</h1>
      <ol reversed>
        ${receivedEvents.toReversed().map((event) => html`<li><b>${event.event}</b> <pre>${JSON.stringify(event, null, 2)}</pre></li>`)}
      </ol>`),
  );
  return app;
}

function isEvent(value: unknown): value is ReceivedEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'event' in value &&
    typeof value.event === 'string' &&
    'message_id' in value &&
    typeof value.message_id === 'string' &&
    'properties' in value
  );
}
