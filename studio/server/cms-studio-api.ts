import type { StudioInheritanceAnswer, StudioSession } from '../api-types.ts';
import { cmsMessages } from '../messages/cms.messages.gen.ts';
import type { PublishedPictureAnswer } from '../picture-types.ts';
import type { StudioApiHandler } from './api-handler.ts';
import { createEngineCalls, type EngineCallDependencies } from './engine-calls.ts';
import type { PictureCallHandler } from './picture-calls.ts';
import { createBlank } from './studio-api.ts';
import { StudioRequestError } from './studio-request-error.ts';
import type { StudioTicket } from './studio-ticket.ts';

export interface CmsStudioApiDependencies extends EngineCallDependencies {
  /** Signal that ends the wait for the engine to fetch a picture. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Milliseconds for the engine to fetch a new picture: where notices of the CMS are lost it looks every 15 seconds. */
const PATIENCE = 20_000;

/**
 * Calls of the studio inside the CMS, by method and path. None of them stores a document: the CMS does, with the rights of
 * the editor.
 */
export function createCmsStudioApi(dependencies: CmsStudioApiDependencies): ReadonlyMap<string, StudioApiHandler> {
  const { engine, timeout = AbortSignal.timeout } = dependencies;
  const { listSites, sourceOf, parseKey, handlers } = createEngineCalls(dependencies);
  const own: readonly (readonly [string, StudioApiHandler])[] = [
    [
      'GET /api/session',
      async ({ ticket }) => {
        const body: StudioSession = {
          editor: ticket?.editor ?? '',
          writeToken: '',
          sites: listSites().filter(({ key }) => maySee(ticket, key)),
          blocks: await engine.listBlockTypes(),
          kinds: engine.listKinds(),
          drafts: [],
        };
        return { status: 200, body };
      },
    ],
    [
      'GET /api/inherited',
      ({ query }) => {
        const key = parseKey(query);
        const body: StudioInheritanceAnswer = {
          source: sourceOf(key),
          inherited: engine.inherited(key),
          blank: createBlank(key),
        };
        return { status: 200, body };
      },
    ],
    [
      'GET /api/published-picture',
      async ({ query, signal }) => {
        const [site, name] = [query.get('site') ?? '', query.get('name') ?? ''];
        const end = AbortSignal.any([signal, timeout(PATIENCE)]);
        const isPublished = await engine.pictures.waitUntilPublished(site, name, end);
        const list = isPublished ? engine.pictures.list(site) : null;
        const body: PublishedPictureAnswer = { picture: list?.find((picture) => picture.name === name) ?? null };
        return { status: 200, body };
      },
    ],
  ];
  return new Map([...handlers, ...own].map(([call, handler]) => [call, withVisibleSites(handler)]));
}

/** The calls that read pictures. */
export function listPictureReads(
  calls: ReadonlyMap<string, PictureCallHandler>,
): ReadonlyMap<string, PictureCallHandler> {
  return new Map([...calls].filter(([call]) => call.startsWith('GET ')));
}

/** Refuses calls about sites that the editor does not see in the CMS. */
function withVisibleSites(handler: StudioApiHandler): StudioApiHandler {
  return (request) => {
    const { query, body, ticket } = request;
    const { site, document, documents }: Record<string, unknown> = Object(body);
    const places: readonly unknown[] = [document, ...(Array.isArray(documents) ? documents : [])];
    const sites = [query.get('site'), site, ...places.map((place) => Object(place).site)];
    for (const one of sites) {
      if (typeof one === 'string' && !maySee(ticket, one))
        throw new StudioRequestError(403, cmsMessages.hiddenSite({ site: one }));
    }
    return handler(request);
  };
}

function maySee(ticket: StudioTicket | null, site: string): boolean {
  return ticket !== null && (ticket.sites === null || ticket.sites.includes(site));
}
