import { expect, test } from 'vitest';
import { readStudioTicket } from '../studio/server/studio-ticket.ts';
import type { DirectusRequestAccountability, RowPayload } from './directus-hooks.ts';
import { createStudioTicketEndpoint, type StudioTicketRouter } from './studio-ticket-endpoint.ts';

const ENV = { VITRINE_STUDIO_ORIGIN: 'http://studio.localhost', VITRINE_STUDIO_TICKET_SECRET: 'a secret' };
const SCHEMA = { collections: { editor_rights: { fields: {} } } };
const ROWS: Readonly<Record<string, readonly RowPayload[]>> = {
  editor_rights: [{ user: 'ben', sites: ['lantern'], kinds: null }],
  sites: [{ site: 'lantern', document: { extends: 'base' } }],
};

/** Answer of the endpoint to a user of the CMS. */
async function requestTicket(accountability: DirectusRequestAccountability | null, env: RowPayload = ENV) {
  const sent: { status: number; body: unknown }[] = [];
  const handlers: Parameters<StudioTicketRouter['get']>[1][] = [];
  const where = async () => [];
  const database = (collection: string) => ({ where: async () => ROWS[collection] ?? [], whereIn: where });
  createStudioTicketEndpoint(() => 1_000)({ get: (_, handler) => handlers.push(handler) }, { database, env });
  const response = { status: (status: number) => ({ json: (body: unknown) => sent.push({ status, body }) }) };
  await handlers[0]?.({ accountability, schema: SCHEMA }, response, (error) => {
    throw error;
  });
  return sent[0];
}

test.each([
  ['ann', null],
  ['ben', ['lantern', 'base']],
])('the ticket of %s names the sites that the editor sees: %j', async (user, sites) => {
  const answer = await requestTicket({ user });
  const expires = 601_000;
  expect(answer).toEqual({
    status: 200,
    body: { data: { origin: ENV.VITRINE_STUDIO_ORIGIN, ticket: expect.any(String), expires } },
  });
  const { ticket } = Object(answer?.body).data;
  expect(readStudioTicket(ticket, 'a secret', 2_000)).toEqual({ editor: user, sites, expires });
});

test('only users of the CMS get a ticket, and only where there is a studio', async () => {
  expect(await requestTicket(null)).toMatchObject({ status: 403 });
  expect(await requestTicket({ user: null })).toMatchObject({ status: 403 });
  expect(await requestTicket({ user: 'ann' }, { ...ENV, VITRINE_STUDIO_TICKET_SECRET: '' })).toMatchObject({
    status: 404,
  });
});
