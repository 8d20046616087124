import { join } from 'node:path';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createSiteJudge } from '#engine/check/check-site.ts';
import { imageSources } from '#engine/cms/assets/image-sources.ts';
import { mirrorAsset } from '#engine/cms/assets/mirror-asset.ts';
import { pictureFiles } from '#engine/cms/assets/picture-files.ts';
import { picturesInUse } from '#engine/cms/assets/pictures-in-use.ts';
import { servePicture } from '#engine/cms/assets/serve-picture.ts';
import { renditionTidier } from '#engine/cms/assets/tidy-renditions.ts';
import type { ContentSource } from '#engine/cms/content-source.ts';
import { directusSource } from '#engine/cms/directus/directus-source.ts';
import { type DocumentStore, documentStore } from '#engine/cms/document-store.ts';
import { applyDraftOverlay, type DraftOverlayResult } from '#engine/cms/draft-overlay.ts';
import { filesSource } from '#engine/cms/files/files-source.ts';
import { lastGood } from '#engine/cms/last-good.ts';
import type { Log } from '#engine/cms/log.ts';
import { scheduleByTimer } from '#engine/cms/schedule.ts';
import type { ImageSources } from '#engine/page/site-resolvers.ts';
import type { FindImage } from '#engine/server/file-endpoints.ts';
import type { DraftDocuments } from '#engine/server/preview/make-preview.ts';
import type { Site } from '#engine/site/site.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { COMMON_SCHEMAS, CONFIG_KINDS } from '#engine/validation/config-kinds.ts';
import { RESOLVER_NAMES } from '../resolvers.ts';
import type { Settings } from './settings.ts';

/** Documents and pictures that are good to serve, and a way to hear of new ones at once. */
export interface OpenDocuments {
  readonly store: DocumentStore;
  readonly assets: { readonly sources: ImageSources; readonly find: FindImage };
  readonly notify: () => void;
  /** What is published, with the drafts of a name laid over it. */
  readonly drafts: (name: string, signal: AbortSignal) => Promise<DraftDocuments>;
}

export async function openDocuments(
  settings: Settings,
  clock: () => number,
  log: Log,
  hasFont: (file: string) => boolean,
): Promise<OpenDocuments> {
  const { source, notify } = openSource(settings, clock, log);
  const pictures = pictureFiles(join(settings.dataDir, 'pictures'));
  const checks = { kinds: CONFIG_KINDS, blocks: blockSchemas, library: COMMON_SCHEMAS };
  const siteChecks = { blocks: blockSchemas, library: COMMON_SCHEMAS, hasFont, resolvers: RESOLVER_NAMES };
  const store = documentStore({
    source,
    checks,
    judge: createSiteJudge(siteChecks),
    mirror: mirrorAsset(pictures),
    lastGood: lastGood({ folder: join(settings.dataDir, 'last-good', settings.cms.kind), pictures, clock, log }),
    clock,
    log,
    schedule: scheduleByTimer,
  });
  const renditions = join(settings.dataDir, 'renditions');
  const inUse = picturesInUse(store, clock);
  const tidier = renditionTidier({ renditions, inUse, schedule: scheduleByTimer, log });
  await store.start();
  // A shop that has nothing to serve yet does not know what it needs.
  if (store.view().sites.length > 0) void tidier.tidy();
  store.subscribe(tidier.tidyLater);
  const stop = async () => {
    await tidier.stop();
    await store.stop();
  };
  const find = servePicture({ files: pictures, renditions, inUse, log });
  const drafts = async (name: string, signal: AbortSignal): Promise<DraftDocuments> => {
    const read = await source.loadDrafts(name, signal);
    const laid = applyDraftOverlay(store.view(), read, { ...checks, lines: source.name === 'files' });
    return { documents: laid.documents, problemsOf: (site) => draftProblems(laid, site, createSiteJudge(siteChecks)) };
  };
  return { store: { ...store, stop }, assets: { sources: imageSources, find }, notify, drafts };
}

function openSource(
  { cms, project }: Settings,
  clock: () => number,
  log: Log,
): { source: ContentSource; notify: () => void } {
  if (cms.kind === 'files') return { source: filesSource({ project, log }), notify: () => {} };
  const source = directusSource({ url: cms.url, token: cms.token, clock });
  return { source, notify: source.notify };
}

/** What keeps the drafts of a site, and of those that it extends, from being published; null where there is no such draft. */
function draftProblems(
  { documents, problems }: DraftOverlayResult,
  { key, chain }: Pick<Site, 'key' | 'chain'>,
  judge: ReturnType<typeof createSiteJudge>,
): readonly ConfigError[] | null {
  const drafted = chain.filter((site) => problems.has(site));
  if (drafted.length === 0) return null;
  const own = drafted.flatMap((site) => problems.get(site) ?? []);
  // What marks a broken block is no problem of its own.
  const told = new Set(own.map(({ source }) => source));
  const judged = [...new Set([...drafted, key])].flatMap((site) => judge(documents, site));
  const more = judged.filter(({ source, code }) => code !== 'unknown-block' || !told.has(source));
  return [...new Map([...own, ...more].map((problem) => [JSON.stringify(problem), problem])).values()];
}
