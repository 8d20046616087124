import { renderToString } from 'react-dom/server';
import type { MessageSource } from '../messages/message-source.ts';
import type { PagePayloadNode, StaticHtmlNode } from '../page/page-node.ts';
import { escapeHtml } from './escape-html.ts';
import type { PagePayload } from './page-payload.ts';
import { PageView } from './page-view.tsx';
import type { ServerBlocksByType } from './server-block.ts';

const PLACE = /<p class="block-failed"/;

/** Adds the page title as heading above the first failed block when the page lost its own heading with that block. */
export function withFallbackHeading(
  page: PagePayload,
  messages: MessageSource,
  blocks: ServerBlocksByType,
): PagePayload {
  const html = renderToString(
    <PageView
      page={page}
      messages={messages}
      host={{
        find: (type) => blocks[type]?.component,
        html: (node) => node.html ?? '',
        failed: () => {},
        overlay: () => null,
      }}
    />,
  );
  // Blocks left to the browser may still render a heading.
  if (/<h1[\s>]|data-unrendered-block/.test(html)) return page;
  const heading = `<div class="block-failed__page"><h1>${escapeHtml(page.head.title)}</h1></div>`;
  return { ...page, nodes: inMain(page.nodes, heading) };
}

function inMain(nodes: readonly PagePayloadNode[], heading: string): readonly PagePayloadNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'host') return node;
    const isMain = node.tag === 'main';
    return { ...node, children: isMain ? overFailed(node.children, heading) : inMain(node.children, heading) };
  });
}

/** Returns the same array if nothing below failed. */
function overFailed(nodes: readonly PagePayloadNode[], heading: string): readonly PagePayloadNode[] {
  for (const [index, node] of nodes.entries()) {
    const changed = nodeOverFailed(node, heading);
    if (changed !== node) return nodes.with(index, changed);
  }
  return nodes;
}

function nodeOverFailed(node: PagePayloadNode, heading: string): PagePayloadNode {
  switch (node.kind) {
    case 'kept':
      return PLACE.test(node.html ?? '') ? headed(node, heading) : node;
    case 'host': {
      const children = overFailed(node.children, heading);
      return children === node.children ? node : { ...node, children };
    }
    case 'block': {
      for (const [name, inside] of Object.entries(node.slots)) {
        const changed = overFailed(inside, heading);
        if (changed !== inside) return { ...node, slots: { ...node.slots, [name]: changed } };
      }
      return node;
    }
    case 'overlay':
      return node;
  }
}

/** The content hash is removed, because it does not cover the heading. */
function headed({ version: _, ...node }: StaticHtmlNode, heading: string): StaticHtmlNode {
  return { ...node, html: (node.html ?? '').replace(PLACE, (place) => heading + place) };
}
