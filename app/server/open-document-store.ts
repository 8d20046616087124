import { join } from 'node:path';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { ignoreTranslationErrors, isTranslationError } from '#engine/check/check-translations.ts';
import { createSiteChecker } from '#engine/check/incremental-site-check.ts';
import { createPictureSrcAndSrcSet } from '#engine/cms/assets/image-sources.ts';
import { createPictureMirror } from '#engine/cms/assets/mirror-picture.ts';
import { createOriginalPictureFileStore } from '#engine/cms/assets/picture-file-store.ts';
import { trackPicturesInUse } from '#engine/cms/assets/pictures-in-use.ts';
import { createRenditionCleaner } from '#engine/cms/assets/rendition-cleaner.ts';
import { createPictureServer } from '#engine/cms/assets/serve-picture.ts';
import type { ContentSource } from '#engine/cms/content-source.ts';
import { createDocumentStore, type DocumentStore } from '#engine/cms/document-store.ts';
import { createDraftOverlay, type DraftOverlayResult } from '#engine/cms/draft-overlay.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import { createLastGoodDocumentStore } from '#engine/cms/last-good-store.ts';
import type { EngineLogger } from '#engine/cms/log.ts';
import { scheduleByTimer } from '#engine/cms/schedule.ts';
import type { FindSiteErrors } from '#engine/cms/select-publishable.ts';
import {
  createUnsavedDocumentStore,
  isSnapshotName,
  type UnsavedDocumentStore,
} from '#engine/cms/unsaved-documents.ts';
import type { GetImageSources } from '#engine/page/site-prop-resolvers.ts';
import type { FindImageFileByContentHash } from '#engine/server/file-endpoints.ts';
import type { DocumentsWithDraftsApplied } from '#engine/server/preview/answer-preview.ts';
import { previewRefusalsMessages } from '#engine/server/preview/preview-refusals.messages.gen.ts';
import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import { createMergedSitePartsCache } from '#engine/site/create-site.ts';
import type { Site } from '#engine/site/site.ts';
import { createCatalogueFinder } from '#engine/site/site-catalogue.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { shopMessages } from '../messages.ts';
import { PARAM_RESOLVER_NAMES } from '../shop-param-resolvers.ts';
import type { ServerSettings } from './settings.ts';
import type { SharedNodes } from './shared-nodes.ts';

/** Most memory for merged documents of previews. */
const STAGED_SITES_BYTES = 32 * 1024 * 1024;

/** A process without requests, such as a bench. */
const APPLY_AT_ONCE = { applyAt: async (_: number, apply: () => void) => apply() };

/** Document store and picture server, with a method to notify them of changes. */
export interface DocumentStoreWithPictures {
  readonly store: DocumentStore;
  readonly assets: { readonly sources: GetImageSources; readonly find: FindImageFileByContentHash };
  readonly notify: () => void;
  /** Documents of the stages that studios show. */
  readonly unsaved: UnsavedDocumentStore;
  /** The published documents, with the drafts of one version, or the documents of a stage, in their place. */
  readonly drafts: (name: string, signal: AbortSignal) => Promise<DocumentsWithDraftsApplied>;
}

