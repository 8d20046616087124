import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { OPEN, type PageFrame, pageFrame } from './page-frame.ts';
import type { PagePayload } from './page-payload.ts';
import type { TreeHost } from './page-tree.tsx';
import { PageView } from './page-view.tsx';
import type { ServerBlocks } from './server-block.ts';

/**
 * A page's nodes as HTML, with the marks that the browser hydrates by. What they keep is made already and would only be
 * copied about, so its places stay open. Every block has its data, so nothing is waited for. A block with code that throws
 * is left to the browser, and told to `failed` by its id.
 */
export type PageRenderer = (payload: PagePayload, failed: (blockId: string) => void) => PageFrame;

export function createPageRenderer(blocks: ServerBlocks): PageRenderer {
  const host: TreeHost = {
    find: (type) => blocks[type]?.component,
    html: () => OPEN,
    failed: () => {},
    overlay: () => null,
  };
  const { dataRoutes, match } = createStaticHandler([{ id: 'page', path: '*', element: <PageView host={host} /> }]);
  const [route] = dataRoutes;
  if (!route) throw new Error('the page has no route');

  /** What the router's own handler would make of the one route, whose loader has already run. */
  const contextOf = (url: string, payload: PagePayload | null): StaticHandlerContext => {
    const { pathname, search } = new URL(url, 'http://page');
    return {
      basename: '/',
      location: { pathname, search, hash: '', state: null, key: 'default' },
      matches: [{ params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/', route }],
      loaderData: { [route.id]: payload },
      actionData: null,
      errors: null,
      statusCode: payload?.status ?? 200,
      loaderHeaders: {},
      actionHeaders: {},
      _match: match,
    };
  };

  // One router lends its methods to all: V8 holds on to everything that the getters of each new one could see, until the
  // next full collection.
  const lender = createStaticRouter(dataRoutes, contextOf('/', null));
  const routerOf = ({ location, matches, loaderData }: StaticHandlerContext): typeof lender =>
    Object.create(lender, { state: { value: { ...lender.state, location, matches, loaderData } } });

  return (payload, failed) => {
    const context = contextOf(payload.url, payload);
    const html = renderToString(<StaticRouterProvider router={routerOf(context)} context={context} hydrate={false} />);
    for (const [, id] of html.matchAll(/data-unrendered-block="([^"]+)"/g)) if (id) failed(id);
    return pageFrame(html, payload.nodes);
  };
}
