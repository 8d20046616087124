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
  const reason = REASONS[error.code ?? ''] ?? '400 Bad Request';
  const headers = withSecurityHeaders({ connection: 'close', 'content-length': '0' }, isSecure(error, socket, trusted));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${reason}`, ...lines, '', ''].join('\r\n'));
}

const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Assumes https from a trusted proxy, because the header may be incomplete. */
function isSecure(error: object, socket: Duplex, trusted: IsTrustedProxy): boolean {
  if ('encrypted' in socket) return true;
  const address = 'remoteAddress' in socket && typeof socket.remoteAddress === 'string' ? socket.remoteAddress : null;
  const bytes = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
  return trusted(address) && !/^x-forwarded-proto:[ \t]*http[ \t]*\r?$/im.test(bytes);
}
