import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Flows } from '#engine/flows/flow.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { HtmlTrust } from '#engine/render/block-context.tsx';
import type { PagePayload } from '#engine/render/page-payload.ts';
import type { TreeHost } from '#engine/render/page-tree.tsx';
import { PageView } from '#engine/render/page-view.tsx';
import { hrefFrom } from '#engine/routing/href.ts';
import { createShopFlows } from '../services/shop-flows.ts';
import { findBlock, loadBlocks } from './blocks.ts';
import { captureKeptHtml } from './kept-html.ts';
import { followLinks } from './links.ts';
import { Overlay } from './overlay.tsx';
import { createPageLoader } from './page-loader.ts';
import { report } from './report.ts';
import { restoreScroll } from './scroll.ts';
import { trustedHtml } from './trusted-html.ts';

/** Brings the page of this document to life, and takes navigation over from the browser. */
export async function startApp(root: HTMLElement, page: PagePayload): Promise<void> {
  const html = captureKeptHtml(root);
  await loadBlocks(page.nodes);
  const host: TreeHost = {
    find: findBlock,
    html,
    failed: ({ id, type }, error) => report({ kind: 'block', block: `${type} ${id}`, error }),
    overlay: (node, host) => <Overlay key={node.id} node={node} host={host} />,
  };
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: createPageLoader(page),
        element: <PageView host={host} />,
        errorElement: <PageFailed />,
      },
    ],
    { hydrationData: { loaderData: { page } } },
  );
  const current = (): PagePayload => router.state.loaderData['page'] ?? page;
  const flows = await shownFlows(
    page,
    createShopFlows({
      href: (routeId, params) => hrefFrom(current().routes)(routeId, params),
      path: () => router.state.location.pathname,
      navigate: (to) => void router.navigate(to),
      load: (to) => location.assign(to),
      leave: (to) => location.replace(to),
      reload: () => location.reload(),
      refresh: () => router.revalidate(),
      timeZone: () => current().site.timeZone,
      feature: (name) => current().site.features[name] === true,
      capability: (name) => current().capabilities.includes(name),
      customerId: () => current().customerId,
      payment: () => current().payment ?? null,
      failed: (callId, error) => report({ kind: 'call', block: callId, error }),
      toast: (detail) => void document.dispatchEvent(new CustomEvent('vitrine:toast', { detail })),
    }),
  );
  const app = (
    <HtmlTrust value={trustedHtml}>
      <FlowProvider flows={flows}>
        <RouterProvider router={router} />
      </FlowProvider>
    </HtmlTrust>
  );
  hydrateRoot(root, app, { onRecoverableError: (error) => report({ kind: 'hydration', error }) });
  // A script of the page, which knows no flow, may ask for one.
  document.addEventListener('vitrine:flow', (event) => {
    if (event instanceof CustomEvent) flows.start({ id: String(event.detail), scope: 'app' }).catch(reportError);
  });
  // What the page offers has changed with time.
  document.addEventListener('vitrine:refresh', () => void router.revalidate());
  followLinks(document, router);
  restoreScroll(router);
  endPageFlows(router, flows);
}

/** The flows of a page; where it shows examples, those that do nothing by themselves, or one that stands still. */
async function shownFlows({ layout }: PagePayload, flows: Flows): Promise<Flows> {
  if (layout !== 'gallery') return flows;
  const query = new URLSearchParams(location.search);
  const [flow, state] = [query.get('flow'), query.get('state')];
  if (flow === null || state === null) return (await import('./gallery-flows.ts')).galleryFlows(flows);
  const { createPreviewFlows } = await import('./preview-flows.ts');
  return createPreviewFlows(flow, state);
}

function endPageFlows(router: ReturnType<typeof createBrowserRouter>, flows: Flows): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    flows.endPage();
  });
}

/** When not even the router can show a page (specification: error pages, generic). */
function PageFailed() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>It&apos;s not you, it&apos;s us!</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
