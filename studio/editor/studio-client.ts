import type {
  PublishAnswer,
  StageAnswer,
  StageRequest,
  StudioDocumentAnswer,
  StudioDocumentChange,
  StudioSession,
} from '../api-types.ts';
import { text } from '../messages/text.ts';

/** Calls of the studio's server. */
export interface StudioClient {
  openDocument(site: string, name: string, signal?: AbortSignal): Promise<StudioDocumentAnswer>;
  saveDraft(change: StudioDocumentChange, signal?: AbortSignal): Promise<void>;
  discardDraft(change: StudioDocumentChange): Promise<StudioDocumentAnswer>;
  showOnStage(request: StageRequest, signal?: AbortSignal): Promise<StageAnswer>;
  publish(change: StudioDocumentChange): Promise<PublishAnswer>;
}

/** A call that failed; the message is for the editor. */
export class StudioCallError extends Error {
  override readonly name = 'StudioCallError';
}

/** @throws StudioCallError */
export async function openStudioSession(): Promise<StudioSession> {
  return (await call('GET', '/api/session', null)) as StudioSession;
}

/** All calls throw `StudioCallError` on failures. */
export function createStudioClient(writeToken: string): StudioClient {
  const write = (method: 'PUT' | 'POST', path: string, body: unknown, signal?: AbortSignal) =>
    call(method, path, writeToken, body, signal);
  return {
    openDocument: async (site, name, signal) => {
      const query = new URLSearchParams({ site, name });
      return (await call('GET', `/api/document?${query}`, null, undefined, signal)) as StudioDocumentAnswer;
    },
    saveDraft: async (change, signal) => void (await write('PUT', '/api/draft', change, signal)),
    discardDraft: async (change) => (await write('POST', '/api/discard', change)) as StudioDocumentAnswer,
    showOnStage: async (request, signal) => (await write('POST', '/api/stage', request, signal)) as StageAnswer,
    publish: async (change) => (await write('POST', '/api/publish', change)) as PublishAnswer,
  };
}

/** Status codes of refusals with a JSON body for the caller. */
const REFUSALS: ReadonlySet<number> = new Set([409, 422]);

async function call(
  method: string,
  path: string,
  writeToken: string | null,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(writeToken !== null && { 'x-studio-token': writeToken }) };
  const response = await fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new StudioCallError(text('failed.connection'));
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok || REFUSALS.has(response.status)) return answer;
  const { message }: { message?: unknown } = Object(answer);
  throw new StudioCallError(typeof message === 'string' ? message : text('request.broken'));
}
