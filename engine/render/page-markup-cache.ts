import { hash } from 'node:crypto';
import { createByteLimitedCache } from '../memory/byte-cache.ts';
import { listBlocksInTree } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { hasHtmlOutsideOf, type PageHtmlWithStaticHtmlGaps, stringifyNodesWithoutHtml } from './html-template.ts';
import type { PagePayload } from './page-payload.ts';

/** Markup of pages with code for signed-out visitors, shared by all pages of the process. */
export const sharedPageMarkupCache = createByteLimitedCache<CachedMarkup>({
  name: 'markup of pages with code',
  maxBytes: 16 * 1024 * 1024,
  sizeOf: ({ texts, places }) => 2 * [...texts, ...places].reduce((sum, { length }) => sum + length, 0),
});

interface CachedMarkup extends Pick<PageHtmlWithStaticHtmlGaps, 'texts' | 'places'> {
  /** Whether the document leaves some static HTML to the data of the page. */
  readonly hasHiddenHtml: boolean;
}

/** The used properties of a page. */
export type PageForMarkup = Pick<CompiledPage, 'nodes' | 'perVisitor'>;

/** Renders the page with React. Markup with a failed block is not whole, and not cached. */
export type RenderMarkup = () => { readonly markup: PageHtmlWithStaticHtmlGaps; readonly isWhole: boolean };

const lasting = new WeakMap<PageForMarkup, PageHtmlWithStaticHtmlGaps>();

/**
 * React's markup of a page. A browser makes the same markup of the page's data alone, or it could not hydrate it: where
 * the data is the same as before, so is the markup. Pages that differ from visitor to visitor are not cached.
 */
export function getPageMarkup(
  page: PageForMarkup,
  payload: Pick<PagePayload, 'nodes' | 'fallbackTexts' | 'capabilities' | 'customerId'>,
  render: RenderMarkup,
): PageHtmlWithStaticHtmlGaps {
  const known = lasting.get(page);
  if (known) return known;
  if (!hasBlockThatChanges(page)) {
    const { markup } = render();
    lasting.set(page, markup);
    return markup;
  }
  if (payload.customerId !== null || page.perVisitor) return render().markup;
  const nodes = stringifyNodesWithoutHtml(payload.nodes);
  const key = createMarkupKey(page, payload, nodes);
  const cached = sharedPageMarkupCache.get(key);
  if (cached) {
    const { texts, places, hasHiddenHtml } = cached;
    return {
      texts,
      places,
      nodes: hasHiddenHtml ? stringifyNodesWithoutHtml(payload.nodes, new Set(places)) : nodes,
    };
  }
  const { markup, isWhole } = render();
  const { texts, places } = markup;
  if (isWhole)
    sharedPageMarkupCache.set(key, { texts, places, hasHiddenHtml: hasHtmlOutsideOf(payload.nodes, new Set(places)) });
  return markup;
}

/** Requests for a page without such blocks differ in static HTML only. */
function hasBlockThatChanges({ nodes }: PageForMarkup): boolean {
  return listBlocksInTree(nodes).some(
    ({ interactive, overlay, data, hasCode }) => (interactive && !overlay) || (data && hasCode),
  );
}

const numbers = new WeakMap<PageForMarkup, number>();
let lastNumber = 0;

/** Site, routes and messages are those of the page's version. */
function createMarkupKey(
  page: PageForMarkup,
  { capabilities, fallbackTexts }: Pick<PagePayload, 'capabilities' | 'fallbackTexts'>,
  nodes: string,
): string {
  let number = numbers.get(page);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    numbers.set(page, number);
  }
  return `${number} ${hash('sha256', `${JSON.stringify([capabilities, fallbackTexts])}${nodes}`, 'base64')}`;
}
