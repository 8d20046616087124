import { renderToString } from 'react-dom/server';
import { type HtmlTemplate, parseHtmlTemplate, STATIC_HTML_PLACEHOLDER } from './html-template.ts';
import type { PagePayload } from './page-payload.ts';
import type { PageTreeHost } from './page-tree.tsx';
import { PageView } from './page-view.tsx';
import type { ServerBlocks } from './server-block.ts';

/**
 * A page's nodes as HTML, with the marks that the browser hydrates by. What they keep is made already and would only be
 * copied about, so its places stay open. Every block has its data, so nothing is waited for. A block with code that throws
 * is left to the browser, and told to `failed` by its id.
 */
export type RenderPageHtml = (payload: PagePayload, failed: (blockId: string) => void) => HtmlTemplate;

export function createPageHtmlRenderer(blocks: ServerBlocks): RenderPageHtml {
  const host: PageTreeHost = {
    find: (type) => blocks[type]?.component,
    html: () => STATIC_HTML_PLACEHOLDER,
    failed: () => {},
    overlay: () => null,
  };
  return (payload, failed) => {
    const html = renderToString(<PageView page={payload} host={host} />);
    for (const [, id] of html.matchAll(/data-unrendered-block="([^"]+)"/g)) if (id) failed(id);
    return parseHtmlTemplate(html, payload.nodes);
  };
}
