import type { DocumentKey, RawDocument } from '../../cms/document.ts';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import type { UnsavedDocumentStore } from '../../cms/unsaved-documents.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import type { BlockSchemas } from '../../validation/block-schemas.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import type { PreviewDependencies } from './answer-preview.ts';
import { createStagePayload, type StagePayload } from './create-stage-payload.ts';
import { createPreviewLink, createPublishedPagePreviewSettings } from './preview-context.ts';

/** Simulated visitor of a stage. Null means the default of an anonymous visitor. */
export interface StageViewer {
  readonly signedIn: boolean;
  readonly segment: string | null;
  /** Key of a sub-variant. */
  readonly region: string | null;
}

/** Stage name, which identifies its unsaved documents, with site, path and simulated visitor. */
export interface StageSettings {
  readonly name: string;
  readonly site: string;
  readonly path: string;
  readonly viewer: StageViewer;
}

/** Page document of a site, without inherited ones. `path` is null for a route with parameters. */
export interface EditablePage {
  readonly key: DocumentKey;
  readonly source: string;
  readonly title: string;
  readonly path: string | null;
  /** How documents link to it. */
  readonly link: { readonly route: string } | { readonly page: string };
}

/** A kind of block that editors can add or change. */
export interface EditableBlockType {
  readonly type: string;
  readonly title: string;
  readonly category: string;
  /** JSON Schema of its settings. */
  readonly schema: unknown;
  /** Initial props; null for types that editors can't add to pages, such as overlays. */
  readonly example: unknown;
}

export interface EditableSite {
  readonly key: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly pages: readonly EditablePage[];
  /** File names of the pictures of the site and of those it inherits from, in order. */
  readonly pictures: readonly string[];
  /** Segments of customers that have capabilities of their own. */
  readonly segments: readonly string[];
  readonly regions: readonly { readonly key: string; readonly name: string }[];
}

/** Engine API for the studio. */
export interface StudioEngine {
  listSites(): readonly EditableSite[];
  listBlockTypes(): readonly EditableBlockType[];
  /** Source path of the published document; undefined if the site only inherits it. */
  source(key: DocumentKey): string | undefined;
  /** Signed link, for a frame of the studio, that shows the documents of a stage. */
  link(stage: StageSettings, expires: number): string;
  put(stage: string, documents: readonly RawDocument[]): void;
  render(stage: StageSettings, origin: string, signal: AbortSignal): Promise<StagePayload>;
  /** Validation errors of all sites if the documents of a stage were published. */
  findErrors(stage: string, signal: AbortSignal): Promise<readonly ConfigError[]>;
}

export interface StudioEngineDependencies {
  readonly documents: () => EditableDocuments;
  readonly unsaved: UnsavedDocumentStore;
  readonly previews: PreviewDependencies;
  readonly blocks: BlockSchemas;
  /** Settings of the example of a kind of block; undefined without one. */
  readonly examplePropsOf: (type: string) => unknown;
}

/** Block categories that editors may add to pages; others belong to layouts or flows. */
const ADDED_CATEGORIES: ReadonlySet<string> = new Set(['section', 'commerce', 'content']);

export function createStudioEngine({
  documents,
  unsaved,
  previews,
  blocks,
  examplePropsOf,
}: StudioEngineDependencies): StudioEngine {
  const settingsOf = ({ name, site, path, viewer }: StageSettings) => ({
    ...createPublishedPagePreviewSettings(path),
    ...viewer,
    site,
    draft: name,
  });
  return {
    listBlockTypes: () =>
      Object.entries(blocks).map(([type, { title, category, schema, overlay }]) => ({
        type,
        title,
        category,
        schema,
        example: overlay === null && ADDED_CATEGORIES.has(category) ? (examplePropsOf(type) ?? {}) : null,
      })),
    listSites: () => listEditableSites(documents(), previews),
    source: ({ site, kind, name }) => documents().get(site, kind, name)?.source,
    link: (stage, expires) => createPreviewLink(settingsOf(stage), expires, previews.linkSecret),
    put: unsaved.put,
    render: (stage, origin, signal) =>
      createStagePayload(previews, settingsOf(stage), { host: new URL(origin).host, origin, signal }),
    findErrors: async (stage, signal) => {
      const laid = await previews.drafts(stage, signal);
      const catalogue = createSiteCatalogue(laid.documents);
      const errors = catalogue.served.flatMap((key) => {
        const site = catalogue.byKey(key);
        return site ? (laid.problemsOf(site) ?? []) : [];
      });
      return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
    },
  };
}

function listEditableSites(
  documents: EditableDocuments,
  { engine }: Pick<PreviewDependencies, 'engine'>,
): readonly EditableSite[] {
  const catalogue = engine.catalogue();
  return catalogue.served.flatMap((key): EditableSite[] => {
    const site = catalogue.byKey(key);
    if (!site) return [];
    const pages = documents.list(key, 'page').map(({ site: owner, kind, name, source, value }): EditablePage => {
      const { head, route, path } = readPage(value);
      const pattern = path ?? (route === null ? null : (site.routes.routes.get(route)?.path ?? null));
      const title = head ?? formatNameAsTitle(name);
      const link = route === null ? { page: name } : { route };
      return { key: { site: owner, kind, name }, source, title, path: isSinglePath(pattern) ? pattern : null, link };
    });
    const pictures = [...documents.contents()]
      .filter(({ site: owner }) => site.chain.includes(owner))
      .flatMap(({ assets }) => assets.map(({ name }) => name));
    const names = [...new Set(pictures)].toSorted();
    const { name, hosts, subVariants } = site.config;
    const regions = [...subVariants].map(([region, variant]) => ({ key: region, name: variant.name }));
    return [{ key, name, hosts, pages, pictures: names, segments: site.names('capabilities'), regions }];
  });
}

/** `about-contact-us` is "About contact us". */
function formatNameAsTitle(name: string): string {
  const words = name.replaceAll(/[-._]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isSinglePath(pattern: string | null): boolean {
  return pattern !== null && !/[:*]/.test(pattern);
}

function readPage(value: unknown): { head: string | null; route: string | null; path: string | null } {
  const page: { head?: { title?: unknown }; route?: unknown; path?: unknown } = Object(value);
  const textOf = (text: unknown) => (typeof text === 'string' ? text : null);
  return { head: textOf(Object(page.head).title), route: textOf(page.route), path: textOf(page.path) };
}
