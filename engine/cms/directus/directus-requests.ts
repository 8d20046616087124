import {
  createDirectus,
  customEndpoint,
  type RestCommand,
  readFile,
  readFiles,
  readItems,
  rest,
  staticToken,
  withOptions,
} from '@directus/sdk';
import { ContentSourceError } from '../content-source.ts';
import { createSameHostCmsFetch, readResponseBytes } from './cms-fetch.ts';
import { CONTENT_VERSIONS_PATH, SITE_VERSIONS_PATH } from './content-version-names.ts';
import type { DirectusDocumentCollectionName } from './directus-collections.ts';
import { isResponse, responseOfError } from './response-of-error.ts';
import { type UntypedDirectusQuery, withUntypedDirectusQuery } from './with-query.ts';

export interface DirectusAccess {
  /** Origin of the CMS, such as `http://127.0.0.1:3002`. */
  readonly url: string;
  /** Token of a read-only user. */
  readonly token: string;
  readonly fetch?: typeof globalThis.fetch;
}

type Rows = Record<DirectusDocumentCollectionName, Record<string, unknown>[]>;

/** Requests to Directus. Answers are unchecked; every failure is a `ContentSourceError`. */
export interface DirectusReadClient {
  items(collection: DirectusDocumentCollectionName, query: UntypedDirectusQuery, signal: AbortSignal): Promise<unknown>;
  files(query: UntypedDirectusQuery, signal: AbortSignal): Promise<unknown>;
  /** Versions of the collections, from our extension. */
  versions(signal: AbortSignal): Promise<unknown>;
  /** Versions of each site of the collections of documents, from our extension. */
  siteVersions(signal: AbortSignal): Promise<unknown>;
  /** The record of one file. */
  file(fileId: string, query: UntypedDirectusQuery, signal: AbortSignal): Promise<unknown>;
  /** The bytes of a file, `limit` at most. */
  asset(fileId: string, limit: number, signal: AbortSignal): Promise<Uint8Array>;
}

export function createDirectusReadClient({ url, token, fetch }: DirectusAccess): DirectusReadClient {
  const client = createDirectus<Rows>(url, { globals: { fetch: createSameHostCmsFetch(fetch ?? globalThis.fetch) } })
    .with(staticToken(token))
    .with(rest());

  async function sendRequest(command: RestCommand<unknown, Rows>, signal: AbortSignal): Promise<unknown> {
    const { path } = command();
    const send = () => client.request(withOptions(command, (request) => ({ ...request, signal })));
    try {
      // Retries once after a closed connection or a truncated response.
      const answer = await send().catch((error: unknown) => (isLost(error, signal) ? send() : Promise.reject(error)));
      // The SDK returns an error without a content type like a file.
      if (isResponse(answer) && !answer.ok) throw statusError(answer.status, path);
      return answer;
    } catch (error) {
      throw error instanceof ContentSourceError ? error : asSourceError(error, path, signal);
    }
  }

  return {
    items: (collection, query, signal) => sendRequest(withUntypedDirectusQuery(readItems(collection), query), signal),
    files: (query, signal) => sendRequest(withUntypedDirectusQuery(readFiles(), query), signal),
    versions: (signal) => sendRequest(customEndpoint({ method: 'GET', path: CONTENT_VERSIONS_PATH }), signal),
    siteVersions: (signal) => sendRequest(customEndpoint({ method: 'GET', path: SITE_VERSIONS_PATH }), signal),
    file: (fileId, query, signal) => sendRequest(withUntypedDirectusQuery(readFile(fileId), query), signal),
    asset: async (fileId, limit, signal) => {
      const path = `/assets/${fileId}`;
      // The SDK's own asset readers give no status and have no size limit.
      const answer = await sendRequest(customEndpoint({ method: 'GET', path }), signal);
      if (!isResponse(answer)) throw new ContentSourceError('garbage', `The CMS answered ${path} without a picture.`);
      try {
        return await readResponseBytes(answer, limit);
      } catch (error) {
        throw error instanceof ContentSourceError ? error : asSourceError(error, path, signal);
      }
    },
  };
}

function asSourceError(error: unknown, path: string, signal: AbortSignal): unknown {
  if (signal.aborted) {
    if (!isTimeout(signal.reason)) return signal.reason;
    return new ContentSourceError('timeout', `The CMS did not answer ${path} in time.`, { cause: error });
  }
  const response = responseOfError(error);
  if (!response || isCut(error))
    return new ContentSourceError('unreachable', `The CMS can't be reached for ${path}.`, { cause: error });
  if (!response.ok) return statusError(response.status, path, error);
  return new ContentSourceError('garbage', `The CMS answered ${path} with something that is not JSON.`, {
    cause: error,
  });
}

function isLost(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted || error instanceof ContentSourceError) return false;
  return responseOfError(error) === null || isCut(error);
}

/** Whether the connection ended within a response, so that its body is truncated rather than invalid JSON. */
function isCut(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return false;
  return error.errors instanceof TypeError;
}

function statusError(status: number, path: string, cause?: unknown): ContentSourceError {
  // Directus responds 403 for missing items, to prevent probing for them.
  const missing = /^\/(?:assets|files)\//.test(path) && (status === 403 || status === 404);
  return new ContentSourceError(missing ? 'not-found' : 'status', `The CMS answered ${path} with status ${status}.`, {
    cause,
  });
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
