import { Hono } from 'hono';
import { html } from 'hono/html';

const KEPT = 200;

/**
 * The stand-in of an error service that speaks the protocol of Sentry: envelopes at `POST /_errors/api/<project>/envelope/` with
 * any key. `/_errors` shows the newest, and `/_errors.json` tells them to programs, oldest first. They are kept in memory
 * alone.
 */
export function createErrorServiceApp(): Hono {
  const app = new Hono();
  const heard: unknown[] = [];

  app.post('/_errors/api/:project/envelope/', async (c) => {
    if (!/\bsentry_key=\S+/.test(c.req.header('x-sentry-auth') ?? ''))
      return c.json({ detail: 'a key is missing' }, 403);
    const [, , event = ''] = (await c.req.text()).split('\n');
    try {
      heard.push(JSON.parse(event));
    } catch {
      return c.json({ detail: 'this is no envelope with an event' }, 400);
    }
    heard.splice(0, Math.max(0, heard.length - KEPT));
    return c.json({});
  });

  app.get('/_errors.json', (c) => c.json(heard));

  app.get('/_errors', (c) =>
    c.html(html`<!doctype html>
      <meta charset="utf-8" />
      <title>Errors</title>
      <h1>What failed in the shops</h1>
      <ol reversed>
        ${heard.toReversed().map((event) => html`<li><pre>${JSON.stringify(event, null, 2)}</pre></li>`)}
      </ol>`),
  );
  return app;
}
