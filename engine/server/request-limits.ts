import type { IncomingMessage } from 'node:http';
import type { ClientTimeoutsAndLimits } from './connection-limits.ts';

/** Maximum characters of a path with its query. Node refuses all headers together beyond 16 KiB. */
export const MAX_TARGET_LENGTH = 8_192;

/** Maximum characters of all cookies; what the shops set takes less than half. */
export const MAX_COOKIES_LENGTH = 12_288;

/** Maximum number of header lines. */
export const MAX_HEADER_LINES = 100;

export type SendRefusal = (status: number, text: string, headers?: Readonly<Record<string, string>>) => void;

/** Refuses a request beyond the limits, before anything of it is used. False within them. */
export function refuseBeyondLimits(
  { url = '', headers, rawHeaders }: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
  { maxBody }: Pick<ClientTimeoutsAndLimits, 'maxBody'>,
  refuse: SendRefusal,
): boolean {
  if (url.length > MAX_TARGET_LENGTH) {
    refuse(414, `The address is too long: it may have ${MAX_TARGET_LENGTH} characters.\n`);
    return true;
  }
  if (rawHeaders.length > 2 * MAX_HEADER_LINES) {
    refuse(431, `The request has more than ${MAX_HEADER_LINES} header lines.\n`);
    return true;
  }
  if ((headers.cookie?.length ?? 0) > MAX_COOKIES_LENGTH) {
    refuse(431, 'The cookies are too large. Delete the cookies of this site, and open it again.\n');
    return true;
  }
  if (Number(headers['content-length'] ?? 0) > maxBody) {
    refuse(413, 'The body is too large.\n');
    return true;
  }
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return false;
  // A compressed body of some kilobytes could become gigabytes; browsers never send one.
  refuse(415, 'Bodies of requests may not be compressed.\n', { 'accept-encoding': 'identity' });
  return true;
}
