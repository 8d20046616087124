import type { IncomingMessage } from 'node:http';
import type { RequestProtocolAndPort } from '../site/public-origin.ts';
import {
  hasForwardedHeaders,
  type IsTrustedProxy,
  isHttpsByProxyHeaderOrConnection,
  type ReadableHeaders,
  readClientIpAddress,
  readRequestHost,
} from '../site/request-host.ts';

/** Host and origin of a request, as far as trusted. */
export interface ResolvedRequestOrigin extends RequestProtocolAndPort {
  /** Without a port. */
  readonly host: string;
  /** Scheme, host and port that the visitor's browser uses. */
  readonly origin: string;
  /** Whether a trusted proxy named the host. */
  readonly forwarded: boolean;
  /** IP address; null if unknown. */
  readonly address: string | null;
}

/** Null for an invalid Host header. */
export function resolveRequestOrigin(incoming: IncomingMessage, trusted: IsTrustedProxy): ResolvedRequestOrigin | null {
  const headers = toReadableHeaders(incoming);
  const { remoteAddress } = incoming.socket;
  const found = readRequestHost(headers, trusted, remoteAddress);
  if (!found) return null;
  const secure = isHttpsRequest(incoming, trusted);
  const name = found.hostname.includes(':') ? `[${found.hostname}]` : found.hostname;
  const port = found.port === null || found.port === (secure ? 443 : 80) ? '' : `:${found.port}`;
  const proxied = trusted(remoteAddress) && hasForwardedHeaders(headers);
  return {
    host: found.hostname,
    origin: `${secure ? 'https' : 'http'}://${name}${port}`,
    secure,
    port: proxied ? null : (incoming.socket.localPort ?? null),
    forwarded: proxied && headers.get('x-forwarded-host') !== null,
    address: readClientIpAddress(headers, trusted, remoteAddress),
  };
}

export function isHttpsRequest(incoming: IncomingMessage, trusted: IsTrustedProxy): boolean {
  const { socket } = incoming;
  return isHttpsByProxyHeaderOrConnection(
    toReadableHeaders(incoming),
    trusted,
    socket.remoteAddress,
    'encrypted' in socket,
  );
}

export function toReadableHeaders({ headers }: IncomingMessage): ReadableHeaders {
  return {
    get(name) {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
}
