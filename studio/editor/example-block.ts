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
  const home = pages.find(({ path }) => path === '/') ?? pages[0];
  return { id, type, props: replaceParts(example, { asset: pictures[0], link: home?.link }) };
}

/** A copy with other values under some keys, at any depth. */
function replaceParts(value: unknown, parts: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceParts(item, parts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, parts[key] ?? replaceParts(part, parts)]));
}
