import type {
  DiscardRequest,
  DraftAnswer,
  MessageRequest,
  MessagesAnswer,
  PublishAnswer,
  ServedAnswer,
  ServedRequest,
  ShareAnswer,
  ShareRequest,
  StageAnswer,
  StageRequest,
  StudioDocumentAnswer,
  StudioDocumentChange,
  StudioDocumentKey,
  StudioDraftChange,
  StudioFlow,
  StudioReach,
  StudioSession,
  StudioUsesAnswer,
} from '../api-types.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { failuresMessages } from './failures.messages.gen.ts';
import { sharedSiteMessages } from './shared-site.messages.gen.ts';

/** Calls of the studio's server. */
export interface StudioClient {
  openDocument(key: StudioDocumentKey, signal?: AbortSignal): Promise<StudioDocumentAnswer>;
  /** Published documents with links to a page. */
  listUses(key: StudioDocumentKey, signal?: AbortSignal): Promise<StudioUsesAnswer['uses']>;
  /** Where a published document is shown. */
  findReach(key: StudioDocumentKey, signal?: AbortSignal): Promise<StudioReach>;
  saveDraft(change: StudioDraftChange, signal?: AbortSignal): Promise<DraftAnswer>;
  discardDraft(request: DiscardRequest): Promise<DraftAnswer>;
  showOnStage(request: StageRequest, signal?: AbortSignal): Promise<StageAnswer>;
  /** Messages of the page on a stage. */
  findMessages(request: MessageRequest, signal?: AbortSignal): Promise<MessagesAnswer>;
  listFlows(): Promise<readonly StudioFlow[]>;
  /** Link for others to what a stage shows now. */
  share(request: ShareRequest): Promise<ShareAnswer>;
  /** Publishes all documents or none. */
  publish(changes: readonly StudioDocumentChange[]): Promise<PublishAnswer>;
  /** Resolves once the shop serves published documents, or with false when it does not within seconds. */
  waitUntilServed(request: ServedRequest): Promise<boolean>;
}

/** A call that failed; the message is for the editor. */
export class StudioCallError extends Error {
  override readonly name = 'StudioCallError';
  /** Whether there was an answer, so that the same call fails again. */
  readonly isRefusal: boolean;
  constructor(message: string, isRefusal = false) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/** @throws StudioCallError */
export async function openStudioSession(): Promise<StudioSession> {
  return nameSharedSites((await callStudio('GET', '/api/session', null)) as StudioSession);
}

/** A site that only others extend has no name of its own. */
export function nameSharedSites(session: StudioSession): StudioSession {
  const sites = session.sites.map((site) =>
    site.name === '' ? { ...site, name: sharedSiteMessages.shared({ brands: site.extendedBy.join(', ') }) } : site,
  );
  return { ...session, sites };
}

/**
 * All calls throw `StudioCallError` on failures.
 *
 * @param tab id of this window, see `PresenceRequest`
 */
export function createStudioClient(writeToken: string, tab: string): StudioClient {
  const write = (method: 'PUT' | 'POST', path: string, body: unknown, signal?: AbortSignal) =>
    callStudio(method, path, writeToken, body, signal);
  const read = (call: string, key: StudioDocumentKey, signal?: AbortSignal) =>
    callStudio('GET', `/api/${call}?${toKeyQuery(key)}`, null, undefined, signal);
  return {
    openDocument: async (key, signal) => (await read('document', key, signal)) as StudioDocumentAnswer,
    listUses: async (key, signal) => ((await read('uses', key, signal)) as StudioUsesAnswer).uses,
    findReach: async (key, signal) => (await read('reach', key, signal)) as StudioReach,
    saveDraft: async (change, signal) => (await write('PUT', '/api/draft', { ...change, tab }, signal)) as DraftAnswer,
    discardDraft: async (request) => (await write('POST', '/api/discard', { ...request, tab })) as DraftAnswer,
    showOnStage: async (request, signal) => (await write('POST', '/api/stage', request, signal)) as StageAnswer,
    findMessages: async (request, signal) => (await write('POST', '/api/messages', request, signal)) as MessagesAnswer,
    listFlows: async () => (await callStudio('GET', '/api/flows', null)) as readonly StudioFlow[],
    share: async (request) => (await write('POST', '/api/share', request)) as ShareAnswer,
    publish: async (changes) => {
      const documents = changes.map((change) => ({ ...change, tab }));
      return (await write('POST', '/api/publish', { documents })) as PublishAnswer;
    },
    waitUntilServed: async (request) => ((await write('POST', '/api/served', request)) as ServedAnswer).isServed,
  };
}

/** Names a document in the address of a call. */
export function toKeyQuery({ site, kind, name }: StudioDocumentKey): URLSearchParams {
  return new URLSearchParams({ site, kind, name });
}

/** Status codes of refusals with a JSON body for the caller. */
const REFUSALS: ReadonlySet<number> = new Set([409, 422]);

/**
 * Returns the answer of a call, also that of a refusal with a body for the caller.
 *
 * @throws StudioCallError
 */
export async function callStudio(
  method: string,
  path: string,
  writeToken: string | null,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  return callStudioServer(method, path, writeToken === null ? {} : { 'x-studio-token': writeToken }, body, signal);
}

/** Milliseconds until a call without an answer has failed, so that it is tried again. */
const LONGEST_CALL = 30_000;

/**
 * A call with the headers that it is authorised by; see `callStudio`.
 *
 * @throws StudioCallError
 */
export async function callStudioServer(
  method: string,
  path: string,
  authorisation: Readonly<Record<string, string>>,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.timeout(LONGEST_CALL);
  const explain = (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new StudioCallError(limit.aborted ? failuresMessages.slow() : failuresMessages.connection());
  };
  const response = await fetch(path, {
    method,
    // Without a header of its own, the call for the session takes what the page has preloaded.
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...authorisation },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }).catch(explain);
  // A body that ends early is no answer either.
  const written = await response.text().catch(explain);
  const answer = parseAnswer(written);
  // An answer of something else, such as the log-in page of a network, stores nothing.
  if (answer === undefined && response.ok) throw new StudioCallError(failuresMessages.connection());
  if (response.ok || REFUSALS.has(response.status)) return answer;
  const { message }: { message?: unknown } = Object(answer);
  throw new StudioCallError(typeof message === 'string' ? message : requestsMessages.broken(), response.status < 500);
}

/** Undefined for a text that is no JSON. */
function parseAnswer(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
