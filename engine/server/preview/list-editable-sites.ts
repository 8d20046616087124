import type { PageDocument } from '#schemas/generated/config/types.gen.ts';
import { DOCUMENT_KINDS, type DocumentKey, type DocumentKind, formatDocumentId } from '../../cms/document.ts';
import type { HeldBackDocument } from '../../cms/documents.ts';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import { indexContentUses } from '../../site/content-uses.ts';
import type { Site } from '../../site/site.ts';
import type { SiteCatalogue } from '../../site/site-catalogue.ts';
import { fillInThemeColours } from '../../site/theme-colours.ts';
import type { ReachIndex } from './document-reach.ts';
import { type EditableContentEntry, listEditableContents } from './editable-contents.ts';

/** A document that an editor of a site can change; an inherited one gets an override of the site. */
export interface EditableDocument extends DocumentKey {
  readonly title: string;
  /** Whether the site has no document of its own, only that of a site it extends. */
  readonly isInherited: boolean;
  /** Path that validation errors name; null where the site has no document of its own. */
  readonly source: string | null;
  /** Set if the newest version has errors, so that the shop serves an earlier one or none. */
  readonly isHeldBack?: true;
}

/** Page document of a site. `path` is null for a route with parameters, and for a hidden page. */
export interface EditablePage extends EditableDocument {
  readonly kind: 'page';
  readonly path: string | null;
  /** Set where the site leaves out the page that it inherits. */
  readonly isHidden?: true;
  /** How documents link to it. */
  readonly link: { readonly route: string } | { readonly page: string };
}

export interface EditableCapability {
  readonly name: string;
  /** Whether an anonymous visitor has it. */
  readonly isUsual: boolean;
  /** Segments whose customers have it. */
  readonly segments: readonly string[];
}

export interface EditableSite {
  readonly key: string;
  readonly name: string;
  /** The brand that shows its pages: the site itself, or one that extends it. */
  readonly shownAs: string;
  /** Names of the brands that extend it. */
  readonly extendedBy: readonly string[];
  /** Hosts of the brand that shows its pages. */
  readonly hosts: readonly string[];
  readonly pages: readonly EditablePage[];
  /** Documents of all other kinds. */
  readonly documents: readonly EditableDocument[];
  /** File names of the pictures of the site and of those it inherits from, in order. */
  readonly pictures: readonly string[];
  /** Segments of customers that have capabilities of their own. */
  readonly segments: readonly string[];
  readonly regions: readonly { readonly key: string; readonly name: string }[];
  readonly locales: readonly string[];
  readonly timeZone: string;
  readonly capabilities: readonly EditableCapability[];
  readonly contents: readonly EditableContentEntry[];
  readonly colours: readonly { readonly name: string; readonly value: string }[];
}

/** Brands, and the sites that they extend, which come last. */
export function listEditableSites(
  documents: EditableDocuments,
  catalogue: SiteCatalogue,
  reach: ReachIndex,
  heldBackDocuments: readonly HeldBackDocument[],
): readonly EditableSite[] {
  const heldBackById = new Map(heldBackDocuments.map((document) => [document.id, document]));
  const uses = indexContentUses(documents, catalogue);
  const shared = documents.sites.filter((key) => !catalogue.served.includes(key));
  return [...catalogue.served, ...shared].flatMap((key): EditableSite[] => {
    const site = catalogue.resolve(key);
    const shown = findBrandOf(key, catalogue);
    const extendedBy = listBrandsExtending(key, catalogue);
    if (!site || !shown) return [];
    const { name, subVariants } = site.config;
    return [
      {
        key,
        name,
        shownAs: shown.key,
        extendedBy: extendedBy.map((heir) => heir.config.name),
        hosts: shown.config.hosts,
        pages: [
          ...listPages(documents, site),
          ...listHiddenPages(documents, site),
          ...listUnservedPages(documents, site, heldBackById),
        ].map((page) => markHeldBack(page, heldBackById)),
        documents: [...listDocuments(documents, site), ...listUnservedDocuments(documents, site, heldBackById)].map(
          (document) => markHeldBack(document, heldBackById),
        ),
        pictures: listPictures(documents, site),
        segments: site.names('capabilities'),
        regions: [...subVariants].map(([region, variant]) => ({ key: region, name: variant.name })),
        locales: shown.config.locales,
        timeZone: shown.config.timeZone,
        capabilities: listCapabilities(site),
        contents: listEditableContents(documents, site, uses, reach),
        colours: Object.entries(fillInThemeColours(site.document('theme', 'theme')?.value.colours)).map(
          ([colour, value]) => ({ name: colour, value }),
        ),
      },
    ];
  });
}

/** The site itself, or the first brand that extends it; undefined for an unknown site. */
export function findBrandOf(key: string, catalogue: SiteCatalogue): Site | undefined {
  return catalogue.byKey(key) ?? listBrandsExtending(key, catalogue)[0];
}

function listBrandsExtending(key: string, catalogue: SiteCatalogue): readonly Site[] {
  return catalogue.served
    .flatMap((served) => catalogue.byKey(served) ?? [])
    .filter((brand) => brand.key !== key && brand.chain.includes(key));
}

