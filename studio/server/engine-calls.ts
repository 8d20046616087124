import type { DocumentKey } from '#engine/cms/document.ts';
import { formatDocumentFilePath } from '#engine/cms/files/document-path.ts';
import { isStageName, type UnsavedDocument } from '#engine/cms/unsaved-documents.ts';
import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import type { MessagesAnswer, PresenceAnswer, ServedAnswer, StageAnswer, StudioSiteEntry } from '../api-types.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import type { StudioApiHandler } from './api-handler.ts';
import { createDocumentReachHandler, createDocumentUsesHandler } from './document-uses.ts';
import {
  parseDocumentKey,
  parseMessageRequest,
  parsePresence,
  parseServedRequest,
  parseStageRequest,
} from './parse-studio-request.ts';
import type { Presence } from './presence.ts';
import { createShareLinkHandler } from './share-link.ts';
import { StudioRequestError } from './studio-request-error.ts';

export interface EngineCallDependencies {
  readonly engine: StudioEngine;
  readonly presence: Presence;
  /** Origin of a shop's host. */
  readonly originOf: (host: string) => string;
  readonly clock: () => number;
  /** Creates the signal that limits the wait for the shop to serve published documents. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** What the studio's calls share, wherever documents are stored. */
export interface EngineCalls {
  listSites(): readonly StudioSiteEntry[];
  /** @throws StudioRequestError 404 for an unknown site */
  sourceOf(key: DocumentKey): string;
  /** @throws StudioRequestError 404 for an unknown site, 400 for anything but a key */
  parseKey(query: URLSearchParams): DocumentKey;
  /** @throws StudioRequestError 404 for an unknown site */
  rawOf(document: DocumentKey & { readonly value: unknown }): UnsavedDocument;
  /** Calls that store nothing, by method and path. */
  readonly handlers: ReadonlyMap<string, StudioApiHandler>;
}

/** Milliseconds for the shop to read what was published, which takes seconds where it is not notified. */
const SERVED_PATIENCE = 8_000;

const DAY = 86_400_000;

export function createEngineCalls({
  engine,
  presence,
  originOf,
  clock,
  timeout = AbortSignal.timeout,
}: EngineCallDependencies): EngineCalls {
  const brandOf = (site: string) => {
    const brand = engine.brandOf(site);
    if (!brand) throw new StudioRequestError(404, requestsMessages.noSite({ site }));
    return { key: brand.key, origin: originOf(brand.host) };
  };
  const sourceOf = (key: DocumentKey) => {
    brandOf(key.site);
    return engine.source(key) ?? formatDocumentFilePath(key);
  };
  const parseKey = (query: URLSearchParams) => {
    const key = parseDocumentKey(Object.fromEntries(query));
    brandOf(key.site);
    return key;
  };
  const rawOf = ({ value, ...key }: DocumentKey & { readonly value: unknown }): UnsavedDocument => ({
    site: key.site,
    kind: key.kind,
    name: key.name,
    source: sourceOf(key),
    text: value === null ? null : JSON.stringify(value),
  });
  const handlers = new Map<string, StudioApiHandler>([
    ['GET /api/uses', createDocumentUsesHandler({ engine, parseKey })],
    ['GET /api/reach', createDocumentReachHandler({ engine, parseKey })],
    [
      'POST /api/presence',
      ({ body }) => {
        const { tab, document } = parsePresence(body);
        const answer: PresenceAnswer = { others: presence.note(tab, document && formatDocumentFilePath(document)) };
        return { status: 200, body: answer };
      },
    ],
    [
      'POST /api/served',
      async ({ body, signal }) => {
        const { documents } = parseServedRequest(body);
        const end = AbortSignal.any([signal, timeout(SERVED_PATIENCE)]);
        const answer: ServedAnswer = { isServed: await engine.waitUntilServed(documents, end) };
        return { status: 200, body: answer };
      },
    ],
    [
      'POST /api/stage',
      async ({ body, signal }) => {
        const { stage, site, path, viewer, documents, wantsLink } = parseStageRequest(body);
        if (!isStageName(stage)) throw new StudioRequestError(400, requestsMessages.noStage());
        const { key: brand, origin } = brandOf(site);
        engine.put(stage, documents.map(rawOf));
        const settings = { name: stage, site: brand, path, viewer };
        if (wantsLink) {
          const link: StageAnswer = { kind: 'link', url: `${origin}${engine.link(settings, clock() + DAY)}` };
          return { status: 200, body: link };
        }
        const answer: StageAnswer = await engine.render(settings, origin, signal).catch(refuseUnknownValue);
        return { status: 200, body: answer };
      },
    ],
    [
      'POST /api/messages',
      async ({ body, signal }) => {
        const { stage, site, path, viewer, pressed } = parseMessageRequest(body);
        if (!isStageName(stage)) throw new StudioRequestError(400, requestsMessages.noStage());
        const { key: brand, origin } = brandOf(site);
        const settings = { name: stage, site: brand, path, viewer };
        const found: MessagesAnswer = await engine
          .findMessages(settings, pressed, origin, signal)
          .catch(refuseUnknownValue);
        return { status: 200, body: found };
      },
    ],
    ['POST /api/share', createShareLinkHandler({ engine, brandOf, clock })],
    ['GET /api/flows', async () => ({ status: 200, body: await engine.listFlows() })],
  ]);
  const listSites = () =>
    engine.listSites().map(({ hosts: [host = 'localhost'], ...site }) => ({ ...site, origin: originOf(host) }));
  return { listSites, sourceOf, parseKey, rawOf, handlers };
}

/** @throws StudioRequestError 404 for a page that is not there */
function refuseUnknownValue(error: unknown): never {
  throw error instanceof UnknownPreviewValueError ? new StudioRequestError(404, error.message) : error;
}
