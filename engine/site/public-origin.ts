import type { SiteConfig } from './site-config.ts';

/** How a request came in, according to the server itself or a trusted proxy. */
export interface RequestEntrance {
  readonly secure: boolean;
  /** The server's own port; null behind a trusted proxy, whose port only the site document knows. */
  readonly port: number | null;
}

/**
 * The public origin of a site, for canonical links and the like: that of its document, else its first host. It contains
 * nothing from a header, so that no request can put another host or port into a cached page.
 */
export function publicOrigin(
  { discovery, hosts }: Pick<SiteConfig, 'hosts' | 'discovery'>,
  { secure, port }: RequestEntrance,
): string {
  if (discovery.origin !== null) return discovery.origin;
  const [host = 'localhost'] = hosts;
  const name = host.includes(':') ? `[${host}]` : host;
  const isUsual = port === null || port === (secure ? 443 : 80);
  return `${secure ? 'https' : 'http'}://${name}${isUsual ? '' : `:${port}`}`;
}
