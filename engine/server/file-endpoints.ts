import { extname } from 'node:path';
import { type MessageFileBuilder, toMessageModule } from '../messages/message-files.ts';
import type { PageStyleSheetBuilder } from '../render/page-styles.ts';
import { createTextResponse, type Endpoint, IMMUTABLE_CACHE_CONTROL } from './endpoint.ts';
import type { InstalledFontFiles } from './font-files.ts';
import type { SharedFiles } from './shared-files.ts';

/** Finds a picture by the hash of its content and the file name of a rendition; null where there is none. */
export type FindImageFileByContentHash = (
  hash: string,
  file: string,
) => Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | null>;

/** `GET /_css/<hash>.css`: the styles of a page that the browser navigated to. */
export function createPageStyleSheetEndpoint(sheets: PageStyleSheetBuilder): Endpoint {
  return ({ path }) => file(sheets.file(path), 'text/css; charset=utf-8');
}

/**
 * `GET /_messages/<hash>/<site>/<locale>/<catalogues>.js`: the messages that the code of a page reads, as a module, which
 * pages may load where they may not fetch, such as previews.
 */
export function createMessageFileEndpoint(files: Pick<MessageFileBuilder, 'file'>): Endpoint {
  return ({ path }) => {
    const found = files.file(path);
    const response = file(found && toMessageModule(found.json), 'text/javascript; charset=utf-8');
    if (found && !found.isImmutable) response.headers.set('cache-control', 'no-store');
    return response;
  };
}

/** `GET /_fonts/<hash>/<file>` */
export function createFontEndpoint(fonts: InstalledFontFiles): Endpoint {
  return ({ path }) => file(fonts.read(path), 'font/woff2');
}

/** `GET /_img/<hash>/<rendition>`: mirrored pictures, so that the CMS is never on a customer's path. */
export function createImageEndpoint(find: FindImageFileByContentHash): Endpoint {
  return async ({ path }) => {
    const [, , hash = '', name = '', ...more] = path.split('/');
    const image = more.length === 0 ? await find(hash, name) : null;
    return image ? file(image.bytes, image.contentType) : nothing();
  };
}

const TYPES_BY_ENDING: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers also with files of other releases and nodes, where this node has none of that path. */
export function withSharedFiles(endpoint: Endpoint, shared: Pick<SharedFiles, 'find'> | null): Endpoint {
  if (!shared) return endpoint;
  return async (request) => {
    const own = await endpoint(request);
    // A message file of another release is answered with the texts of this one, which must not be stored.
    if (own.status === 200 && own.headers.get('cache-control') !== 'no-store') return own;
    const contentType = TYPES_BY_ENDING[extname(request.path)];
    const found = contentType === undefined ? null : await shared.find(request.path);
    return found && contentType ? file(found, contentType) : own;
  };
}

function file(content: string | Uint8Array | undefined, contentType: string): Response {
  if (content === undefined) return nothing();
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { 'content-type': contentType, 'cache-control': IMMUTABLE_CACHE_CONTROL } });
}

function nothing(): Response {
  return createTextResponse(404, 'There is nothing at this address.\n');
}
