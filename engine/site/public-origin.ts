import type { SiteConfig } from './site-config.ts';

/** How a request came in, as far as the server knows it by itself or from a trusted proxy. */
export interface Entrance {
  readonly secure: boolean;
  /** The server's own port; null where a trusted proxy took the request, whose port nobody but the site document knows. */
  readonly port: number | null;
}

/**
 * The origin of a site in links that leave the page, such as canonical ones: what its document says, else its first host.
 * Nothing in it comes from a header, so that no request can put another host or port into a cached page.
 */
export function publicOrigin({ discovery, hosts }: SiteConfig, { secure, port }: Entrance): string {
  if (discovery.origin !== null) return discovery.origin;
  const [host = 'localhost'] = hosts;
  const name = host.includes(':') ? `[${host}]` : host;
  const isUsual = port === null || port === (secure ? 443 : 80);
  return `${secure ? 'https' : 'http'}://${name}${isUsual ? '' : `:${port}`}`;
}
