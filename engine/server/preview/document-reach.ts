import type { LayoutDocument, Node } from '#schemas/generated/config/types.gen.ts';
import { findReferencesInProps } from '../../check/find-references.ts';
import type { DocumentKey } from '../../cms/document.ts';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import { resolveExtendedLayout } from '../../site/base-layout.ts';
import { unifyContentKeySeparators } from '../../site/content-index.ts';
import { expandThisPageContentKey } from '../../site/content-keys.ts';
import { listContentKeys } from '../../site/content-uses.ts';
import type { MergedDocument } from '../../site/merged-document.ts';
import { isPageTemplate } from '../../site/page-template.ts';
import type { Site, SitePage } from '../../site/site.ts';
import type { SiteCatalogue } from '../../site/site-catalogue.ts';
import type { BlockSchemas } from '../../validation/block-schemas.ts';
import { COMMON_SCHEMAS } from '../../validation/config-kinds.ts';

/** Where a document or content entry is shown, in all brands together. */
export interface Reach {
  /** Number of pages; a page that two brands show counts twice. */
  readonly pages: number;
  /** Names of the brands. */
  readonly brands: readonly string[];
  /** Type of the block of layouts, such as a header, that alone shows it; null for other places. */
  readonly part: string | null;
}

export interface ReachIndex {
  ofDocument(key: DocumentKey): Reach;
  /** Reach of a content entry of a site. */
  ofContent(site: string, key: string): Reach;
}

/** What the blocks of a document name, by block of the first level. */
interface BlockReferences {
  readonly type: string | null;
  readonly contents: readonly string[];
  readonly menus: readonly string[];
}

interface Tally {
  readonly pages: Set<string>;
  readonly brands: Set<string>;
  readonly parts: Set<string | null>;
}

type ReadBlocks = (value: { readonly blocks?: readonly Node[] }) => readonly BlockReferences[];

type Note = (id: string, part: string | null) => void;

/** Counts once for each view of the documents, and reads the blocks of an unchanged document once. */
export function createReachCounter(
  blocks: BlockSchemas,
): (documents: EditableDocuments, catalogue: SiteCatalogue) => ReachIndex {
  const known = new WeakMap<object, readonly BlockReferences[]>();
  const readBlocks: ReadBlocks = (value) => {
    const references = known.get(value) ?? (value.blocks ?? []).map((block) => readBlock(block, blocks));
    known.set(value, references);
    return references;
  };
  const indexes = new WeakMap<EditableDocuments, ReachIndex>();
  return (documents, catalogue) => {
    const index = indexes.get(documents) ?? countReach(documents, catalogue, readBlocks);
    indexes.set(documents, index);
    return index;
  };
}

function countReach(documents: EditableDocuments, catalogue: SiteCatalogue, readBlocks: ReadBlocks): ReachIndex {
  const tallies = new Map<string, Tally>();
  const brands = catalogue.served.flatMap((key) => catalogue.byKey(key) ?? []);
  const pagesOf = new Map(brands.map((brand) => [brand.key, listShownPages(brand)]));
  for (const brand of brands) {
    const context = createBrandContext(documents, brand);
    for (const page of pagesOf.get(brand.key) ?? []) {
      notePage(context, brand, page, readBlocks, (id, part) => {
        const tally = tallies.get(id) ?? { pages: new Set(), brands: new Set(), parts: new Set() };
        tallies.set(id, tally);
        tally.pages.add(`${brand.key}/${page.name}`);
        tally.brands.add(brand.config.name);
        tally.parts.add(part);
      });
    }
  }
  const reachOf = (id: string): Reach => {
    const { pages, brands: names, parts } = tallies.get(id) ?? { pages: new Set(), brands: new Set(), parts: [] };
    const [part = null, ...others] = parts;
    return { pages: pages.size, brands: [...names], part: others.length === 0 ? part : null };
  };
  return {
    ofContent: (site, key) => reachOf(contentId(site, key)),
    ofDocument: ({ site, kind, name }) => {
      if (isPartOfPages(kind)) return reachOf(`${site}/${kind}/${name}`);
      const heirs = brands.filter(({ chain }) => chain.includes(site));
      const pages = heirs.reduce((sum, { key }) => sum + (pagesOf.get(key)?.length ?? 0), 0);
      return { pages, brands: heirs.map(({ config }) => config.name), part: null };
    },
  };
}

