import type { SiteConfig } from './site-config.ts';

/** How a request came in, according to the server itself or a trusted proxy. */
export interface RequestProtocolAndPort {
  readonly secure: boolean;
  /** Port of the server; null behind a proxy. */
  readonly port: number | null;
}

/**
 * Public origin for canonical links: from the site document or its first host. Nothing comes from a header, so that a
 * request cannot poison the page cache.
 */
export function resolvePublicOrigin(
  { discovery, hosts }: Pick<SiteConfig, 'hosts' | 'discovery'>,
  { secure, port }: RequestProtocolAndPort,
): string {
  if (discovery.origin !== null) return discovery.origin;
  const [host = 'localhost'] = hosts;
  const name = host.includes(':') ? `[${host}]` : host;
  const isUsual = port === null || port === (secure ? 443 : 80);
  return `${secure ? 'https' : 'http'}://${name}${isUsual ? '' : `:${port}`}`;
}
