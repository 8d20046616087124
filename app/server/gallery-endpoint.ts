import { blockSchemas } from '#blocks/schemas.gen.ts';
import type { ImageSources } from '#engine/page/site-resolvers.ts';
import { createRequestContext } from '#engine/resolve-page.ts';
import { type Endpoint, textResponse, toFetchResponse } from '#engine/server/endpoint.ts';
import { documentAnswer } from '#engine/server/made-document.ts';
import type { PageEndpointParts } from '#engine/server/page-endpoint.ts';
import { type ClosedPageAccess, mayOpenClosedPage, signLink } from '#engine/server/signed-link.ts';
import { examples } from './examples.ts';
import { galleryPage, type LinksOfFlow } from './gallery.ts';

type FlowStates = typeof import('./flow-states.ts');

/** `GET /_blocks`: every block in the site's theme. Outside development only by a signed link. */
export function galleryEndpoint(
  parts: PageEndpointParts,
  imageSources: ImageSources,
  closed: ClosedPageAccess,
): Endpoint {
  const { engine } = parts;
  return async ({ target, path, host, origin, request }) => {
    const open = path === '/_blocks' && mayOpenClosedPage(target, closed, engine.clock());
    const asked = {
      host,
      target,
      cookies: '',
      secure: origin.startsWith('https:'),
      address: null,
      signal: request.signal,
    };
    const requestContext = open ? await createRequestContext(engine, asked) : null;
    // A server without previews never loads the states of flows.
    const states = open ? await import('./flow-states.ts') : null;
    const page =
      requestContext &&
      states &&
      galleryPage(
        requestContext.site,
        requestContext.visitor,
        { blocks: blockSchemas, examples, imageSources, now: requestContext.now },
        stateLinks(target, closed, states),
      );
    if (!requestContext || !page) return textResponse(404, 'There is nothing at this address.\n');
    return toFetchResponse(await documentAnswer(parts, requestContext, page, origin, request));
  };
}

/** Links that hold as long as the one to the gallery; in development nothing has to be signed. */
function stateLinks(
  target: string,
  { development, linkSecret }: ClosedPageAccess,
  { statesOfFlow }: FlowStates,
): LinksOfFlow {
  const [, expires] = /[?&]expires=(\d+)&signature=/.exec(target) ?? [];
  return (flow) =>
    [...(statesOfFlow(flow)?.keys() ?? [])].map((state) => {
      const path = `/preview?${new URLSearchParams({ flow, state })}`;
      return { state, href: development ? path : signLink(path, Number(expires), linkSecret) };
    });
}
