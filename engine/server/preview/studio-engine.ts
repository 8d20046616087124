import { DOCUMENT_KINDS, type DocumentKey, type DocumentKind } from '../../cms/document.ts';
import type { DocumentStore } from '../../cms/document-store.ts';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import type { UnsavedDocument, UnsavedDocumentStore } from '../../cms/unsaved-documents.ts';
import type { SiteCatalogue } from '../../site/site-catalogue.ts';
import type { BlockSchemas } from '../../validation/block-schemas.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import { DOCUMENT_KIND_SCHEMAS } from '../../validation/config-kinds.ts';
import type { PreviewDependencies } from './answer-preview.ts';
import type { StagePayload } from './create-stage-payload.ts';
import { createReachCounter, type Reach } from './document-reach.ts';
import { type DocumentUse, listDocumentUses } from './document-uses.ts';
import { type EditableSite, findBrandOf, listEditableSites } from './list-editable-sites.ts';
import type { EditableMessages, MessageCode } from './page-messages.ts';
import {
  createPreviewLink,
  createPublishedPagePreviewSettings,
  type PreviewConsent,
  type PreviewContext,
  type PreviewFlowState,
} from './preview-context.ts';
import { type PublishedValue, waitUntilServed } from './served-documents.ts';
import { createSnapshot } from './stage-snapshot.ts';
import type { StudioPictures } from './studio-pictures.ts';

/** Simulated visitor of a stage. Null means the default of an anonymous visitor. */
export interface StageViewer {
  readonly signedIn: boolean;
  readonly segment: string | null;
  /** Key of a sub-variant. */
  readonly region: string | null;
  readonly locale: string | null;
  /** Epoch milliseconds; null for now. */
  readonly at: number | null;
  /** Whether capabilities are on, by name; those that are missing are as the segment has them. */
  readonly capabilities: Readonly<Record<string, boolean>>;
  readonly consent: PreviewConsent | null;
  readonly flow: PreviewFlowState | null;
}

/** A flow with the states that previews can freeze it in. */
export interface EditableFlow {
  readonly id: string;
  readonly states: readonly string[];
  /** Types of the blocks that show it. */
  readonly blocks: readonly string[];
  /** Whether it opens over any page. */
  readonly isOverlay: boolean;
}

/** Stage name, which identifies its unsaved documents, with site, path and simulated visitor. */
export interface StageSettings {
  readonly name: string;
  readonly site: string;
  readonly path: string;
  readonly viewer: StageViewer;
}

/** A kind of block that editors can add or change. */
export interface EditableBlockType {
  readonly type: string;
  readonly title: string;
  readonly category: string;
  /** JSON Schema of its settings. */
  readonly schema: unknown;
  /** Initial props; null for types that editors can't add, such as overlays. */
  readonly example: unknown;
  readonly slots: readonly string[];
  /** Keys of sites without a route that it links to. */
  readonly unavailableIn: readonly string[];
}

/** A kind of document with the JSON Schema of its properties. */
export interface EditableDocumentKind {
  readonly kind: DocumentKind;
  readonly schema: unknown;
}

/** Engine API for the studio. */
export interface StudioEngine {
  listSites(): readonly EditableSite[];
  /** Hosts of all brands. */
  listHosts(): readonly string[];
  /** The brand that shows pages of a site, with its first host; null for an unknown site. */
  brandOf(site: string): { readonly key: string; readonly host: string } | null;
  listBlockTypes(): Promise<readonly EditableBlockType[]>;
  listKinds(): readonly EditableDocumentKind[];
  /** Source path of the published document; undefined if the site only inherits it. */
  source(key: DocumentKey): string | undefined;
  /** The value that the shop serves, the last good one where the newest has faults; null for none. */
  served(key: DocumentKey): unknown;
  /** Resolves with true once the shop serves all published values, and with false when the signal is aborted before. */
  waitUntilServed(published: readonly PublishedValue[], signal: AbortSignal): Promise<boolean>;
  /** Inherited value of a document, merged from the sites it extends; null for none. */
  inherited(key: DocumentKey): unknown;
  /** Published documents with links to a page. */
  uses(key: DocumentKey): readonly DocumentUse[];
  /** Where a published document is shown. */
  reach(key: DocumentKey): Reach;
  /** Signed link, for a frame of the studio, that shows the documents of a stage. */
  link(stage: StageSettings, expires: number): string;
  /**
   * Signed link for others, outside the studio. It shows the documents of a stage as they are now, from memory, or the
   * published ones where they are the same.
   */
  share(stage: StageSettings, expires: number): SharedStage;
  /** Flows that blocks show, by id. */
  listFlows(): Promise<readonly EditableFlow[]>;
  put(stage: string, documents: readonly UnsavedDocument[]): void;
  render(stage: StageSettings, origin: string, signal: AbortSignal): Promise<StagePayload>;
  /** Messages of the page of a stage, or those that pressed texts were made from, innermost first. */
  findMessages(
    stage: StageSettings,
    pressed: readonly string[],
    origin: string,
    signal: AbortSignal,
  ): Promise<EditableMessages>;
  /** Validation errors of all sites if the documents of a stage were published. */
  findErrors(stage: string, signal: AbortSignal): Promise<readonly ConfigError[]>;
  readonly pictures: StudioPictures;
}

export interface StudioEngineDependencies {
  readonly store: Pick<DocumentStore, 'view' | 'subscribe' | 'heldBack'>;
  readonly unsaved: UnsavedDocumentStore;
  readonly previews: PreviewDependencies;
  readonly blocks: BlockSchemas;
  readonly pictures: StudioPictures;
  readonly messages: MessageCode;
  /** Settings of the example of a kind of block; undefined without one. */
  readonly loadExampleProps: (type: string) => Promise<unknown>;
  /** Names of the recorded states of a flow that show something. */
  readonly statesOfFlow: (flow: string) => Promise<readonly string[]>;
}

