import { Hono } from 'hono';
import { html } from 'hono/html';

const MAX_EVENTS = 200;

/**
 * A stand-in for an error service with the protocol of Sentry: `POST /_errors/api/<project>/envelope/` with any key.
 * `/_errors` shows the newest, `/_errors.json` returns them as JSON, oldest first. Stored in memory only.
 */
export function createErrorServiceStandInApp(): Hono {
  const app = new Hono();
  const receivedEvents: unknown[] = [];

  app.post('/_errors/api/:project/envelope/', async (c) => {
    if (!/\bsentry_key=\S+/.test(c.req.header('x-sentry-auth') ?? ''))
      return c.json({ detail: 'a key is missing' }, 403);
    const [, , event = ''] = (await c.req.text()).split('\n');
    try {
      receivedEvents.push(JSON.parse(event));
    } catch {
      return c.json({ detail: 'this is no envelope with an event' }, 400);
    }
    receivedEvents.splice(0, Math.max(0, receivedEvents.length - MAX_EVENTS));
    return c.json({});
  });

  app.get('/_errors.json', (c) => c.json(receivedEvents));

  app.get('/_errors', (c) =>
    c.html(html`<!doctype html>
      <meta charset="utf-8" />
      <title>Errors</title>
      <h1>What failed in the shops</h1>
      <ol reversed>
        ${receivedEvents.toReversed().map((event) => html`<li><pre>${JSON.stringify(event, null, 2)}</pre></li>`)}
      </ol>`),
  );
  return app;
}
