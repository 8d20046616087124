import type { PagePayloadNode } from '../page/page-node.ts';
import { toScriptSafeJson } from './script-json.ts';

/** Rendered page with open places for static HTML. */
export interface PageHtmlWithStaticHtmlGaps {
  /** HTML between the places: one more than places. */
  readonly texts: readonly string[];
  /** Ids of the nodes whose static HTML fills the places. */
  readonly places: readonly string[];
  /** JSON of the nodes, without HTML that the document already shows. */
  readonly nodes: string;
}

/** Placeholder for static HTML while React renders. */
export const STATIC_HTML_PLACEHOLDER = '\0';

/** Texts cannot contain this pattern, because React escapes quotes. */
const PLACE = /data-kept="([^"]*)">\0/;

/** Splits rendered HTML at its placeholders. */
export function splitPageHtmlAtStaticHtmlGaps(
  html: string,
  nodes: readonly PagePayloadNode[],
): PageHtmlWithStaticHtmlGaps {
  const parts = html.split(PLACE);
  const places = parts.filter((_, index) => index % 2 === 1);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    places,
    nodes: stringifyNodesWithoutHtml(nodes, new Set(places)),
  };
}

/** HTML of the page in pieces; tags are never cut. */
export function fillStaticHtmlGaps(
  { texts, places }: PageHtmlWithStaticHtmlGaps,
  nodes: readonly PagePayloadNode[],
): string[] {
  const html = new Map<string, string>();
  collectHtml(nodes, html);
  const filled = places.flatMap((id, index) => [`${texts[index]}data-kept="${id}">`, html.get(id) ?? '']);
  return [...filled, texts[places.length] ?? ''];
}

function collectHtml(nodes: readonly PagePayloadNode[], html: Map<string, string>): void {
  for (const node of nodes) {
    if (node.kind === 'kept') html.set(node.id, node.html ?? '');
    else if (node.kind === 'host') collectHtml(node.children, html);
    else if (node.kind === 'block') for (const children of Object.values(node.slots)) collectHtml(children, html);
  }
}

/** JSON of the nodes without the static HTML of some of them, or of all. That in a hidden slot has no place in the page. */
export function stringifyNodesWithoutHtml(nodes: readonly PagePayloadNode[], places?: ReadonlySet<string>): string {
  return toScriptSafeJson(withoutHtml(nodes, places));
}

/** Whether a node that is in none of the places has static HTML. */
export function hasHtmlOutsideOf(nodes: readonly PagePayloadNode[], places: ReadonlySet<string>): boolean {
  return nodes.some((node) => {
    switch (node.kind) {
      case 'kept':
        return node.html !== undefined && !places.has(node.id);
      case 'host':
        return hasHtmlOutsideOf(node.children, places);
      case 'overlay':
        return false;
      case 'block':
        return Object.values(node.slots).some((children) => hasHtmlOutsideOf(children, places));
    }
  });
}

function withoutHtml(nodes: readonly PagePayloadNode[], places?: ReadonlySet<string>): PagePayloadNode[] {
  return nodes.map((node) => {
    switch (node.kind) {
      case 'kept': {
        if (places && !places.has(node.id)) return node;
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
