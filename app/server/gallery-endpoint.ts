import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createPageRequestContext, type PageRequestContext } from '#engine/resolve-page.ts';
import { createTextResponse, type Endpoint, toFetchResponse } from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import { renderPrivatePageDocumentAnswer } from '#engine/server/render-document.ts';
import { type DevelopmentPageAccess, mayOpenDevelopmentPage, signLink } from '#engine/server/signed-link.ts';
import { runInLanguageOfEditor } from './editor-language.ts';
import type { ExamplePageDependencies, FlowStatePreviewLinkLister } from './gallery.ts';

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
    const pageRequest = {
      host,
      target,
      cookies: '',
      secure: origin.startsWith('https:'),
      address: null,
      signal: request.signal,
    };
    const requestContext = open ? await createPageRequestContext(engine, pageRequest) : null;
    const page =
      requestContext &&
      (await runInLanguageOfEditor(request.headers, requestContext.visitor.locale, () =>
        createPage(requestContext, { imageSources, siteMessages }, (states) => stateLinks(target, closed, states)),
      ));
    if (!requestContext || !page) return createTextResponse(404, 'There is nothing at this address.\n');
    return toFetchResponse(await renderPrivatePageDocumentAnswer(parts, requestContext, page, origin, request));
  };
}

/** A server without previews never loads the examples of blocks and the states of flows. */
async function createPage(
  { site, visitor, now }: Pick<PageRequestContext, 'site' | 'visitor' | 'now'>,
  parts: Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>,
  linksOf: (states: FlowStates) => FlowStatePreviewLinkLister,
) {
  const { createBlockGalleryPage } = await import('./gallery.ts');
  const { blockExamples } = await import('./block-examples.ts');
  const links = linksOf(await import('./flow-states.ts'));
  return createBlockGalleryPage(site, visitor, { ...parts, blocks: blockSchemas, examples: blockExamples, now }, links);
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
