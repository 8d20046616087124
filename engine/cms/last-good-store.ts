import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OriginalPictureFileStore } from './assets/picture-file-store.ts';
import type { EditableDocuments } from './editable-documents.ts';
import type { EngineLogger } from './log.ts';
import {
  hashSha256,
  readSourceConfirmationTime,
  readStoredSiteCopies,
  type StoredMirroredPicture,
  type StoredSiteContents,
  type StoredSiteCopySlotNumber,
  writeSourceConfirmationTime,
  writeStoredSiteCopy,
} from './stored-copy.ts';

/** Stores the last good documents across restarts. */
export interface LastGoodDocumentStore {
  /** Schedules a write of these documents; a newer one replaces it. Never throws. */
  save(documents: EditableDocuments, revisionOf: (site: string, asset: string) => string): void;
  /** Records that the stored documents are still current at the source, once a day. */
  confirm(): void;
  /** All sites with an intact copy that has not expired; null for none. */
  restore(): Promise<readonly StoredSiteContents[] | null>;
  /** Resolves when all scheduled writes are done. */
  flush(): Promise<void>;
}

export interface LastGoodDocumentStoreOptions {
  readonly folder: string;
  readonly pictures: OriginalPictureFileStore;
  readonly clock: () => number;
  readonly log: EngineLogger;
}

const DAY = 86_400_000;

/**
 * Maximum age of a copy while the source is down (specification: Business constants and limits, "config cache expiry 30
 * d"), because prices and terms would be outdated.
 */
const EXPIRY = 30 * DAY;

/** The newest copy of a site that is on disk. */
interface Newest {
  readonly slot: StoredSiteCopySlotNumber;
  readonly generation: number;
  readonly contentHash: string;
  /** Whether the other slot holds an intact copy too. */
  readonly hasOlder: boolean;
}

/**
 * Stores the documents of each site in two slots. A new version replaces the older one, so that an intact copy always
 * exists and damage affects one copy of one site. Only `restore` and `flush` wait for the disk.
 */
export function createLastGoodDocumentStore({
  folder,
  pictures,
  clock,
  log,
}: LastGoodDocumentStoreOptions): LastGoodDocumentStore {
  const sitesFolder = join(folder, 'sites');
  const folderOf = (site: string) => join(sitesFolder, encodeURIComponent(site).replaceAll('.', '%2E'));
  const written = new Map<string, string>();
  const newest = new Map<string, Newest>();
  let next: (() => Promise<void>) | null = null;
  let writing: Promise<void> | null = null;
  let confirmedAt = 0;

  const newestOf = async (site: string): Promise<Newest | null> => {
    const known = newest.get(site);
    if (known) return known;
    const { copies } = await readStoredSiteCopies(folderOf(site), site);
    const [copy] = copies;
    return copy ? { ...copy, hasOlder: copies.length > 1 } : null;
  };

  const writeSite = async (site: string, content: string) => {
    const before = await newestOf(site);
    const contentHash = hashSha256(content);
    if (before?.contentHash === contentHash && before.hasOlder) return;
    const generation = (before?.generation ?? 0) + 1;
    const slot: StoredSiteCopySlotNumber = before?.slot === 0 ? 1 : 0;
    const copy = { generation, savedAt: clock() };
    await writeStoredSiteCopy(folderOf(site), slot, copy, content);
    // The first version of a site is written to both slots.
    if (!before) await writeStoredSiteCopy(folderOf(site), 1, copy, content);
    newest.set(site, { slot, generation, contentHash, hasOlder: true });
  };

  const confirmSites = async () => {
    if (clock() - confirmedAt < DAY) return;
    const now = clock();
    for (const site of newest.keys()) await writeSourceConfirmationTime(folderOf(site), now);
    confirmedAt = now;
  };

  const write = async (documents: EditableDocuments, revisionOf: (site: string, asset: string) => string) => {
    for (const { site, documents: own, assets } of documents.contents()) {
      const revision = documents.revision(site);
      if (written.get(site) === revision) continue;
      const stored = assets.map((asset): StoredMirroredPicture => ({ asset, revision: revisionOf(site, asset.name) }));
      await writeSite(site, JSON.stringify({ site, documents: own, assets: stored } satisfies StoredSiteContents));
      written.set(site, revision);
    }
    await removeOthers(documents.sites);
    await confirmSites();
  };

  const removeOthers = async (sites: readonly string[]) => {
    for (const site of [...newest.keys()].filter((known) => !sites.includes(known))) {
      written.delete(site);
      newest.delete(site);
    }
    const own = new Set(sites.map(folderOf));
    for (const name of await readdir(sitesFolder)) {
      const path = join(sitesFolder, name);
      if (!own.has(path)) await rm(path, { recursive: true, force: true });
    }
    // Files of versions before 3.
    await rm(join(folder, 'manifest.json'), { force: true });
  };

  const drain = async () => {
    while (next) {
      const task = next;
      next = null;
      await task().catch((error: unknown) => log.error({ folder, error }, 'the good documents could not be stored'));
    }
    writing = null;
  };

  const restoreSite = async (site: string): Promise<StoredSiteContents | null> => {
    const { copies, damaged } = await readStoredSiteCopies(folderOf(site), site);
    const [copy, older] = copies;
    if (damaged.length > 0) {
      const rest = copy ? 'the other one is used' : 'it is served when the content source answers';
      log.error({ site, damaged }, `a stored copy of the site ${site} is damaged: ${rest}`);
    }
    if (!copy) return null;
    newest.set(site, { ...copy, hasOlder: older !== undefined });
    const confirmed = Math.max(copy.savedAt, await readSourceConfirmationTime(folderOf(site)));
    if (clock() - confirmed > EXPIRY) {
      log.error(
        { site, confirmed: new Date(confirmed).toISOString() },
        `the stored copy of the site ${site} is older than 30 days, so it is not served: let the content source answer`,
      );
      return null;
    }
    const intact = await Promise.all(
      copy.content.assets.map(async ({ asset }) => (await pictures.read(asset.hash, asset.format)) !== null),
    );
    const assets = copy.content.assets.map((stored, index) => (intact[index] ? stored : { ...stored, revision: '' }));
    const missing = assets.filter(({ revision }, index) => revision === '' && !intact[index]);
    if (missing.length > 0) {
      const names = missing.map(({ asset }) => asset.name);
      log.error(
        { site, names },
        `stored pictures of the site ${site} are damaged: they are read again from the content source`,
      );
    }
    return { ...copy.content, assets };
  };

  return {
    save: (documents, revisionOf) => {
      next = () => write(documents, revisionOf);
      writing ??= drain();
    },
    confirm: () => {
      if (clock() - confirmedAt < DAY) return;
      next ??= confirmSites;
      writing ??= drain();
    },
    restore: async () => {
      const names = await readdir(sitesFolder, { withFileTypes: true }).catch(() => []);
      const sites: StoredSiteContents[] = [];
      for (const entry of names.filter((found) => found.isDirectory()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const site = decodeURIComponent(entry.name);
        const stored = await restoreSite(site).catch((error: unknown) => {
          log.error({ site, error }, `the stored copies of the site ${site} can not be read`);
          return null;
        });
        if (stored) sites.push(stored);
      }
      return sites.length > 0 ? sites : null;
    },
    flush: async () => {
      await writing;
    },
  };
}
