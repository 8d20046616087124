import { createBrowserRouter } from 'react-router';
import { followLinks } from './links.ts';
import { createPageLoader } from './page-loader.ts';
import { showTransitions } from './route-transition.ts';
import { restoreScroll } from './scroll.ts';
import type { ShownPages } from './shown-pages.ts';

/** Takes navigation over from the browser: links and Back bring the next page into the one that is shown. */
export function startRouter(pages: ShownPages): ReturnType<typeof createBrowserRouter> {
  const { page } = pages.current();
  const router = createBrowserRouter([{ id: 'page', path: '*', loader: createPageLoader(page) }], {
    hydrationData: { loaderData: { page } },
  });
  router.subscribe(({ location, navigation, loaderData, errors }) => {
    if (navigation.state !== 'idle') return;
    pages.show({ page: loaderData['page'] ?? page, key: location.key, isLost: errors !== null });
  });
  followLinks(document, router);
  restoreScroll(router);
  showTransitions(router);
  return router;
}
