import { STUDIO_TICKET_LIFETIME, type StudioTicket, signStudioTicket } from '../studio/server/studio-ticket.ts';
import type {
  DirectusRequestAccountability,
  DirectusSchema,
  RowPayload,
  StoredRowsQueryBuilder,
} from './directus-hooks.ts';
import { listReadableSites } from './editor-rights.ts';
import type { DirectusEndpointResponse } from './publish-endpoint.ts';
import { readSecret } from './read-secret.ts';

export interface StudioTicketRouter {
  get(
    path: string,
    handler: (
      request: { readonly accountability?: DirectusRequestAccountability | null; readonly schema: DirectusSchema },
      response: DirectusEndpointResponse,
      next: (error: unknown) => void,
    ) => Promise<void>,
  ): unknown;
}

/**
 * `GET /vitrine/studio-ticket`: the origin of the studio, and a ticket for its server, which is valid for some minutes.
 * Answers 403 to those who are not users of the CMS and 404 where there is no studio.
 */
export function createStudioTicketEndpoint(clock: () => number) {
  return (
    router: StudioTicketRouter,
    { database, env }: { readonly database: StoredRowsQueryBuilder; readonly env: RowPayload },
  ): void => {
    const origin = env['VITRINE_STUDIO_ORIGIN'];
    const secret = readSecret(env, 'VITRINE_STUDIO_TICKET_SECRET');
    router.get('/studio-ticket', async ({ accountability = null, schema }, response, next) => {
      try {
        const user = accountability?.user;
        if (typeof user !== 'string') {
          response.status(403).json(refusal('FORBIDDEN', 'Sign in to open the studio.'));
          return;
        }
        if (typeof origin !== 'string' || origin === '' || secret === null) {
          const words = 'VITRINE_STUDIO_ORIGIN and VITRINE_STUDIO_TICKET_SECRET are not set.';
          response.status(404).json(refusal('ROUTE_NOT_FOUND', words));
          return;
        }
        const sites = await listReadableSites({ accountability, schema, database });
        const ticket: StudioTicket = { editor: user, sites, expires: clock() + STUDIO_TICKET_LIFETIME };
        const data = { origin, ticket: signStudioTicket(ticket, secret), expires: ticket.expires };
        response.status(200).json({ data });
      } catch (error) {
        next(error);
      }
    });
  };
}

function refusal(code: string, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}
