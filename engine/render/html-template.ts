import type { PageNode } from '../page/page-node.ts';
import { toScriptSafeJson } from './script-json.ts';

/** A page as React rendered it, with its kept HTML left open. */
export interface HtmlTemplate {
  /** The HTML around the kept HTML: one text more than there are places. */
  readonly texts: readonly string[];
  /** Ids of the nodes whose kept HTML stands between the texts. */
  readonly places: readonly string[];
  /** JSON of the page's nodes for the document, which holds the HTML of the places already. */
  readonly nodes: string;
}

/** Stands for kept HTML while React renders what is around it. */
export const STATIC_HTML_PLACEHOLDER = '\0';

/** Texts can't forge a place: React writes their quotes as entities. */
const PLACE = /data-kept="([^"]*)">\0/;

/** Takes HTML apart in which each kept element holds `OPEN` instead of its HTML. */
export function parseHtmlTemplate(html: string, nodes: readonly PageNode[]): HtmlTemplate {
  const parts = html.split(PLACE);
  const places = parts.filter((_, index) => index % 2 === 1);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    places,
    nodes: toScriptSafeJson(withoutHtml(nodes, new Set(places))),
  };
}

/** The page's whole HTML, with what its nodes keep, in pieces: put together once, with the document. No tag is cut. */
export function fillTemplate({ texts, places }: HtmlTemplate, nodes: readonly PageNode[]): string[] {
  const html = new Map<string, string>();
  collectHtml(nodes, html);
  const filled = places.flatMap((id, index) => [`${texts[index]}data-kept="${id}">`, html.get(id) ?? '']);
  return [...filled, texts[places.length] ?? ''];
}

function collectHtml(nodes: readonly PageNode[], html: Map<string, string>): void {
  for (const node of nodes) {
    if (node.kind === 'kept') html.set(node.id, node.html ?? '');
    else if (node.kind === 'host') collectHtml(node.children, html);
    else if (node.kind === 'block') for (const children of Object.values(node.slots)) collectHtml(children, html);
  }
}

/** What a block keeps in a slot that it does not show yet has no place, and stays with its node. */
function withoutHtml(nodes: readonly PageNode[], places: ReadonlySet<string>): PageNode[] {
  return nodes.map((node) => {
    switch (node.kind) {
      case 'kept': {
        if (!places.has(node.id)) return node;
        const { html: _, ...rest } = node;
        return rest;
      }
      case 'host':
        return { ...node, children: withoutHtml(node.children, places) };
      case 'overlay':
        return node;
      case 'block':
        return {
          ...node,
          slots: Object.fromEntries(
            Object.entries(node.slots).map(([name, children]) => [name, withoutHtml(children, places)]),
          ),
        };
    }
  });
}
