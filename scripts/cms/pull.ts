import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { updateJsonTextKeepingFormatting } from '#engine/cms/files/edit-json.ts';
import { type ContentChange, listContentChanges } from '../content-releases/list-changes.ts';
import {
  type ChooseSide,
  type ContentConflict,
  type ContentEntry,
  formatContentId,
  listContentEntries,
  mergeSites,
  restoreMissing,
} from '../content-releases/merge-sites.ts';
import { type CmsClient, type CmsWriteConnection, createCmsClient } from './cms-client.ts';
import { readCmsContents } from './cms-contents.ts';
import { readFileContents } from './file-contents.ts';
import { COLLECTIONS_BY_KIND, getCmsSeedPicturePath, getFilePathOfCmsRow } from './seed-files.ts';
import { findSyncBase, NOTHING_IN_COMMON, recordPull, type SyncRecords } from './sync-base.ts';

export interface PullCmsIntoCloneOptions extends CmsWriteConnection {
  /** Root of the clone in whose `site-configs` and `cms-seed` the files are written. */
  readonly root: string;
  /** Also deletes files whose document was removed from the CMS. */
  readonly prune?: boolean;
  /** Where both sides changed a document: `mine` are the files. */
  readonly choose?: ChooseSide;
  /** Without them, earlier pushes and pulls are unknown. */
  readonly records?: SyncRecords;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  readonly log?: (line: string) => void;
}

/** Paths relative to the root of the clone. */
export interface PullReport {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Files changed since the last push or pull, which are not overwritten. */
  readonly newer: readonly string[];
  /** Files whose document or picture is not in the CMS, before this pull. */
  readonly extra: readonly string[];
  /** Changed on both sides. With any, nothing was written. */
  readonly conflicts: readonly ContentConflict[];
  /** Note for the user about the comparison; null for none. */
  readonly note: string | null;
}

const project = join(import.meta.dirname, '../..');

/**
 * Writes into the clone what changed in the CMS since the last push or pull, in the project's JSON format, and preserves
 * changes to the files. A file with an equal value is not touched, so that a pull after a push changes nothing.
 */
export function pullFromCms(options: PullCmsIntoCloneOptions): Promise<PullReport> {
  return pullFiles(createCmsClient(options), options);
}

/** Pulls with a client of the CMS. */
export async function pullFiles(
  cms: CmsClient,
  {
    url,
    root,
    prune = false,
    choose = () => null,
    records,
    clock = Date.now,
    log = () => {},
  }: Omit<PullCmsIntoCloneOptions, 'token'>,
): Promise<PullReport> {
  const there = await readCmsContents(cms);
  const files = await readFileContents(root);
  // A CMS without documents is a new one, whatever was at its address before.
  const isNew = there.rows.size === 0;
  const common = records && !isNew ? await findSyncBase(records, { url, root, files: files.sites }) : NOTHING_IN_COMMON;
  const base = common.sites;
  const known = prune ? there.sites : restoreMissing(there.sites, base, files.sites);
  const theirs = prune ? there.sites : restoreMissing(known, files.sites, files.sites);
  const { sites: merged, conflicts } = mergeSites({ base, mine: files.sites, theirs }, choose);
  const changes = conflicts.length > 0 ? [] : listContentChanges(files.sites, merged);
  const written = await writeFiles(root, changes, there.readPicture);
  log(`  files: ${written.written.length} written, ${written.removed.length} removed`);
  if (records && conflicts.length === 0) {
    const former = changes.length > 0 ? [files.sites, ...common.former] : common.former;
    await recordPull(records, { url, sites: known, at: clock(), former });
  }
  const published = listContentEntries(there.sites);
  const isTheirs = new Set(listContentEntries(merged).keys());
  return {
    ...written,
    unchanged: [...published.keys()].filter((id) => isTheirs.has(id)).length - written.written.length,
    newer: listContentChanges(there.sites, merged).flatMap(({ former, next }) =>
      former && next ? [pathOf(next)] : [],
    ),
    extra: [...listContentEntries(files.sites)].flatMap(([id, entry]) => (published.has(id) ? [] : [pathOf(entry)])),
    conflicts,
    note: common.note,
  };
}

async function writeFiles(
  root: string,
  changes: readonly ContentChange[],
  readPicture: (hash: string) => Promise<Uint8Array>,
): Promise<Pick<PullReport, 'written' | 'removed'>> {
  const [pictures, documents] = [true, false].map((isPicture) =>
    changes.flatMap(({ next }) =>
      next && (next.kind === 'picture') === isPicture ? [{ ...next, path: pathOf(next) }] : [],
    ),
  );
  const removed = changes.flatMap(({ former, next }) => (former && !next ? [pathOf(former)] : []));
  for (const { path, value } of documents ?? []) await writeDocument(join(root, path), value);
  await format((documents ?? []).map(({ path }) => join(root, path)));
  for (const { path, value } of pictures ?? []) await write(join(root, path), await readPicture(String(value)));
  for (const path of removed) await rm(join(root, path));
  return { written: [...(documents ?? []), ...(pictures ?? [])].map(({ path }) => path), removed };
}

/** Path of the file of a document or picture, relative to the root of the clone. */
function pathOf(entry: ContentEntry): string {
  const { site, kind, name } = entry;
  const path =
    kind === 'picture'
      ? getCmsSeedPicturePath(entry)
      : getFilePathOfCmsRow({ collection: COLLECTIONS_BY_KIND.get(kind) ?? '', site, kind, name });
  if (path === null) throw new Error(`${formatContentId(entry)} has a name that no file can have.`);
  return path;
}

async function writeDocument(file: string, value: unknown): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => null);
  const text = old === null ? `${JSON.stringify(value, null, 2)}\n` : updateJsonTextKeepingFormatting(old, value);
  await write(file, text);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function format(files: readonly string[]): Promise<void> {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  for (let first = 0; first < files.length; first += 200) {
    const some = files.slice(first, first + 200);
    const args = [biome, 'format', '--write', `--config-path=${project}`, ...some];
    await promisify(execFile)(process.execPath, args, { cwd: project });
  }
}
