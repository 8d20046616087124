import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix, relative, sep } from 'node:path';
import { compressBodyForCache } from './compress.ts';
import { createTextResponse, type Endpoint, IMMUTABLE_CACHE_CONTROL } from './endpoint.ts';
import { type ContentEncoding, selectContentEncoding } from './page-cache.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface AssetFile {
  readonly contentType: string;
  bodies(): Promise<Readonly<Record<ContentEncoding, Buffer>>>;
}

/**
 * `GET /_assets/…`: built files with hashed names. They are read into memory at the start, so that pages never name a
 * file that a newer build has removed. Files without a `.br` version are compressed on first use.
 */
export function createAssetEndpoint(clientDir: string): Endpoint {
  const files = readFiles(clientDir);
  return async ({ path, request }) => {
    const file = files.get(path);
    if (!file) return createTextResponse(404, 'There is nothing at this address.\n');
    const encoding = selectContentEncoding(request.headers.get('accept-encoding') ?? undefined);
    const body = (await file.bodies())[encoding];
    const headers = new Headers({
      'content-type': file.contentType,
      'cache-control': IMMUTABLE_CACHE_CONTROL,
      vary: 'accept-encoding',
      'content-length': String(body.length),
    });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return new Response(new Uint8Array(body), { headers });
  };
}

function readFiles(clientDir: string): ReadonlyMap<string, AssetFile> {
  const entries = readdirSync(join(clientDir, '_assets'), { recursive: true, withFileTypes: true });
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  return new Map(
    entries.flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const contentType = TYPES[extname(entry.name)];
      const path = posix.join('/', ...relative(clientDir, file).split(sep));
      if (!entry.isFile() || !contentType) return [];
      const small = names.has(`${file}.br`) ? readFileSync(`${file}.br`) : null;
      return [[path, assetFile(readFileSync(file), small, contentType)]];
    }),
  );
}

function assetFile(bytes: Buffer, small: Buffer | null, contentType: string): AssetFile {
  let bodies: Promise<Readonly<Record<ContentEncoding, Buffer>>> | undefined;
  return {
    contentType,
    bodies: () => {
      bodies ??= compressBodyForCache(bytes, small);
      return bodies;
    },
  };
}
