import type { IncomingHttpHeaders } from 'node:http';
import { listValidSecrets } from '#engine/server/signed-link.ts';
import { readStudioTicket, type StudioTicket } from './studio-ticket.ts';

/** Access control of the studio inside the CMS, which certifies its editors by short-lived tickets. */
export interface CmsAccess {
  /** Origin of the CMS, which frames the studio. */
  readonly cmsOrigin: string;
  /** Returns null without a valid ticket. Only pictures may have it in their address, because images have no headers. */
  readTicket(request: {
    readonly headers: Pick<IncomingHttpHeaders, 'authorization'>;
    readonly method: string;
    readonly url: URL;
  }): StudioTicket | null;
}

export interface CmsAccessOptions {
  readonly cmsOrigin: string;
  /** Shared with the extension of the CMS. */
  readonly secret: string;
  /** The secret before a rotation, whose tickets still open; null for none. */
  readonly previousSecret?: string | null;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

export function createCmsAccess({ cmsOrigin, secret, previousSecret, clock }: CmsAccessOptions): CmsAccess {
  const secrets = listValidSecrets(secret, previousSecret);
  return {
    cmsOrigin,
    readTicket: ({ headers: { authorization = '' }, method, url }) => {
      const [, sent = null] = /^Studio (\S+)$/.exec(authorization) ?? [];
      const isPicture = method === 'GET' && url.pathname === '/api/picture';
      return readStudioTicket(sent ?? (isPicture ? url.searchParams.get('ticket') : null), secrets, clock());
    },
  };
}
