import { createBrowserRouter } from 'react-router';
import { routeLinkClicks } from './links.ts';
import { createPageLoader } from './page-loader.ts';
import { restoreScrollOnNavigation } from './restore-scroll.ts';
import { showRouteTransitionIndicator } from './route-transition.ts';
import type { ShownPageStore } from './shown-pages.ts';

/** Takes over navigation: links and Back replace the current page. */
export function startPageRouter(pages: ShownPageStore): ReturnType<typeof createBrowserRouter> {
  const { page } = pages.current();
  const router = createBrowserRouter([{ id: 'page', path: '*', loader: createPageLoader(page) }], {
    hydrationData: { loaderData: { page } },
  });
  router.subscribe(({ location, navigation, loaderData, errors }) => {
    if (navigation.state !== 'idle') return;
    pages.show({ page: loaderData['page'] ?? page, key: location.key, isLost: errors !== null });
  });
  routeLinkClicks(document, router);
  restoreScrollOnNavigation(router);
  showRouteTransitionIndicator(router);
  return router;
}