export interface SharedStage {
  /** Path and query. */
  readonly link: string;
  /** Whether the documents are the published ones. */
  readonly isPublished: boolean;
}

export function createStudioEngine({
  store,
  unsaved,
  previews,
  blocks,
  pictures,
  messages,
  loadExampleProps,
  statesOfFlow,
}: StudioEngineDependencies): StudioEngine {
  const documents = store.view;
  const countReach = createReachCounter(blocks);
  const reachIndex = () => countReach(documents(), previews.engine.catalogue());
  const findUnavailable = cachePerView((view) => {
    const catalogue = previews.engine.catalogue();
    return new Map(
      Object.entries(blocks).map(([type, { routes }]) => [type, listSitesWithout(routes, view, catalogue)]),
    );
  });
  return {
    pictures,
    listBlockTypes: () =>
      Promise.all(
        Object.entries(blocks).map(async ([type, { title, category, schema, overlay, slots }]) => ({
          type,
          title,
          category,
          schema,
          example: overlay === null && category !== 'system' ? ((await loadExampleProps(type)) ?? {}) : null,
          slots,
          unavailableIn: findUnavailable(documents()).get(type) ?? [],
        })),
      ),
    listSites: () => listEditableSites(documents(), previews.engine.catalogue(), reachIndex(), store.heldBack()),
    listHosts: () => [...previews.engine.catalogue().hostClaims.keys()],
    brandOf: (site) => {
      const brand = findBrandOf(site, previews.engine.catalogue());
      return brand ? { key: brand.key, host: brand.config.hosts[0] ?? brand.key } : null;
    },
    source: ({ site, kind, name }) => documents().get(site, kind, name)?.source,
    served: ({ site, kind, name }) => documents().get(site, kind, name)?.value ?? null,
    waitUntilServed: (published, signal) => waitUntilServed(store, published, signal),
    inherited: ({ site, kind, name }) =>
      previews.engine.catalogue().resolve(site)?.parent?.document(kind, name)?.value ?? null,
    uses: (key) => listDocumentUses(documents(), previews.engine.catalogue(), key),
    reach: (key) => reachIndex().ofDocument(key),
    listKinds: () => DOCUMENT_KINDS.map((kind) => ({ kind, schema: DOCUMENT_KIND_SCHEMAS[kind].schema })),
    link: (stage, expires) => createPreviewLink(toPreviewContext(stage), expires, previews.linkSecret),
    share: (stage, expires) => {
      const draft = createSnapshot(stage.name, unsaved, documents());
      const context = { ...toPreviewContext(stage), draft };
      return { link: createPreviewLink(context, expires, previews.linkSecret), isPublished: draft === null };
    },
    listFlows: () => listEditableFlows(blocks, statesOfFlow),
    put: unsaved.put,
    render: async (stage, origin, signal) => {
      const { createStagePayload } = await import('./create-stage-payload.ts');
      return createStagePayload(previews, toPreviewContext(stage), { host: new URL(origin).host, origin, signal });
    },
    findMessages: async (stage, pressed, origin, signal) => {
      const { findPageMessages } = await import('./page-messages.ts');
      const request = { host: new URL(origin).host, origin, signal };
      return findPageMessages(previews, messages, toPreviewContext(stage), pressed, request);
    },
    findErrors: async (stage, signal) => {
      const laid = await previews.drafts(stage, signal);
      const errors = laid.catalogue.served.flatMap((key) => {
        const site = laid.catalogue.byKey(key);
        return site ? (laid.problemsOf(site) ?? []) : [];
      });
      return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
    },
  };
}

/** Makes something once for each view of the documents. */
function cachePerView<Made>(make: (view: EditableDocuments) => Made): (view: EditableDocuments) => Made {
  const madeByView = new WeakMap<EditableDocuments, { readonly made: Made }>();
  return (view) => {
    const { made } = madeByView.get(view) ?? { made: make(view) };
    madeByView.set(view, { made });
    return made;
  };
}

function listSitesWithout(
  routes: readonly string[],
  documents: EditableDocuments,
  catalogue: SiteCatalogue,
): readonly string[] {
  return documents.sites.filter((key) => {
    const known = catalogue.resolve(key)?.routes.routes;
    return known !== undefined && routes.some((route) => !known.has(route));
  });
}

function toPreviewContext({ name, site, path, viewer }: StageSettings): PreviewContext {
  const { capabilities, ...visitor } = viewer;
  const namesOf = (isOn: boolean) =>
    Object.keys(capabilities).filter((capability) => capabilities[capability] === isOn);
  return {
    ...createPublishedPagePreviewSettings(path),
    ...visitor,
    with: namesOf(true),
    without: namesOf(false),
    site,
    draft: name,
  };
}

async function listEditableFlows(
  blocks: BlockSchemas,
  statesOfFlow: StudioEngineDependencies['statesOfFlow'],
): Promise<readonly EditableFlow[]> {
  const ids = [...new Set(Object.values(blocks).flatMap(({ flows }) => flows))].toSorted();
  const flows = await Promise.all(
    ids.map(async (id): Promise<EditableFlow> => {
      const shownBy = Object.entries(blocks).filter(([, { flows }]) => flows.includes(id));
      return {
        id,
        states: await statesOfFlow(id),
        blocks: shownBy.map(([type]) => type),
        isOverlay: shownBy.some(([, { overlay }]) => overlay === id),
      };
    }),
  );
  return flows.filter(({ states }) => states.length > 0);
}
