import { hash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '../storage/write-atomic.ts';
import type { PictureFiles } from './assets/picture-files.ts';
import type { ConfigDocument } from './document.ts';
import type { Asset } from './documents.ts';
import type { EditableDocuments } from './documents-view.ts';
import type { Log } from './log.ts';

/** What a site held when it was kept: nothing of it has been checked against the schemas of today. */
export interface KeptSite {
  readonly site: string;
  readonly documents: readonly ConfigDocument[];
  readonly assets: readonly KeptAsset[];
}

/** A picture, with its revision in the source. */
export interface KeptAsset {
  readonly asset: Asset;
  readonly revision: string;
}

/** Keeps what was last good beyond the end of the process. */
export interface LastGood {
  /** Keeps these documents soon; of several only the newest. Never throws. */
  save(documents: EditableDocuments, revisionOf: (site: string, asset: string) => string): void;
  /** The source has said that what is kept is still what it holds. Noted once a day. */
  confirm(): void;
  /** What was kept, or null when there is nothing, when not all of it is as it was written, or when it has expired. */
  restore(): Promise<readonly KeptSite[] | null>;
  /** Resolves when all that was to be kept is on disk. */
  flush(): Promise<void>;
}

export interface LastGoodOptions {
  readonly folder: string;
  readonly pictures: PictureFiles;
  readonly clock: () => number;
  readonly log: Log;
}

const DAY = 86_400_000;

/**
 * How long what was kept may be served while its source does not answer (specification: Business constants and limits,
 * "config cache expiry 30 d"). Prices, terms and limits that nobody could change for longer are no shop's any more.
 */
const EXPIRY = 30 * DAY;

/** Names the files that belong together, each by a hash of its content. Written last, so that it never names a part. */
interface Manifest {
  readonly format: 2;
  /** When the source last said that this is what it holds, in epoch milliseconds. */
  readonly confirmedAt: number;
  readonly sites: Readonly<Record<string, string>>;
}

/**
 * Keeps the good documents of a source in a folder: one file a site, and a manifest. Nothing here waits for the disk
 * but `flush`.
 */
export function lastGood({ folder, pictures, clock, log }: LastGoodOptions): LastGood {
  const pathOf = (name: string) => join(folder, 'sites', `${name}.json`);
  const written = new Map<string, { revision: string; name: string }>();
  let next: (() => Promise<void>) | null = null;
  let writing: Promise<void> | null = null;
  let kept: Manifest['sites'] | null = null;
  let confirmedAt = 0;

  const writeManifest = async (sites: Manifest['sites']) => {
    const manifest = JSON.stringify({ format: 2, confirmedAt, sites } satisfies Manifest);
    await writeAtomic(join(folder, 'manifest.json'), `${hash('sha256', manifest, 'hex')}\n${manifest}\n`);
    kept = sites;
  };

  const write = async (documents: EditableDocuments, revisionOf: (site: string, asset: string) => string) => {
    for (const { site, documents: own, assets } of documents.contents()) {
      const revision = documents.revision(site);
      if (written.get(site)?.revision === revision) continue;
      const kept = assets.map((asset): KeptAsset => ({ asset, revision: revisionOf(site, asset.name) }));
      const content = JSON.stringify({ site, documents: own, assets: kept } satisfies KeptSite);
      const name = hash('sha256', content, 'hex');
      await writeAtomic(pathOf(name), content);
      written.set(site, { revision, name });
    }
    const sites = Object.fromEntries(documents.sites.map((site) => [site, written.get(site)?.name ?? '']));
    await writeManifest(sites);
    await removeOthers(join(folder, 'sites'), new Set(Object.values(sites).map((name) => `${name}.json`)));
  };

  const drain = async () => {
    while (next) {
      const task = next;
      next = null;
      await task().catch((error: unknown) => log.error({ folder, error }, 'the good documents could not be kept'));
    }
    writing = null;
  };

  return {
    save: (documents, revisionOf) => {
      confirmedAt = clock();
      next = () => write(documents, revisionOf);
      writing ??= drain();
    },
    confirm: () => {
      if (clock() - confirmedAt < DAY) return;
      confirmedAt = clock();
      next ??= async () => {
        if (kept) await writeManifest(kept);
      };
      writing ??= drain();
    },
    restore: async () => {
      try {
        const manifest = await readManifest(folder);
        if (!manifest) return null;
        if (clock() - manifest.confirmedAt > EXPIRY) {
          const confirmed = new Date(manifest.confirmedAt).toISOString();
          log.error(
            { folder, confirmed },
            'what was kept of the good documents is older than 30 days, so none of it is served: let the content source answer',
          );
          return null;
        }
        const sites = await read(manifest, pathOf, pictures);
        kept = manifest.sites;
        confirmedAt = manifest.confirmedAt;
        return sites;
      } catch (error) {
        log.error({ folder, error }, 'what was kept of the good documents is damaged, so none of it is served');
        return null;
      }
    },
    flush: async () => {
      await writing;
    },
  };
}

async function readManifest(folder: string): Promise<Manifest | null> {
  const file = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (file === null) return null;
  const [sum = '', text = ''] = file.split('\n');
  if (hash('sha256', text, 'hex') !== sum) throw new Error('the manifest is not as it was written');
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== 2) throw new Error('the manifest has a format of another version');
  return manifest;
}

async function read(manifest: Manifest, pathOf: (name: string) => string, pictures: PictureFiles): Promise<KeptSite[]> {
  const sites: KeptSite[] = [];
  for (const [site, name] of Object.entries(manifest.sites)) {
    const content = await readFile(pathOf(name), 'utf8');
    if (hash('sha256', content, 'hex') !== name) throw new Error(`the file of ${site} is not as it was written`);
    const kept: KeptSite = JSON.parse(content);
    for (const { asset } of kept.assets) {
      if (await pictures.read(asset.hash, asset.format)) continue;
      throw new Error(`the picture ${asset.name} of ${site} is missing, or not as it was written`);
    }
    sites.push(kept);
  }
  return sites;
}

async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(join(folder, name), { force: true });
}
