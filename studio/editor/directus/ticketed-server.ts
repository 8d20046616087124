import { callStudioServer } from '../studio-client.ts';
import type { CmsPort } from './cms-port.ts';

/** The studio's server, which accepts short-lived tickets of the CMS. */
export interface TicketedServer {
  /** @throws StudioCallError */
  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown>;
  /** The last ticket, for addresses of pictures; empty before the first call. */
  readonly ticket: () => string;
}

/** Milliseconds before its end in which a ticket is renewed. */
const MARGIN = 5 * 60_000;

/** @param clock epoch milliseconds */
export function createTicketedServer(cms: CmsPort, clock: () => number): TicketedServer {
  let last: { readonly ticket: string; readonly expires: number } | null = null;
  let renewal: Promise<string> | null = null;
  const renew = async () => {
    const { ticket, expires }: Record<string, unknown> = Object(await cms.call('ticket', null));
    last = { ticket: String(ticket), expires: Number(expires) };
    return last.ticket;
  };
  const getTicket = () => {
    if (last && last.expires - MARGIN > clock()) return last.ticket;
    renewal ??= renew().finally(() => {
      renewal = null;
    });
    return renewal;
  };
  return {
    ticket: () => last?.ticket ?? '',
    call: async (method, path, body, signal) =>
      callStudioServer(method, path, { authorization: `Studio ${await getTicket()}` }, body, signal),
  };
}
