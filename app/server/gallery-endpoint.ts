import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createPageRequestContext } from '#engine/resolve-page.ts';
import { createTextResponse, type Endpoint, toFetchResponse } from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import { renderPrivatePageDocumentAnswer } from '#engine/server/render-document.ts';
import { type DevelopmentPageAccess, mayOpenDevelopmentPage, signLink } from '#engine/server/signed-link.ts';
import { blockExamples } from './block-examples.ts';
import { createBlockGalleryPage, type ExamplePageDependencies, type FlowStatePreviewLinkLister } from './gallery.ts';

type FlowStates = typeof import('./flow-states.ts');

/** `GET /_blocks`: every block in the site's theme. Outside development only by a signed link. */
export function createBlockGalleryEndpoint(
  parts: PageEndpointDependencies,
  { imageSources, siteMessages }: Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>,
  closed: DevelopmentPageAccess,
): Endpoint {
  const { engine } = parts;
  return async ({ target, path, host, origin, request }) => {
    const open = path === '/_blocks' && mayOpenDevelopmentPage(target, closed, engine.clock());
    const asked = {
      host,
      target,
      cookies: '',
      secure: origin.startsWith('https:'),
      address: null,
      signal: request.signal,
    };
    const requestContext = open ? await createPageRequestContext(engine, asked) : null;
    // A server without previews never loads the states of flows.
    const states = open ? await import('./flow-states.ts') : null;
    const page =
      requestContext &&
      states &&
      createBlockGalleryPage(
        requestContext.site,
        requestContext.visitor,
        { blocks: blockSchemas, examples: blockExamples, imageSources, siteMessages, now: requestContext.now },
        stateLinks(target, closed, states),
      );
    if (!requestContext || !page) return createTextResponse(404, 'There is nothing at this address.\n');
    return toFetchResponse(await renderPrivatePageDocumentAnswer(parts, requestContext, page, origin, request));
  };
}

/** Links that expire with the gallery's link; unsigned in development. */
function stateLinks(
  target: string,
  { development, linkSecret }: DevelopmentPageAccess,
  { findRecordedFlowStates: findStatesOfFlow }: FlowStates,
): FlowStatePreviewLinkLister {
  const [, expires] = /[?&]expires=(\d+)&signature=/.exec(target) ?? [];
  return (flow) =>
    [...(findStatesOfFlow(flow)?.keys() ?? [])].map((state) => {
      const path = `/preview?${new URLSearchParams({ flow, state })}`;
      return { state, href: development ? path : signLink(path, Number(expires), linkSecret) };
    });
}
