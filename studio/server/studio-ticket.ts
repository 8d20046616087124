import { createHmac } from 'node:crypto';
import { isExpectedSecret, type ValidSecrets } from '#engine/server/signed-link.ts';

/** What the CMS certifies to the studio about a signed-in editor, for a few minutes. */
export interface StudioTicket {
  /** Id of the user in the CMS. */
  readonly editor: string;
  /** Sites whose documents the editor sees; null for all. */
  readonly sites: readonly string[] | null;
  /** Epoch milliseconds. */
  readonly expires: number;
}

/** Milliseconds for which a ticket is valid. */
export const STUDIO_TICKET_LIFETIME = 10 * 60_000;

export function signStudioTicket(ticket: StudioTicket, secret: string): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
}

/** Returns null for a ticket that was not signed with a valid secret, or has expired. */
export function readStudioTicket(text: string | null, secrets: ValidSecrets, now: number): StudioTicket | null {
  const [, body, signature] = /^([\w-]{1,4000})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  if (body === undefined || signature === undefined) return null;
  if (![secrets].flat().some((secret) => isExpectedSecret(signature, signatureOf(body, secret)))) return null;
  const ticket: StudioTicket = JSON.parse(Buffer.from(body, 'base64url').toString());
  return ticket.expires > now ? ticket : null;
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`studio ticket\n${body}`).digest('base64url');
}
