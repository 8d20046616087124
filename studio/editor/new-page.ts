import type { JsonObject } from '#engine/site/json.ts';
import { toUrlSlug } from '#engine/validation/slug.ts';
import pageSchema from '#schemas/config/page.schema.json' with { type: 'json' };
import type { StudioDocumentKey, StudioSiteEntry } from '../api-types.ts';
import { addBlock, type PickNumber, withNewIds } from './edit-blocks.ts';
import { getValueAt } from './edit-value.ts';
import type { EditorContext } from './editor.types.ts';
import { newPageMessages } from './new-page.messages.gen.ts';
import { createOpenDocument, formatDocumentId, getMergedValue } from './open-documents.ts';
import type { StudioClient } from './studio-client.ts';

/** Settings of a new page. */
export interface NewPage {
  readonly title: string;
  readonly path: string;
  /** Merged value of the page that it is copied from; null for an empty one. */
  readonly template: unknown;
}

const ADDRESS = new RegExp(pageSchema.properties.path.pattern, 'u');

/** Longest name of a document. */
const NAME_LIMIT = 60;

/** Settings of the template that a new page has too. Its address, and texts about its topic, are its own. */
const COPIED = ['layout', 'access', 'gate'] as const;

/** Address for the title of a new page; empty for a title without letters. */
export function suggestAddress(title: string): string {
  const slug = toUrlSlug(title);
  return slug === '' ? '' : `/${slug}`;
}

/** Whether a page may have this address. */
export function isPageAddress(path: string): boolean {
  return ADDRESS.test(path);
}

/** Why a new page can't have an address, in words; null for one that is free. */
export function findAddressProblem(
  path: string,
  { pages }: Pick<StudioSiteEntry, 'pages'>,
  except: string | null = null,
): string | null {
  if (path === '') return newPageMessages.noAddress();
  if (!path.startsWith('/') || path === '/') return newPageMessages.slashFirst();
  if (!isPageAddress(path)) return newPageMessages.badAddress();
  // Addresses of the shop itself begin with an underscore.
  if (path.startsWith('/_')) return newPageMessages.badAddress();
  const taken = pages.find(
    (page) => page.name !== except && page.path !== null && foldPath(page.path) === foldPath(path),
  );
  return taken ? newPageMessages.taken({ title: taken.title }) : null;
}

/** As the engine compares addresses. */
function foldPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

/** Name for the document of a page at an address, such as `help-prizes`, which no page of the site has. */
export function createPageName(path: string, { pages }: Pick<StudioSiteEntry, 'pages'>): string {
  const names = new Set(pages.map(({ name }) => name));
  const base = toUrlSlug(path).slice(0, NAME_LIMIT).replace(/-+$/, '') || 'page';
  let name = base;
  for (let count = 2; names.has(name); count += 1) name = `${base}-${count}`;
  return name;
}

/** The document of a new page. Its blocks have ids of their own. */
export function createPageValue({ title, path, template }: NewPage, pick: PickNumber): JsonObject {
  const source: Record<string, unknown> = Object(template);
  const copied = COPIED.filter((key) => source[key] !== undefined).map((key) => [key, source[key]]);
  const { noindex, schemas }: Record<string, unknown> = Object(source['head']);
  const head = { title, ...(noindex !== undefined && { noindex }), ...(schemas !== undefined && { schemas }) };
  const page = { path, ...Object.fromEntries(copied), head, blocks: [] };
  const blocks: unknown = getValueAt(template, ['blocks']);
  const list: readonly object[] = Array.isArray(blocks) ? blocks : [];
  return Object(
    list.reduce<unknown>((document, block) => addBlock(document, null, withNewIds(block, document, pick)), page),
  );
}

/** The document with its unpublished changes, as the shop would use it; null for none. */
export async function readMergedValue(
  key: StudioDocumentKey,
  { documents, history: { present } }: Pick<EditorContext, 'documents' | 'history'>,
  client: Pick<StudioClient, 'openDocument'>,
): Promise<unknown> {
  const id = formatDocumentId(key);
  const open = documents[id];
  if (open) return getMergedValue(open, present[id]);
  const answer = await client.openDocument(key);
  return getMergedValue(createOpenDocument(key, answer), answer.value);
}
