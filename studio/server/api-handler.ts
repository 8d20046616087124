import type { StudioTicket } from './studio-ticket.ts';

/** A call of the studio's server. */
export interface StudioApiRequest {
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Empty in the CMS, where the studio's server stores nothing. */
  readonly writeToken: string;
  /** Null over files. */
  readonly ticket: StudioTicket | null;
  /** Ends when the client has gone. */
  readonly signal: AbortSignal;
}

export type StudioApiHandler = (
  request: StudioApiRequest,
) => Promise<{ readonly status: number; readonly body: unknown }> | { readonly status: number; readonly body: unknown };
