import { BlockList, isIP } from 'node:net';

/** The requested host, as far as trusted. */
export interface RequestHost {
  /** Lower case, without a port, and without the brackets of an IPv6 address. */
  readonly hostname: string;
  readonly port: number | null;
}

export type ReadableHeaders = Pick<Headers, 'get'>;

/** Whether an address is a trusted proxy. */
export type IsTrustedProxy = (address: string | null | undefined) => boolean;

/**
 * Parses trusted proxies: addresses and ranges such as `10.0.0.0/8`, separated by commas.
 *
 * @throws RangeError for anything else.
 */
export function parseTrustedProxies(setting: string): IsTrustedProxy {
  const entries = setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (entries.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix, ...more] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (more.length > 0 || isIP(address) === 0 || bits < 0 || bits > longest) {
      throw new RangeError(`"${entry}" is not an address or range of trusted proxies, such as 10.0.0.0/8`);
    }
    list.addSubnet(address, bits, family);
  }
  return (address) => {
    const plain = (address ?? '').replace(MAPPED_IPV4, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * Host of a request. `X-Forwarded-Host` counts from trusted proxies only. Null for a missing, malformed or multiple
 * host.
 */
export function readRequestHost(
  headers: ReadableHeaders,
  trusted: IsTrustedProxy,
  remoteAddress: string | null | undefined,
): RequestHost | null {
  const forwarded = trusted(remoteAddress) ? headers.get('x-forwarded-host') : null;
  return parseHostHeader(forwarded ?? headers.get('host'));
}

export function hasForwardedHeaders(headers: ReadableHeaders): boolean {
  return headers.get('x-forwarded-host') !== null || headers.get('x-forwarded-proto') !== null;
}

/** Whether the visitor uses https, by a trusted proxy or the connection. */
export function isHttpsByProxyHeaderOrConnection(
  headers: ReadableHeaders,
  trusted: IsTrustedProxy,
  remoteAddress: string | null | undefined,
  encrypted: boolean,
): boolean {
  const forwarded = trusted(remoteAddress) ? headers.get('x-forwarded-proto') : null;
  return forwarded === null ? encrypted : forwarded.toLowerCase() === 'https';
}

/** Client IP address. `X-Forwarded-For` is read from its end, as far as trusted proxies wrote it. Null if unknown. */
export function readClientIpAddress(
  headers: ReadableHeaders,
  trusted: IsTrustedProxy,
  remoteAddress: string | null | undefined,
): string | null {
  let address = plainAddress(remoteAddress ?? '');
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').reverse();
  for (const hop of hops) {
    if (!trusted(address)) break;
    const before = plainAddress(hop.trim());
    if (before === null) break;
    address = before;
  }
  return address;
}

/** An address without a port or brackets, and an IPv4 one in its own notation; null for anything else. */
function plainAddress(text: string): string | null {
  const address = isIP(text) === 0 ? (parseHostHeader(text)?.hostname ?? '') : text.toLowerCase();
  const plain = address.replace(MAPPED_IPV4, '');
  return isIP(plain) === 0 ? null : plain;
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?)*$/;

/** Takes a Host header apart; null unless it is one host name or address with an optional port. */
export function parseHostHeader(header: string | null): RequestHost | null {
  const parts = /^(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9._-]{1,253}?)\.?)(?::(\d{1,5}))?$/i.exec(header ?? '');
  if (!parts) return null;
  const [, v6, name, digits] = parts;
  const port = digits === undefined ? null : Number(digits);
  const hostname = (v6 ?? name ?? '').toLowerCase();
  const valid = v6 === undefined ? NAME.test(hostname) : isIP(v6) === 6;
  return valid && (port === null || (port > 0 && port < 65_536)) ? { hostname, port } : null;
}
