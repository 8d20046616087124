import { isJsonObject, type JsonObject } from './json.ts';

/** What links to a page name. */
export interface PageLinkTarget {
  /** Name of its document. */
  readonly page: string;
  /** Id of a route that shows no other page; null for none. */
  readonly route: string | null;
}

const PAGE_LINK_KEYS: ReadonlySet<string> = new Set(['page', 'hash']);
const ROUTE_LINK_KEYS: ReadonlySet<string> = new Set(['route', 'params', 'query', 'hash']);
const MARKDOWN_LINK = /\]\((page|route):([^()\s?#]+)/g;

/** Number of links to a page in the value of a document, with those in Markdown. */
export function countPageLinks(document: unknown, target: PageLinkTarget): number {
  return countIn(document, target);
}

function countInAll(values: readonly unknown[], target: PageLinkTarget): number {
  return values.reduce<number>((count, value) => count + countIn(value, target), 0);
}

function countIn(value: unknown, target: PageLinkTarget): number {
  if (typeof value === 'string') return countInMarkdown(value, target);
  if (Array.isArray(value)) return countInAll(value, target);
  if (!isJsonObject(value)) return 0;
  return isLinkTo(value, target) ? 1 : countInAll(Object.values(value), target);
}

function isLinkTo(value: JsonObject, { page, route }: PageLinkTarget): boolean {
  const has = (keys: ReadonlySet<string>) => Object.keys(value).every((key) => keys.has(key));
  if (value['page'] === page) return has(PAGE_LINK_KEYS);
  return route !== null && value['route'] === route && has(ROUTE_LINK_KEYS);
}

function countInMarkdown(text: string, { page, route }: PageLinkTarget): number {
  return [...text.matchAll(MARKDOWN_LINK)].filter(([, kind, name]) => name === (kind === 'page' ? page : route)).length;
}