export async function openDocumentStoreWithPictures(
  settings: Pick<ServerSettings, 'project' | 'dataDir' | 'cms' | 'noticesOfPeers'>,
  clock: () => number,
  log: EngineLogger,
  hasFont: (file: string) => boolean,
  nodes: Pick<SharedNodes, 'exchange' | 'applyAt'> = APPLY_AT_ONCE,
): Promise<DocumentStoreWithPictures> {
  const { source, notify } = await openSource(settings, clock, log, nodes);
  const pictures = createOriginalPictureFileStore(join(settings.dataDir, 'pictures'));
  const checks = {
    kinds: DOCUMENT_KIND_SCHEMAS,
    blocks: blockSchemas,
    library: COMMON_SCHEMAS,
    messages: shopMessages,
  };
  const siteChecks = { blocks: blockSchemas, library: COMMON_SCHEMAS, hasFont, resolvers: PARAM_RESOLVER_NAMES };
  const store = createDocumentStore({
    source,
    checks,
    judge: ignoreTranslationErrors(createSiteChecker(siteChecks)),
    mirror: createPictureMirror(pictures),
    lastGood: createLastGoodDocumentStore({
      folder: join(settings.dataDir, 'last-good', settings.cms.kind),
      pictures,
      clock,
      log,
    }),
    clock,
    log,
    schedule: scheduleByTimer,
  });
  const renditions = join(settings.dataDir, 'renditions');
  const inUse = trackPicturesInUse(store, clock);
  const tidier = createRenditionCleaner({ renditions, inUse, schedule: scheduleByTimer, log });
  await store.start();
  // Renditions are cleaned only if there are documents that show which are in use.
  if (store.view().sites.length > 0) void tidier.removeUnused();
  store.subscribe(tidier.removeUnusedLater);
  const stop = async () => {
    await tidier.stop();
    await store.stop();
  };
  const find = createPictureServer({ files: pictures, renditions, inUse, log });
  const unsaved = createUnsavedDocumentStore();
  const applyDrafts = createDraftOverlay({ ...checks, lines: source.name === 'files' });
  // Stages differ in few documents, so that each new catalogue is made from the one before.
  const findCatalogue = createCatalogueFinder(createMergedSitePartsCache(STAGED_SITES_BYTES));
  const judgeDrafts = createSiteChecker(siteChecks, findCatalogue);
  const drafts = async (name: string, signal: AbortSignal): Promise<DocumentsWithDraftsApplied> => {
    const unsavedDrafts = unsaved.get(name);
    if (!unsavedDrafts && isSnapshotName(name))
      throw new UnknownPreviewValueError(previewRefusalsMessages.snapshotGone());
    const read = unsavedDrafts ?? (await source.loadDrafts(name, signal));
    const laid = applyDrafts(store.view(), read);
    const sources = new Set(read.map((draft) => draft.source));
    const judge: FindSiteErrors = (documents, site) =>
      judgeDrafts(documents, site).filter((error) => !isTranslationError(error) || sources.has(error.source));
    return { catalogue: findCatalogue(laid.documents), problemsOf: (site) => draftProblems(laid, site, judge) };
  };
  return { store: { ...store, stop }, assets: { sources: createPictureSrcAndSrcSet, find }, notify, unsaved, drafts };
}

async function openSource(
  { cms, project, noticesOfPeers }: Pick<ServerSettings, 'project' | 'cms' | 'noticesOfPeers'>,
  clock: () => number,
  log: EngineLogger,
  { exchange, applyAt }: Pick<SharedNodes, 'exchange' | 'applyAt'>,
): Promise<{ source: ContentSource; notify: () => void }> {
  if (cms.kind === 'files') return { source: createFilesSource({ project, log }), notify: () => {} };
  if (cms.kind === 'release') {
    const { openLiveReleaseSource } = await import('./open-release-source.ts');
    return { source: await openLiveReleaseSource(cms, clock, applyAt), notify: () => {} };
  }
  const { createDirectusSource } = await import('#engine/cms/directus/directus-source.ts');
  const source = createDirectusSource({ url: cms.url, token: cms.token, clock, ...(exchange && { exchange }) });
  noticesOfPeers?.subscribe(source.notify);
  const notify = () => {
    source.notify();
    noticesOfPeers?.send();
  };
  return { source, notify };
}

/** Errors of the drafts of a site and its parents; null without drafts. */
function draftProblems(
  { documents, problems }: DraftOverlayResult,
  { key, chain }: Pick<Site, 'key' | 'chain'>,
  judge: FindSiteErrors,
): readonly ConfigError[] | null {
  const drafted = chain.filter((site) => problems.has(site));
  if (drafted.length === 0) return null;
  const own = drafted.flatMap((site) => problems.get(site) ?? []);
  // The placeholder of a faulty block is not an error itself.
  const reportedSources = new Set(own.map(({ source }) => source));
  const judged = [...new Set([...drafted, key])].flatMap((site) => judge(documents, site));
  const more = judged.filter(({ source, code }) => code !== 'unknown-block' || !reportedSources.has(source));
  return [...new Map([...own, ...more].map((problem) => [JSON.stringify(problem), problem])).values()];
}
