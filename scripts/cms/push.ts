import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { type CmsClient, type CmsFile, CmsRefusal, type CmsRow, type CmsTarget, cmsClient } from './cms-client.ts';
import { cmsTarget } from './cms-target.ts';
import {
  listSeedAssets,
  readSeedFiles,
  rowId,
  SEEDED_COLLECTIONS,
  type SeedAsset,
  type SeedFile,
} from './seed-files.ts';

export interface PushOptions extends CmsTarget {
  /** Root of the clone, whose `site-configs` and `cms-seed` are pushed. */
  readonly root: string;
  /** Also removes from the CMS what has no file. */
  readonly prune?: boolean;
  readonly log?: (line: string) => void;
}

/** Ids of documents, and `<site>/<name>` of pictures. */
export interface PushReport {
  /** What the CMS would not publish, in its words. */
  readonly refused: readonly { readonly id: string; readonly message: string }[];
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: number;
  /** In the CMS only; gone when pruned. */
  readonly extra: readonly string[];
}

const batch = 100;
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Makes the CMS hold the documents and pictures of the clone, published. Writes only what differs, so that a second
 * push changes nothing. A document that the CMS refuses does not keep the others from being published.
 */
export async function push({ root, prune = false, log = () => {}, ...target }: PushOptions): Promise<PushReport> {
  const cms = cmsClient(target);
  const files = await readSeedFiles(root);
  const reports: PushReport[] = [];
  for (const collection of SEEDED_COLLECTIONS) {
    const own = files.filter((file) => file.collection === collection);
    const report = await pushCollection(cms, collection, own, prune);
    reports.push(report);
    if (own.length > 0) log(`  ${collection}: ${own.length - report.refused.length} documents`);
    for (const { message } of report.refused) log(`  Not published: ${message}`);
  }
  const assets = listSeedAssets(root);
  reports.push(await pushAssets(cms, root, assets, prune));
  log(`  pictures: ${assets.length}`);
  return {
    refused: reports.flatMap(({ refused }) => refused),
    created: reports.flatMap(({ created }) => created),
    updated: reports.flatMap(({ updated }) => updated),
    unchanged: reports.reduce((sum, { unchanged }) => sum + unchanged, 0),
    extra: reports.flatMap(({ extra }) => extra),
  };
}

async function pushCollection(
  cms: CmsClient,
  collection: string,
  files: readonly SeedFile[],
  prune: boolean,
): Promise<PushReport> {
  const rows = new Map((await cms.rows(collection)).map((row) => [row.id, row]));
  const isNew = (file: SeedFile) => !rows.has(rowId(file));
  const differs = (file: SeedFile) => {
    const row = rows.get(rowId(file));
    return row !== undefined && !(row.status === 'published' && sameJson(row.document, file.document));
  };
  const created = await write(files.filter(isNew), (some) => cms.create(collection, some.map(asRow)));
  const updated = await write(files.filter(differs), (some) => cms.update(collection, some.map(asChange)));
  const ids = new Set(files.map(rowId));
  const extra = [...rows.keys()].filter((id) => !ids.has(id));
  if (prune && extra.length > 0) await cms.remove(collection, extra);
  const refused = [...created.refused, ...updated.refused];
  return {
    refused,
    created: created.written,
    updated: updated.written,
    unchanged: files.length - created.written.length - updated.written.length - refused.length,
    extra,
  };
}

/** Writes many at once, and one by one where the CMS refuses them together, to find those that it means. */
async function write(
  files: readonly SeedFile[],
  send: (some: readonly SeedFile[]) => Promise<unknown>,
): Promise<{ written: string[]; refused: PushReport['refused'] }> {
  const written: string[] = [];
  const refused: { id: string; message: string }[] = [];
  const attempt = async (some: readonly SeedFile[]): Promise<void> => {
    const [first] = some;
    if (!first) return;
    try {
      await send(some);
      written.push(...some.map(rowId));
    } catch (error) {
      if (!(error instanceof CmsRefusal)) throw error;
      if (some.length === 1) refused.push({ id: rowId(first), message: error.message });
      else for (const file of some) await attempt([file]);
    }
  };
  for (let start = 0; start < files.length; start += batch) await attempt(files.slice(start, start + batch));
  return { written, refused };
}

async function pushAssets(
  cms: CmsClient,
  root: string,
  assets: readonly SeedAsset[],
  prune: boolean,
): Promise<PushReport> {
  const folders = await cms.folders();
  const files = new Map((await cms.files()).map((file) => [assetId(file), file]));
  const created: string[] = [];
  const updated: string[] = [];
  for (const asset of assets) {
    const bytes = Uint8Array.from(await readFile(join(root, asset.path)));
    const there = files.get(assetId(asset));
    if (there && (await holds(cms, there, bytes))) continue;
    const folder = folders.get(asset.site) ?? (await cms.createFolder(asset.site));
    folders.set(asset.site, folder);
    const type = types[extname(asset.name)] ?? 'application/octet-stream';
    await cms.upload({ folder, name: asset.name, type, bytes }, there?.id);
    (there ? updated : created).push(assetId(asset));
  }
  const names = new Set(assets.map(assetId));
  const extra = [...files.values()].filter((file) => !names.has(assetId(file)));
  if (prune && extra.length > 0) await cms.removeFiles(extra.map(({ id }) => id));
  return {
    refused: [],
    created,
    updated,
    unchanged: assets.length - created.length - updated.length,
    extra: extra.map(assetId),
  };
}

async function holds(cms: CmsClient, file: CmsFile, bytes: Uint8Array): Promise<boolean> {
  return file.size === bytes.length && Buffer.compare(await cms.download(file.id), bytes) === 0;
}

function asRow(file: SeedFile): CmsRow {
  const { site, kind, name, document } = file;
  return { id: rowId(file), site, kind, name, status: 'published', document };
}

function asChange(file: SeedFile): Partial<CmsRow> {
  return { id: rowId(file), status: 'published', document: file.document };
}

function assetId({ site, name }: { site: string; name: string }): string {
  return `${site}/${name}`;
}

function sameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const prune = process.argv.includes('--prune');
  const { refused, extra } = await push({ ...cmsTarget(process.env, root), root, prune, log: console.log });
  if (!prune && extra.length > 0) console.log(`Only in the CMS, and left there: ${extra.join(', ')}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
