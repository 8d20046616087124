/** One request of a flood. */
export interface FloodRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const QUERIES = ['utm_source', 'gclid', 'fbclid', 'sv', 'p', 'act', 'aff', 'page', 'q', 'next', 'token', 'x'];
const PAGES = ['/', '/about', '/blog', '/faq', '/login', '/lotto-tickets', '/results'];
const COOKIES = ['cart', 'affiliate', 'sub-variant', 'utm', 'banner-dismissed', 'access-token', 'device', 'session-id'];

/**
 * Creates the requests of a flood: each has another address, host, cookie or path, and each kind targets something that
 * a server might cache.
 */
export function createFloodRequest(index: number): FloodRequest {
  const id = `${index.toString(36)}-${'y'.repeat(index % 40)}`;
  const page = PAGES[index % PAGES.length] ?? '/';
  const name = QUERIES[index % QUERIES.length] ?? 'x';
  const host = { host: 'localhost' };
  const target = `${page}?${name}=${id}`;
  switch (index % 12) {
    case 0:
    case 1:
    case 2:
      return { method: 'GET', path: target, headers: host };
    case 3:
      return { method: 'GET', path: `/_page?path=${encodeURIComponent(target)}&layout=${id}`, headers: host };
    case 4:
      return { method: 'GET', path: `/${id}/${'z'.repeat(index % 500)}`, headers: host };
    case 5:
      return { method: 'GET', path: '/', headers: { host: `${id}.example` } };
    case 6:
      return { method: 'GET', path: '/', headers: { host: `localhost:${1 + (index % 65_000)}` } };
    case 7: {
      const cookie = COOKIES.map((one) => `${one}=${id}`).join('; ');
      return { method: 'GET', path: page, headers: { ...host, cookie } };
    }
    case 8:
      return { method: 'GET', path: '/sitemap.xml', headers: { host: `localhost:${1 + (index % 65_000)}` } };
    case 9:
      return {
        method: 'GET',
        path: `/en-AU/items?id[]=${id}`,
        headers: { ...host, 'x-forwarded-host': `${id}.example` },
      };
    case 10: {
      const body = JSON.stringify({ kind: 'error', name: id, message: id, stack: id, page: `/${id}` });
      const length = String(Buffer.byteLength(body));
      return {
        method: 'POST',
        path: '/_report',
        headers: { ...host, 'content-type': 'application/json', 'content-length': length },
        body,
      };
    }
    default:
      return { method: 'GET', path: `${page}?${'k&'.repeat(index % 300)}${name}=${id}`, headers: host };
  }
}
