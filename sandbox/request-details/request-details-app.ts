import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxShop } from '../shop.ts';

const SHOWN = 100;

/** The latest rows of each kind with their request details. */
const QUERIES = {
  deposits: `SELECT id, site_key, customer_id, method_code, gateway_key, status, checkout, metadata, device_data
             FROM deposits ORDER BY created_at DESC, rowid DESC LIMIT ?`,
  funds: `SELECT id, customer_id, type, gateway_key, device_data FROM funds ORDER BY created_at DESC, rowid DESC LIMIT ?`,
  memberships: `SELECT customer_id, program_id, status, metadata FROM memberships ORDER BY updated_at DESC, rowid DESC LIMIT ?`,
  sessions: `SELECT id, customer_id, device_uuid, fingerprint, saves_device FROM sessions
             ORDER BY created_at DESC, rowid DESC LIMIT ?`,
} as const;

type Kind = keyof typeof QUERIES;

/**
 * `/_request-details`: metadata, device data and fingerprints of the latest deposits, saved cards and accounts, memberships and
 * sessions, newest first. `/_request-details.json` is the same for programs.
 */
export function createLatestRequestDetailsApp({ db }: Pick<SandboxShop, 'db'>): Hono {
  const app = new Hono();
  const rowsOf = (kind: Kind) =>
    db
      .prepare(QUERIES[kind])
      .all(SHOWN)
      .map((row) => ({ ...row, ...parsedJson(row, 'metadata'), ...parsedJson(row, 'device_data') }));

  app.get('/_request-details.json', (c) =>
    c.json({
      deposits: rowsOf('deposits'),
      funds: rowsOf('funds'),
      memberships: rowsOf('memberships'),
      sessions: rowsOf('sessions'),
    }),
  );

  app.get('/_request-details', (c) =>
    c.html(html`<!doctype html>
      <meta charset="utf-8" />
      <title>Request details</title>
      <h1>Metadata, device data and fingerprints</h1>
      ${(['deposits', 'funds', 'memberships', 'sessions'] as const).map(
        (kind) =>
          html`<h2>${kind}</h2>
            <ol>
              ${rowsOf(kind).map((row) => html`<li><pre>${JSON.stringify(row, null, 2)}</pre></li>`)}
            </ol>`,
      )}`),
  );
  return app;
}

function parsedJson(row: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const text = row[name];
  return typeof text === 'string' ? { [name]: JSON.parse(text) } : {};
}
