import { randomBytes } from 'node:crypto';
import type { DocumentKey } from '#engine/cms/document.ts';
import { formatDocumentFilePath } from '#engine/cms/files/document-path.ts';
import { isStageName, type UnsavedDocument } from '#engine/cms/unsaved-documents.ts';
import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import type {
  DraftAnswer,
  PresenceAnswer,
  PublishAnswer,
  StageAnswer,
  StudioDocumentAnswer,
  StudioSession,
  StudioSiteEntry,
  StudioVersionAnswer,
} from '../api-types.ts';
import { text } from '../messages/text.ts';
import type { DocumentFiles } from './document-files.ts';
import type { DocumentHistory } from './document-history.ts';
import { createDocumentUsesHandler } from './document-uses.ts';
import {
  parseDiscard,
  parseDocumentKey,
  parseDraftChange,
  parsePresence,
  parsePublication,
  parseStageRequest,
} from './parse-studio-request.ts';
import type { Presence } from './presence.ts';
import { createShareLinkHandler } from './share-link.ts';
import { StudioRequestError } from './studio-request-error.ts';

export interface StudioApiRequest {
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly writeToken: string;
  /** Ends when the client has gone. */
  readonly signal: AbortSignal;
}

export type StudioApiHandler = (
  request: StudioApiRequest,
) => Promise<{ readonly status: number; readonly body: unknown }> | { readonly status: number; readonly body: unknown };

export interface StudioApiDependencies {
  readonly engine: StudioEngine;
  readonly files: DocumentFiles;
  readonly history: DocumentHistory;
  readonly presence: Presence;
  /** See `StudioSession`. */
  readonly editor: string;
  /** Origin of a shop's host. */
  readonly originOf: (host: string) => string;
  readonly clock: () => number;
}

const DAY = 86_400_000;

/** Calls of the studio over files, by method and path. */
export function createStudioApi({
  engine,
  files,
  history,
  presence,
  editor,
  originOf,
  clock,
}: StudioApiDependencies): ReadonlyMap<string, StudioApiHandler> {
  const listSites = (): readonly StudioSiteEntry[] =>
    engine.listSites().map(({ hosts: [host = 'localhost'], ...site }) => ({ ...site, origin: originOf(host) }));
  const brandOf = (site: string) => {
    const brand = engine.brandOf(site);
    if (!brand) throw new StudioRequestError(404, text('request.noSite', { site }));
    return { key: brand.key, origin: originOf(brand.host) };
  };
  const sourceOf = (key: DocumentKey) => {
    brandOf(key.site);
    return engine.source(key) ?? formatDocumentFilePath(key);
  };
  const parseQuery = (query: URLSearchParams) => {
    const key = parseDocumentKey(Object.fromEntries(query));
    sourceOf(key);
    return key;
  };
  const rawOf = ({ value, ...key }: DocumentKey & { readonly value: unknown }): UnsavedDocument => ({
    site: key.site,
    kind: key.kind,
    name: key.name,
    source: sourceOf(key),
    text: value === null ? null : JSON.stringify(value),
  });
  const openDocument = async (key: DocumentKey): Promise<StudioDocumentAnswer> => {
    const source = sourceOf(key);
    return { ...(await files.read(key, source)), inherited: engine.inherited(key), blank: createBlank(key), source };
  };

  return new Map<string, StudioApiHandler>([
    [
      'GET /api/session',
      async ({ writeToken }) => {
        const body: StudioSession = {
          editor,
          writeToken,
          sites: listSites(),
          blocks: engine.listBlockTypes(),
          kinds: engine.listKinds(),
          drafts: await files.listDrafts(),
        };
        return { status: 200, body };
      },
    ],
    [
      'GET /api/document',
      async ({ query }) => ({ status: 200, body: await openDocument(parseDocumentKey(Object.fromEntries(query))) }),
    ],
    ['GET /api/uses', createDocumentUsesHandler(engine)],
    [
      'PUT /api/draft',
      async ({ body }) => {
        const { value, base, basedOn, draftBase, tab, ...key } = parseDraftChange(body);
        const draft = { value, base, basedOn, tab };
        return answerDraftChange(await files.saveDraft(key, sourceOf(key), draft, draftBase));
      },
    ],
    [
      'POST /api/discard',
      async ({ body }) => {
        const { draftBase, tab, ...key } = parseDiscard(body);
        return answerDraftChange(await files.deleteDraft(key, sourceOf(key), { draftBase, tab }));
      },
    ],
    ['GET /api/versions', async ({ query }) => ({ status: 200, body: await history.list(parseQuery(query)) })],
    [
      'GET /api/version',
      async ({ query }) => {
        const value = await history.read(parseQuery(query), query.get('id') ?? '');
        if (value === null) throw new StudioRequestError(404, text('request.noVersion'));
        const answer: StudioVersionAnswer = { value };
        return { status: 200, body: answer };
      },
    ],
    [
      'POST /api/presence',
      ({ body }) => {
        const { tab, document } = parsePresence(body);
        const answer: PresenceAnswer = { others: presence.note(tab, document && formatDocumentFilePath(document)) };
        return { status: 200, body: answer };
      },
    ],
    [
      'POST /api/stage',
      async ({ body, signal }) => {
        const { stage, site, path, viewer, documents, wantsLink } = parseStageRequest(body);
        if (!isStageName(stage)) throw new StudioRequestError(400, text('request.noStage'));
        const { key: brand, origin } = brandOf(site);
        engine.put(stage, documents.map(rawOf));
        const settings = { name: stage, site: brand, path, viewer };
        if (wantsLink) {
          const link: StageAnswer = { kind: 'link', url: `${origin}${engine.link(settings, clock() + DAY)}` };
          return { status: 200, body: link };
        }
        const answer: StageAnswer = await engine.render(settings, origin, signal).catch((error: unknown) => {
          throw error instanceof UnknownPreviewValueError ? new StudioRequestError(404, error.message) : error;
        });
        return { status: 200, body: answer };
      },
    ],
    ['POST /api/share', createShareLinkHandler({ engine, brandOf, clock })],
    ['GET /api/flows', async () => ({ status: 200, body: await engine.listFlows() })],
    [
      'POST /api/publish',
      async ({ body, signal }) => {
        const changes = parsePublication(body);
        const stage = `stage-${randomBytes(16).toString('base64url')}`;
        engine.put(stage, changes.map(rawOf));
        const problems = await engine.findErrors(stage, signal);
        const faulty: PublishAnswer = { kind: 'faulty', problems };
        if (problems.length > 0) return { status: 422, body: faulty };
        const drafts = changes.map(({ value, base, draftBase, tab, ...key }) => ({
          key,
          source: sourceOf(key),
          value,
          base,
          from: { draftBase, tab },
        }));
        const answer: PublishAnswer = await files.publish(drafts);
        return { status: answer.kind === 'published' ? 200 : 409, body: answer };
      },
    ],
  ]);
}

function answerDraftChange(answer: DraftAnswer) {
  return { status: answer.kind === 'newer' ? 409 : 200, body: answer };
}

/** A document without settings, with the schema that text editors complete it from. */
function createBlank(key: DocumentKey): object {
  const { kind } = key;
  const folder = kind === 'page' || kind === 'layout' ? '.vitrine/gen/documents' : 'schemas/config';
  const up = '../'.repeat(formatDocumentFilePath(key).split('/').length - 1);
  return { $schema: `${up}${folder}/${kind}.schema.json`, version: 1 };
}
