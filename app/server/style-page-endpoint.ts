import { createTextResponse, type Endpoint } from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import { type DevelopmentPageAccess, mayOpenDevelopmentPage } from '#engine/server/signed-link.ts';
import { runInLanguageOfEditor } from './editor-language.ts';
import type { ExamplePageDependencies } from './gallery.ts';

/** `GET /_theme`: everything that a brand is drawn with, in its theme. Outside development only by a signed link. */
export function createThemeStyleGuideEndpoint(
  { engine, heads }: Pick<PageEndpointDependencies, 'engine' | 'heads'>,
  { imageSources, siteMessages }: Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>,
  closed: DevelopmentPageAccess,
): Endpoint {
  return async ({ target, path, host, request }) => {
    const site =
      path === '/_theme' && mayOpenDevelopmentPage(target, closed, engine.clock())
        ? engine.catalogue().byHost(host)
        : null;
    if (!site) return createTextResponse(404, 'There is nothing at this address.\n');
    // Loaded with the first request, because a shop seldom shows this page.
    const { renderThemeStyleGuide } = await import('./style-page/render-style-page.tsx');
    return runInLanguageOfEditor(request.headers, site.view.locale, () =>
      renderThemeStyleGuide(site, { heads, imageSources, siteMessages }),
    );
  };
}