function listPages(
  documents: EditableDocuments,
  site: Pick<Site, 'key' | 'routes' | 'document' | 'names'>,
): readonly EditablePage[] {
  return site.names('page').flatMap((name): EditablePage[] => {
    const page = site.document('page', name);
    if (!page) return [];
    const { route, path } = page.value;
    const pattern = path ?? (route === undefined ? null : (site.routes.routes.get(route)?.path ?? null));
    const link = route === undefined ? { page: name } : { route };
    return [
      {
        ...describeOwner(documents, site, 'page', name),
        kind: 'page',
        title: nameForEditors(name, page.value),
        path: isSinglePath(pattern) ? pattern : null,
        link,
      },
    ];
  });
}

/** The page's label, else its title. A title with a placeholder is not used: it lacks a value. */
function nameForEditors(name: string, { label, head }: Pick<PageDocument, 'label' | 'head'>): string {
  const title = typeof head?.title === 'string' && !head.title.includes('{') ? head.title : formatNameAsTitle(name);
  return label ?? title;
}

/** Inherited pages that the site leaves out, so that editors can show them again. */
function listHiddenPages(
  documents: EditableDocuments,
  site: Pick<Site, 'key' | 'parent' | 'document'>,
): readonly EditablePage[] {
  return documents.list(site.key, 'page').flatMap(({ name }): EditablePage[] => {
    const inherited = site.parent?.document('page', name);
    if (!inherited || site.document('page', name)) return [];
    return [
      {
        ...describeOwner(documents, site, 'page', name),
        kind: 'page',
        title: nameForEditors(name, inherited.value),
        path: null,
        isHidden: true,
        link: { page: name },
      },
    ];
  });
}

function describeOwner(documents: EditableDocuments, site: Pick<Site, 'key'>, kind: DocumentKey['kind'], name: string) {
  const source = documents.get(site.key, kind, name)?.source ?? null;
  return { site: site.key, kind, name, isInherited: source === null, source };
}

function listDocuments(documents: EditableDocuments, site: Pick<Site, 'key' | 'names'>): readonly EditableDocument[] {
  return DOCUMENT_KINDS.filter((kind) => kind !== 'page').flatMap((kind) =>
    site.names(kind).map((name) => ({
      ...describeOwner(documents, site, kind, name),
      title: formatNameAsTitle(name),
    })),
  );
}

type HeldBackById = ReadonlyMap<string, HeldBackDocument>;

function markHeldBack<Entry extends EditableDocument>(entry: Entry, heldBackById: HeldBackById): Entry {
  return !entry.isInherited && heldBackById.has(formatDocumentId(entry)) ? { ...entry, isHeldBack: true } : entry;
}

/** Pages of the site that never had a valid version, so that editors can repair them. */
function listUnservedPages(
  documents: EditableDocuments,
  site: Pick<Site, 'key' | 'document'>,
  heldBackById: HeldBackById,
): readonly EditablePage[] {
  return listUnserved(documents, site, heldBackById).flatMap(({ kind, ...entry }): EditablePage[] =>
    kind === 'page' ? [{ ...entry, kind, path: null, link: { page: entry.name } }] : [],
  );
}

function listUnservedDocuments(
  documents: EditableDocuments,
  site: Pick<Site, 'key' | 'document'>,
  heldBackById: HeldBackById,
): readonly EditableDocument[] {
  return listUnserved(documents, site, heldBackById).filter(({ kind }) => kind !== 'page');
}

function listUnserved(
  documents: EditableDocuments,
  site: Pick<Site, 'key' | 'document'>,
  heldBackById: HeldBackById,
): readonly EditableDocument[] {
  return [...heldBackById.values()].flatMap(({ id, source }): EditableDocument[] => {
    const [owner, kindName, ...rest] = id.split(':');
    const kind = DOCUMENT_KINDS.find((known: DocumentKind) => known === kindName);
    const name = rest.join(':');
    if (owner !== site.key || !kind || documents.get(owner, kind, name) || site.document(kind, name)) return [];
    return [{ site: owner, kind, name, title: formatNameAsTitle(name), isInherited: false, source }];
  });
}

function listPictures(documents: EditableDocuments, site: Pick<Site, 'chain'>): readonly string[] {
  const names = [...documents.contents()]
    .filter(({ site: owner }) => site.chain.includes(owner))
    .flatMap(({ assets }) => assets.map(({ name }) => name));
  return [...new Set(names)].toSorted();
}

function listCapabilities(
  site: Pick<Site, 'config' | 'document' | 'names' | 'capabilities'>,
): readonly EditableCapability[] {
  const segments = site.names('capabilities');
  const usual = site.capabilities(null);
  const declared = site.document('capabilities', site.config.defaultSegment)?.value.capabilities ?? {};
  return Object.keys(declared).map((name) => ({
    name,
    isUsual: usual.has(name),
    segments: segments.filter((segment) => site.capabilities(segment).has(name)),
  }));
}

/** `about-contact-us` is "About contact us". */
function formatNameAsTitle(name: string): string {
  const words = name.replaceAll(/[-._]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isSinglePath(pattern: string | null): boolean {
  return pattern !== null && !/[:*]/.test(pattern);
}
