import { REFETCH_HEADER } from './edge-pages.ts';
import type { RefetchEdgePage } from './edge-refetcher.ts';
import { sendHeadRequest } from './send-head-request.ts';

/** `hard` removes pages; `soft` expires them, so that the next visitor gets the old one while the edge fetches a new one. */
export type EdgePurgeMode = 'hard' | 'soft';

/** Removes stored pages from an edge by their tags. */
export interface EdgePurger {
  /** Shown in the status. */
  readonly name: string;
  /** @throws when the edge did not purge. */
  purge(tags: readonly string[], signal: AbortSignal, mode: EdgePurgeMode): Promise<void>;
  /** Refetches a page; missing for an edge with many locations, of which a node reaches only one. */
  readonly refetch?: RefetchEdgePage;
}

type Fetch = (url: string, request: RequestInit) => Promise<Response>;

/** What an adapter needs. */
export interface EdgePurgerOptions {
  readonly token: string;
  readonly fetch: Fetch;
}

/** Maximum tags of one request, as each API has published it. */
const MAX_FASTLY_KEYS = 256;
const MAX_CLOUDFLARE_TAGS = 30;
/** Keeps the header below the limit of a Varnish with default parameters (8 kB). */
const MAX_VARNISH_TAGS = 100;

const FASTLY_API = 'https://api.fastly.com';
const CLOUDFLARE_API = 'https://api.cloudflare.com/client/v4';

/** Varnish with `deploy/edge/varnish.vcl`: `PURGE` with the tags in a header. */
export function createVarnishPurger(url: string, { token, fetch }: EdgePurgerOptions): EdgePurger {
  return {
    name: `varnish ${new URL(url).host}`,
    purge: inBatches(MAX_VARNISH_TAGS, async (tags, signal, mode) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'x-vitrine-purge': tags.join(' '),
        'x-vitrine-purge-mode': mode,
      };
      await refuseFailure(await fetch(url, { method: 'PURGE', headers, signal }));
    }),
    refetch: async ({ origin, target, cookie, locale }, signal) => {
      const { host, protocol } = new URL(origin);
      const headers = {
        host,
        'x-forwarded-proto': protocol.slice(0, -1),
        'accept-language': locale,
        'user-agent': 'Vitrine',
        [REFETCH_HEADER]: '1',
        ...(cookie !== '' && { cookie }),
      };
      // Varnish fetches and stores the whole page for a HEAD, too.
      const answer = await sendHeadRequest(`${new URL(url).origin}${target}`, headers, signal);
      if (answer.status !== 200) return 'failed';
      return answer.headers.get('x-cache') === 'hit' ? 'stored' : 'fetched';
    },
  };
}

/** Fastly: `POST /service/<id>/purge` with surrogate keys. */
export function createFastlyPurger(
  service: string,
  options: EdgePurgerOptions & { readonly api?: string },
): EdgePurger {
  const { token, fetch, api = FASTLY_API } = options;
  return {
    name: `fastly ${service}`,
    purge: inBatches(MAX_FASTLY_KEYS, async (tags, signal, mode) => {
      const headers = {
        'fastly-key': token,
        accept: 'application/json',
        'content-type': 'application/json',
        ...(mode === 'soft' && { 'fastly-soft-purge': '1' }),
      };
      const body = JSON.stringify({ surrogate_keys: tags });
      const url = `${api}/service/${encodeURIComponent(service)}/purge`;
      await refuseFailure(await fetch(url, { method: 'POST', headers, body, signal }));
    }),
  };
}

/** Cloudflare: `POST /zones/<id>/purge_cache` with cache tags. It can respond 200 to a failed request, and only purges hard. */
export function createCloudflarePurger(
  zone: string,
  options: EdgePurgerOptions & { readonly api?: string },
): EdgePurger {
  const { token, fetch, api = CLOUDFLARE_API } = options;
  return {
    name: `cloudflare ${zone}`,
    purge: inBatches(MAX_CLOUDFLARE_TAGS, async (tags, signal) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const url = `${api}/zones/${encodeURIComponent(zone)}/purge_cache`;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ tags }), signal });
      const text = await refuseFailure(answer);
      if (!/"success"\s*:\s*true/.test(text)) throw new Error(`the answer has no success: ${text.slice(0, 200)}`);
    }),
  };
}

function inBatches(size: number, send: EdgePurger['purge']): EdgePurger['purge'] {
  return async (tags, signal, mode) => {
    for (let start = 0; start < tags.length; start += size) await send(tags.slice(start, start + size), signal, mode);
  };
}

/** The text of an answer; @throws for a status other than 200 to 299. */
async function refuseFailure(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`status ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** @throws TypeError for an unknown edge. */
export function parseEdgePurgers(
  text: string,
): readonly { readonly kind: 'varnish' | 'fastly' | 'cloudflare'; readonly target: string }[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, kind, target = ''] = /^(varnish|fastly|cloudflare):(.+)$/.exec(part) ?? [];
      if (kind === 'varnish' && /^https?:$/.test(URL.parse(target)?.protocol ?? '')) return { kind, target };
      if ((kind === 'fastly' || kind === 'cloudflare') && /^[A-Za-z0-9]+$/.test(target)) return { kind, target };
      throw new TypeError(`"${part}" names no edge`);
    });
}

/** The edges of a setting. */
export function createEdgePurgers(text: string, options: EdgePurgerOptions): readonly EdgePurger[] {
  return parseEdgePurgers(text).map(({ kind, target }) => {
    if (kind === 'varnish') return createVarnishPurger(target, options);
    return kind === 'fastly' ? createFastlyPurger(target, options) : createCloudflarePurger(target, options);
  });
}
