import { randomBytes } from 'node:crypto';
import type { DocumentKey } from '#engine/cms/document.ts';
import { formatDocumentFilePath } from '#engine/cms/files/document-path.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import type {
  DraftAnswer,
  PublishAnswer,
  StudioDocumentAnswer,
  StudioSession,
  StudioVersionAnswer,
} from '../api-types.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import type { StudioApiHandler } from './api-handler.ts';
import type { DocumentFiles } from './document-files.ts';
import type { DocumentHistory } from './document-history.ts';
import { createEngineCalls } from './engine-calls.ts';
import { parseDiscard, parseDraftChange, parsePublication } from './parse-studio-request.ts';
import type { Presence } from './presence.ts';
import { StudioRequestError } from './studio-request-error.ts';

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
  const { listSites, sourceOf, parseKey, rawOf, handlers } = createEngineCalls({ engine, presence, originOf, clock });
  const openDocument = async (key: DocumentKey): Promise<StudioDocumentAnswer> => {
    const source = sourceOf(key);
    const { textFaults, ...document } = await files.read(key, source);
    const unreadable = textFaults.length > 0 && { problems: textFaults, lastGood: engine.served(key) };
    const inherited = engine.inherited(key);
    return { ...document, inherited, blank: createBlank(key), source, ...(unreadable && { unreadable }) };
  };

  return new Map<string, StudioApiHandler>([
    ...handlers,
    [
      'GET /api/session',
      async ({ writeToken }) => {
        const body: StudioSession = {
          editor,
          writeToken,
          sites: listSites(),
          blocks: await engine.listBlockTypes(),
          kinds: engine.listKinds(),
          // A draft of a site that is gone must not keep the others from being opened.
          drafts: (await files.listDrafts()).filter(({ site }) => engine.brandOf(site) !== null),
        };
        return { status: 200, body };
      },
    ],
    ['GET /api/document', async ({ query }) => ({ status: 200, body: await openDocument(parseKey(query)) })],
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
    ['GET /api/versions', async ({ query }) => ({ status: 200, body: await history.list(parseKey(query)) })],
    [
      'GET /api/version',
      async ({ query }) => {
        const value = await history.read(parseKey(query), query.get('id') ?? '');
        if (value === null) throw new StudioRequestError(404, requestsMessages.noVersion());
        const answer: StudioVersionAnswer = { value };
        return { status: 200, body: answer };
      },
    ],
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
export function createBlank(key: DocumentKey): object {
  const { kind } = key;
  const folder = kind === 'page' || kind === 'layout' ? '.vitrine/gen/documents' : 'schemas/config';
  const up = '../'.repeat(formatDocumentFilePath(key).split('/').length - 1);
  return { $schema: `${up}${folder}/${kind}.schema.json`, version: 1 };
}
