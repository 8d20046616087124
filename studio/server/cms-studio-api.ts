import type { StudioInheritanceAnswer, StudioSession } from '../api-types.ts';
import { text } from '../messages/text.ts';
import type { StudioApiHandler } from './api-handler.ts';
import { createEngineCalls, type EngineCallDependencies } from './engine-calls.ts';
import { parseDocumentKey } from './parse-studio-request.ts';
import type { PictureCallHandler } from './picture-calls.ts';
import { createBlank } from './studio-api.ts';
import { StudioRequestError } from './studio-request-error.ts';
import type { StudioTicket } from './studio-ticket.ts';

/**
 * Calls of the studio inside the CMS, by method and path. None of them stores a document: the CMS does, with the rights of
 * the editor.
 */
export function createCmsStudioApi(dependencies: EngineCallDependencies): ReadonlyMap<string, StudioApiHandler> {
  const { engine } = dependencies;
  const { listSites, sourceOf, handlers } = createEngineCalls(dependencies);
  const own: readonly (readonly [string, StudioApiHandler])[] = [
    [
      'GET /api/session',
      ({ ticket }) => {
        const body: StudioSession = {
          editor: ticket?.editor ?? '',
          writeToken: '',
          sites: listSites().filter(({ key }) => maySee(ticket, key)),
          blocks: engine.listBlockTypes(),
          kinds: engine.listKinds(),
          drafts: [],
        };
        return { status: 200, body };
      },
    ],
    [
      'GET /api/inherited',
      ({ query }) => {
        const key = parseDocumentKey(Object.fromEntries(query));
        const body: StudioInheritanceAnswer = {
          source: sourceOf(key),
          inherited: engine.inherited(key),
          blank: createBlank(key),
        };
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
        throw new StudioRequestError(403, text('cms.hiddenSite', { site: one }));
    }
    return handler(request);
  };
}

function maySee(ticket: StudioTicket | null, site: string): boolean {
  return ticket !== null && (ticket.sites === null || ticket.sites.includes(site));
}
