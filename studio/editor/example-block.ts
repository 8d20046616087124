import type { StudioBlockType, StudioSiteEntry } from '../api-types.ts';

/**
 * Creates a block from the example props of its type. Pictures and links are replaced by ones that exist in the site, so
 * that the new block is valid.
 */
export function createExampleBlock(
  { type, example }: StudioBlockType,
  id: string,
  { pictures, pages }: Pick<StudioSiteEntry, 'pictures' | 'pages'>,
): { readonly id: string; readonly type: string; readonly props: unknown } {
  return { id, type, props: adaptToSite(example, { pictures, pages }) };
}

/** A copy whose pictures and links exist in a site: its first picture, and its home page. */
export function adaptToSite(value: unknown, { pictures, pages }: Pick<StudioSiteEntry, 'pictures' | 'pages'>): unknown {
  const home = pages.find(({ path }) => path === '/') ?? pages[0];
  return replaceParts(value, pictures[0], home?.link);
}

/** A copy with other picture names and link targets, at any depth; undefined leaves them unchanged. */
function replaceParts(value: unknown, asset: string | undefined, link: object | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceParts(item, asset, link));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    if (asset !== undefined && key === 'asset' && typeof part === 'string') return [key, asset];
    if (link !== undefined && key === 'link' && isLink(part)) return [key, link];
    return [key, replaceParts(part, asset, link)];
  });
  return Object.fromEntries(entries);
}

/** Whether it leads to a page of the shop. A link with words of its own has the same key in some blocks. */
function isLink(value: unknown): boolean {
  const { route, page }: Record<string, unknown> = Object(value);
  return typeof route === 'string' || typeof page === 'string';
}
