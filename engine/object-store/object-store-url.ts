import { fileURLToPath } from 'node:url';
import type { S3StoreOptions } from './s3-store.ts';

export type ObjectStoreAddress =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & Omit<S3StoreOptions, 'credentials'>);

const PARAMETERS = new Set(['endpoint', 'region']);

/** Region that stores other than Amazon's expect in signatures, unless they are set up with another. */
const USUAL_REGION = 'us-east-1';

/**
 * Reads `file:///srv/shared` or `s3://bucket/prefix?endpoint=https://…&region=…`.
 *
 * @throws for any other address; the message ends the sentence "is invalid:"
 */
export function parseObjectStoreUrl(text: string): ObjectStoreAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'file:') return parseFolder(url);
  if (url?.protocol !== 's3:') throw new Error('it must begin with file:/// or s3://');
  if (url.username !== '' || url.password !== '')
    throw new Error('it holds credentials; set VITRINE_STORE_ACCESS_KEY and VITRINE_STORE_SECRET_KEY instead');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) throw new Error('it names no bucket after s3://');
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw new Error(`it has the parameter "${unknown}"; only endpoint and region are known`);
  const endpoint = parseEndpoint(url.searchParams.get('endpoint'));
  const region = url.searchParams.get('region') ?? (endpoint === null ? null : USUAL_REGION);
  if (region === null) throw new Error('it needs "?region=…", or "?endpoint=…" for a store that is not Amazon’s');
  return { kind: 's3', bucket: url.hostname, prefix: parsePrefix(url.pathname), region, endpoint };
}

function parseFolder(url: URL): ObjectStoreAddress {
  if (url.host !== '' || url.pathname === '/') throw new Error('it names no folder such as file:///srv/shared');
  return { kind: 'folder', folder: fileURLToPath(url) };
}

function parseEndpoint(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('its endpoint must begin with https:// or http://');
  return text;
}

function parsePrefix(path: string): string {
  const names = path.split('/').filter(Boolean);
  if (names.some((name) => !/^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/.test(name)))
    throw new Error('its prefix may have letters, digits and "_@.-" in each name');
  return names.map((name) => `${name}/`).join('');
}
