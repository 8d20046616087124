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
  /** What was kept, or null when there is nothing, or not all of it as it was written. */
  restore(): Promise<readonly KeptSite[] | null>;
  /** Resolves when all that was to be kept is on disk. */
  flush(): Promise<void>;
}

export interface LastGoodOptions {
  readonly folder: string;
  readonly pictures: PictureFiles;
  readonly log: Log;
}

/** Names the files that belong together, each by a hash of its content. Written last, so that it never names a part. */
interface Manifest {
  readonly format: 1;
  readonly sites: Readonly<Record<string, string>>;
}

/**
 * Keeps the good documents of a source in a folder: one file a site, and a manifest. Nothing here waits for the disk
 * but `flush`.
 */
export function lastGood({ folder, pictures, log }: LastGoodOptions): LastGood {
  const pathOf = (name: string) => join(folder, 'sites', `${name}.json`);
  const written = new Map<string, { revision: string; name: string }>();
  let next: (() => Promise<void>) | null = null;
  let writing: Promise<void> | null = null;

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
    const manifest = JSON.stringify({ format: 1, sites } satisfies Manifest);
    await writeAtomic(join(folder, 'manifest.json'), `${hash('sha256', manifest, 'hex')}\n${manifest}\n`);
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
      next = () => write(documents, revisionOf);
      writing ??= drain();
    },
    restore: async () => {
      try {
        return await read(folder, pathOf, pictures);
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

async function read(
  folder: string,
  pathOf: (name: string) => string,
  pictures: PictureFiles,
): Promise<KeptSite[] | null> {
  const file = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (file === null) return null;
  const [sum = '', text = ''] = file.split('\n');
  if (hash('sha256', text, 'hex') !== sum) throw new Error('the manifest is not as it was written');
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== 1) throw new Error('the manifest has a format of another version');
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
