import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type CmsClient, type CmsFile, type CmsRow, type CmsTarget, cmsClient } from './cms-client.ts';
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
 * push changes nothing. Fails with the words of the CMS when it refuses a document.
 */
export async function push({ root, prune = false, log = () => {}, ...target }: PushOptions): Promise<PushReport> {
  const cms = cmsClient(target);
  const files = await readSeedFiles(root);
  const reports: PushReport[] = [];
  for (const collection of SEEDED_COLLECTIONS) {
    const own = files.filter((file) => file.collection === collection);
    reports.push(await pushCollection(cms, collection, own, prune));
    if (own.length > 0) log(`  ${collection}: ${own.length} documents`);
  }
  const assets = listSeedAssets(root);
  reports.push(await pushAssets(cms, root, assets, prune));
  log(`  pictures: ${assets.length}`);
  return {
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
  const created = files.filter((file) => !rows.has(rowId(file)));
  const updated = files.filter((file) => {
    const row = rows.get(rowId(file));
    return row && !(row.status === 'published' && sameJson(row.document, file.document));
  });
  for (const part of parts(created)) await cms.create(collection, part.map(asRow));
  for (const part of parts(updated)) {
    const changes = part.map((file) => ({ id: rowId(file), status: 'published', document: file.document }));
    await cms.update(collection, changes);
  }
  const ids = new Set(files.map(rowId));
  const extra = [...rows.keys()].filter((id) => !ids.has(id));
  if (prune && extra.length > 0) await cms.remove(collection, extra);
  return {
    created: created.map(rowId),
    updated: updated.map(rowId),
    unchanged: files.length - created.length - updated.length,
    extra,
  };
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
  return { created, updated, unchanged: assets.length - created.length - updated.length, extra: extra.map(assetId) };
}

async function holds(cms: CmsClient, file: CmsFile, bytes: Uint8Array): Promise<boolean> {
  return file.size === bytes.length && Buffer.compare(await cms.download(file.id), bytes) === 0;
}

function asRow(file: SeedFile): CmsRow {
  const { site, kind, name, document } = file;
  return { id: rowId(file), site, kind, name, status: 'published', document };
}

function assetId({ site, name }: { site: string; name: string }): string {
  return `${site}/${name}`;
}

function sameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function parts<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batch) }, (_, part) =>
    list.slice(part * batch, (part + 1) * batch),
  );
}
