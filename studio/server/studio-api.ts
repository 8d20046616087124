import { randomBytes } from 'node:crypto';
import type { RawDocument } from '#engine/cms/document.ts';
import { isStageName } from '#engine/cms/unsaved-documents.ts';
import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import type { PublishAnswer, StageAnswer, StudioDocumentAnswer, StudioSession, StudioSiteEntry } from '../api-types.ts';
import { text } from '../messages/text.ts';
import type { DocumentFiles } from './document-files.ts';
import { parseDocumentChange, parseStageRequest } from './parse-studio-request.ts';
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
  /** Origin of a shop's host. */
  readonly originOf: (host: string) => string;
  readonly clock: () => number;
}

const DAY = 86_400_000;

/** Calls of the studio over files, by method and path. */
export function createStudioApi({
  engine,
  files,
  originOf,
  clock,
}: StudioApiDependencies): ReadonlyMap<string, StudioApiHandler> {
  const keyOf = (site: string, name: string) => ({ site, kind: 'page', name }) as const;
  const sourceOf = (site: string, name: string) => {
    const source = engine.source(keyOf(site, name));
    if (source === undefined) throw new StudioRequestError(404, text('request.noPage', { site, name }));
    return source;
  };
  const listSites = (): readonly StudioSiteEntry[] =>
    engine.listSites().map(({ key, name, hosts: [host = key], pages, pictures, segments, regions }) => ({
      key,
      name,
      origin: originOf(host),
      pictures,
      segments,
      regions,
      pages: pages.map(({ key: { site, name }, title, path, link }) => ({
        site,
        kind: 'page',
        name,
        title,
        path,
        link,
      })),
    }));
  const rawOf = ({ site, name, value }: { site: string; name: string; value: unknown }): RawDocument => ({
    ...keyOf(site, name),
    source: sourceOf(site, name),
    text: JSON.stringify(value),
  });

  return new Map<string, StudioApiHandler>([
    [
      'GET /api/session',
      ({ writeToken }) => {
        const body: StudioSession = { writeToken, sites: listSites(), blocks: engine.listBlockTypes() };
        return { status: 200, body };
      },
    ],
    [
      'GET /api/document',
      async ({ query }) => {
        const [site, name] = [query.get('site') ?? '', query.get('name') ?? ''];
        const body: StudioDocumentAnswer = await files.read(keyOf(site, name), sourceOf(site, name));
        return { status: 200, body };
      },
    ],
    [
      'PUT /api/draft',
      async ({ body }) => {
        const { site, name, value, base } = parseDocumentChange(body);
        sourceOf(site, name);
        await files.saveDraft(keyOf(site, name), { value, base });
        return { status: 200, body: {} };
      },
    ],
    [
      'POST /api/discard',
      async ({ body }) => {
        const { site, name } = parseDocumentChange(body);
        await files.deleteDraft(keyOf(site, name));
        const left: StudioDocumentAnswer = await files.read(keyOf(site, name), sourceOf(site, name));
        return { status: 200, body: left };
      },
    ],
    [
      'POST /api/stage',
      async ({ body, signal }) => {
        const { stage, site, path, viewer, documents, wantsLink } = parseStageRequest(body);
        if (!isStageName(stage)) throw new StudioRequestError(400, text('request.noStage'));
        const origin = listSites().find(({ key }) => key === site)?.origin;
        if (origin === undefined) throw new StudioRequestError(404, text('request.noSite', { site }));
        engine.put(stage, documents.map(rawOf));
        const settings = { name: stage, site, path, viewer };
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
    [
      'POST /api/publish',
      async ({ body, signal }) => {
        const change = parseDocumentChange(body);
        const { site, name, value, base } = change;
        const stage = `stage-${randomBytes(16).toString('base64url')}`;
        engine.put(stage, [rawOf(change)]);
        const problems = await engine.findErrors(stage, signal);
        const faulty: PublishAnswer = { kind: 'faulty', problems };
        if (problems.length > 0) return { status: 422, body: faulty };
        const next = await files.publish(keyOf(site, name), sourceOf(site, name), { value, base });
        const answer: PublishAnswer = next === null ? { kind: 'outdated' } : { kind: 'published', base: next };
        return { status: next === null ? 409 : 200, body: answer };
      },
    ],
  ]);
}
