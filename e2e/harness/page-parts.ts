import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { PagePayloadNode } from '#engine/page/page-node.ts';

/** A node of a page with its text in the server's HTML, including text for screen readers. */
export interface TextOfNodeInServerHtml {
  readonly id: string;
  readonly words: string;
}

const SPOKEN = new Set(['alt', 'aria-label', 'placeholder', 'value', 'title']);

/** Sibling parts of a page's document, outermost first, with the parts of `main` in its place. */
export function listTextsOfNodesInServerHtml(html: string): TextOfNodeInServerHtml[] {
  const elements = [...elementsOf(parse(html))];
  const data = elements.find((element) => attribute(element, 'id') === 'page');
  const app = elements.find((element) => attribute(element, 'id') === 'app');
  if (!data || !app) throw new Error('this is no page of a shop');
  const payload: { readonly nodes: readonly PagePayloadNode[] } = JSON.parse(textOf(data));
  return partsOf(payload.nodes, app.childNodes);
}

/** Interactive blocks are enclosed by two comments; other nodes are one element. */
function partsOf(nodes: readonly PagePayloadNode[], places: readonly Tree.ChildNode[]): TextOfNodeInServerHtml[] {
  let next = 0;
  const take = (): Tree.ChildNode[] => {
    const first = places[next++];
    if (!first) throw new Error('the page shows fewer parts than it has');
    if (!isMark(first, /^\$/)) return [first];
    const inside: Tree.ChildNode[] = [];
    for (let depth = 1; depth > 0; next += 1) {
      const place = places[next];
      if (!place) throw new Error('a part of the page has no end');
      depth += isMark(place, /^\$/) ? 1 : isMark(place, /^\/\$/) ? -1 : 0;
      inside.push(place);
    }
    return inside;
  };
  return nodes.flatMap((node) => {
    if (node.kind === 'overlay') return [];
    const own = take();
    if (node.kind !== 'host' || node.tag !== 'main') return [{ id: node.id, words: wordsOf(own) }];
    return partsOf(
      node.children,
      own.flatMap((place) => ('childNodes' in place ? place.childNodes : [])),
    );
  });
}

function isMark(place: Tree.ChildNode, pattern: RegExp): boolean {
  return place.nodeName === '#comment' && 'data' in place && pattern.test(place.data);
}

function wordsOf(places: readonly Tree.ChildNode[]): string {
  return places.map(readSpokenText).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function readSpokenText(place: Tree.ChildNode): string {
  if ('value' in place) return place.value;
  if (!('attrs' in place)) return '';
  if (place.tagName === 'script' || place.tagName === 'style') return '';
  const spoken = place.attrs.filter(({ name }) => SPOKEN.has(name)).map(({ value }) => value);
  return [...spoken, ...place.childNodes.map(readSpokenText)].join(' ');
}

function* elementsOf(place: Tree.Document | Tree.Element): Generator<Tree.Element> {
  for (const child of place.childNodes) {
    if (!('attrs' in child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

function attribute({ attrs }: Tree.Element, name: string): string | null {
  return attrs.find((entry) => entry.name === name)?.value ?? null;
}

function textOf({ childNodes }: Tree.Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