/** Documents of other kinds are read by every page. */
function isPartOfPages(kind: DocumentKey['kind']): boolean {
  return kind === 'page' || kind === 'layout' || kind === 'navigation' || kind === 'content';
}

function listShownPages(site: Pick<Site, 'document' | 'names'>): readonly SitePage[] {
  return site
    .names('page')
    .filter((name) => !isPageTemplate(name))
    .flatMap((name) => site.document('page', name) ?? []);
}

interface BrandContext {
  /** Sites of the chain that have a document of this kind and name. */
  readonly ownersOf: (kind: DocumentKey['kind'], name: string) => readonly string[];
  /** The content document that an entry is read from, with its site. */
  readonly contentOf: (key: string) => readonly DocumentKey[];
}

function createBrandContext(documents: EditableDocuments, { chain }: Pick<Site, 'chain'>): BrandContext {
  const contents = new Map<string, DocumentKey[]>();
  // The last site of the chain decides; its documents of several languages all hold the entry.
  for (const site of chain) {
    for (const { name, value } of documents.list(site, 'content')) {
      const { entries }: Record<string, unknown> = Object(value);
      for (const key of Object.keys(Object(entries)).map(unifyContentKeySeparators)) {
        const others = (contents.get(key) ?? []).filter((one) => one.site === site);
        contents.set(key, [...others, { site, kind: 'content', name }]);
      }
    }
  }
  return {
    ownersOf: (kind, name) => chain.filter((site) => documents.get(site, kind, name) !== undefined),
    contentOf: (key) => contents.get(unifyContentKeySeparators(key)) ?? [],
  };
}

function notePage(
  { ownersOf, contentOf }: BrandContext,
  brand: Pick<Site, 'parent' | 'routes' | 'document' | 'navigation'>,
  page: SitePage,
  readBlocks: ReadBlocks,
  note: Note,
): void {
  const noteDocument = (kind: DocumentKey['kind'], name: string, part: string | null) => {
    for (const site of ownersOf(kind, name)) note(`${site}/${kind}/${name}`, part);
  };
  const noteContent = (written: string, part: string | null) => {
    for (const key of expandThisPageContentKey(brand, page.value, written)) {
      for (const { site, name } of contentOf(key)) {
        note(contentId(site, key), part);
        note(`${site}/content/${name}`, part);
      }
    }
  };
  const noteBlock = ({ contents, menus }: BlockReferences, part: string | null) => {
    for (const key of contents) noteContent(key, part);
    for (const menu of menus) {
      noteDocument('navigation', menu, part);
      for (const key of listContentKeys(brand.navigation(menu)?.value)) noteContent(key, part);
    }
  };
  noteDocument('page', page.name, null);
  const { blocks: _, ...settings } = page.value;
  for (const key of listContentKeys(settings)) noteContent(key, null);
  for (const block of readBlocks(page.value)) noteBlock(block, null);
  const { name, layout } = findLayout(brand, page);
  for (const one of new Set([name, layout?.name ?? name])) noteDocument('layout', one, null);
  for (const block of layout ? readBlocks(layout.value) : []) noteBlock(block, block.type);
}

function findLayout(
  site: Pick<Site, 'routes' | 'document'>,
  { value: { layout, route } }: SitePage,
): { readonly name: string; readonly layout: MergedDocument<LayoutDocument> | undefined } {
  const ofRoute = route === undefined ? undefined : site.routes.routes.get(route)?.layout;
  const name = layout ?? ofRoute ?? 'default';
  return { name, layout: resolveExtendedLayout(site, name) };
}

function readBlock(block: Node, blocks: BlockSchemas): BlockReferences {
  return { type: block.type ?? null, contents: listContentKeys(block), menus: listMenus(block, blocks) };
}

function listMenus({ type = '', props, slots = {} }: Node, blocks: BlockSchemas): readonly string[] {
  const schema = blocks[type]?.schema;
  const references = schema ? findReferencesInProps(schema, props, '', COMMON_SCHEMAS) : [];
  const own = references.flatMap(({ kind, value }) =>
    kind === 'navigation' && typeof value === 'string' ? [value] : [],
  );
  return [...own, ...Object.values(slots).flatMap((nodes) => nodes.flatMap((node) => listMenus(node, blocks)))];
}

function contentId(site: string, key: string): string {
  return `${site} ${unifyContentKeySeparators(key)}`;
}
