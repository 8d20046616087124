import type { Duplex } from 'node:stream';
import type { IsTrustedProxy } from '../site/request-host.ts';
import { withSecurityHeaders } from './security-headers.ts';

/** Refuses malformed, oversized or slow requests like Node, with the security headers. */
export function refuseMalformedRequestOnSocket(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  trusted: IsTrustedProxy,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [reason, text] = REASONS[error.code ?? ''] ?? MALFORMED;
  const length = String(Buffer.byteLength(text));
  const headers = withSecurityHeaders({ ...PLAIN, 'content-length': length }, isSecure(error, socket, trusted));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${reason}`, ...lines, '', text].join('\r\n'));
}

const PLAIN = { connection: 'close', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

const MALFORMED = ['400 Bad Request', 'The request is malformed.\n'] as const;

/** Status and text, by the code of Node's error. */
const REASONS: Readonly<Record<string, readonly [reason: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address, the cookies or other headers are too large. Delete the cookies of this site, and open it again.\n',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The body is too large.\n'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request arrived too slowly.\n'],
};

/** Assumes https from a trusted proxy, because the header may be incomplete. */
function isSecure(error: object, socket: Duplex, trusted: IsTrustedProxy): boolean {
  if ('encrypted' in socket) return true;
  const address = 'remoteAddress' in socket && typeof socket.remoteAddress === 'string' ? socket.remoteAddress : null;
  const bytes = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
  return trusted(address) && !/^x-forwarded-proto:[ \t]*http[ \t]*\r?$/im.test(bytes);
}
