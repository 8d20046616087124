import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  type ContentChange,
  type ContentSnapshot,
  type ContentSource,
  ContentSourceError,
  type RemovedDocument,
  type RemovedPicture,
  type SourcePictureReference,
} from '../content-source.ts';
import type { RawDocument } from '../document.ts';
import type { EngineLogger } from '../log.ts';
import { startPolling } from '../polling.ts';
import {
  type ContentFile,
  createDocumentAndPictureFileFinder,
  type DocumentAndPictureFileFinder,
  isFileMissingError,
} from './content-file-tree.ts';
import { createChangedPathDebouncer, type WatchChangedPaths, watchFileSystemPaths } from './watch-paths.ts';

export interface FilesSourceOptions {
  /** The folder that holds `site-configs` and `cms-seed`. */
  readonly project: string;
  readonly log: EngineLogger;
  /** Milliseconds between polls for changes that the system did not report. */
  readonly lookEvery?: number;
  /** Tells of paths that may have changed. */
  readonly notices?: WatchChangedPaths;
}

/** Names of drafts, which are folders. */
export const DRAFT_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,60}$/;

/**
 * Documents and pictures from project files; drafts are below `drafts/<name>`. A file is read once its notices have
 * stopped.
 */
export function createFilesSource(options: FilesSourceOptions): ContentSource {
  const { project, log, lookEvery = 5_000, notices = watchFileSystemPaths } = options;
  const tree = createDocumentAndPictureFileFinder(resolve(project), log);
  let loaded: ReadonlyMap<string, ContentFile> = new Map();
  return {
    name: 'files',
    load: async (signal) => {
      signal.throwIfAborted();
      const files = tree.all();
      const snapshot = await readSnapshot(files, signal);
      loaded = files;
      return snapshot;
    },
    readAsset: (asset, signal) =>
      readAsset(join(resolve(project), 'cms-seed', asset.site, 'assets', asset.name), tree, signal),
    loadDrafts: async (name, signal) => {
      if (!DRAFT_NAME.test(name)) return [];
      const { documents } = await readSnapshot(
        createDocumentAndPictureFileFinder(join(resolve(project), 'drafts', name), log).drafts(),
        signal,
      );
      return documents.map((document) => ({ ...document, source: `drafts/${name}/${document.source}` }));
    },
    watch: (onChange, onFailure) =>
      watchTree({ tree, known: new Map(loaded), lookEvery, notices, onChange, onFailure }),
  };
}

async function readSnapshot(files: ReadonlyMap<string, ContentFile>, signal: AbortSignal): Promise<ContentSnapshot> {
  signal.throwIfAborted();
  const documents: RawDocument[] = [];
  const assets: SourcePictureReference[] = [];
  let count = 0;
  for (const file of files.values()) {
    const document = documentOf(file);
    const asset = assetOf(file);
    if (asset) assets.push(asset);
    if (document && document.text !== null) documents.push(document);
    // Synchronous reads are several times faster but block the server, so they run in small batches.
    count += 1;
    if (count % 200 === 0) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
  return { documents, assets };
}

/** Files per batch, and milliseconds between batches, so that requests are not delayed. */
const AT_ONCE = 100;
const PAUSE = 50;

interface Watch {
  readonly tree: DocumentAndPictureFileFinder;
  readonly known: Map<string, ContentFile>;
  readonly lookEvery: number;
  readonly notices: WatchChangedPaths;
  readonly onChange: (change: ContentChange) => void;
  readonly onFailure: (failure: ContentSourceError) => void;
}

async function watchTree({
  tree,
  known,
  lookEvery,
  notices,
  onChange,
  onFailure,
}: Watch): Promise<() => Promise<void>> {
  const look = (paths: Iterable<string>) => {
    try {
      const change = changeOf(tree, known, paths);
      if (change.documents.length > 0 || change.assets.length > 0) onChange(change);
    } catch (error) {
      onFailure(
        error instanceof ContentSourceError
          ? error
          : new ContentSourceError('unreachable', 'A change of the files could not be read.', { cause: error }),
      );
    }
  };
  const touched = createChangedPathDebouncer(look);
  const unwatch = await notices(tree.folders, touched.add, (cause) =>
    onFailure(new ContentSourceError('unreachable', 'The files can no longer be watched.', { cause })),
  );
  // The first poll covers changes between reading and watching; later ones those without notices, as on some mounted
  // folders. Files still being written are left to their notice.
  const polling = startPolling(lookEvery, async (stopped) => {
    const paths = [...new Set([...known.keys(), ...everyPath(tree, onFailure)])];
    for (let from = 0; from < paths.length && !stopped.aborted; from += AT_ONCE) {
      if (from > 0) await pause(PAUSE, undefined, { ref: false, signal: stopped }).catch(() => {});
      const some = paths.slice(from, from + AT_ONCE);
      look(some.filter((path) => !touched.has(path) && tree.mayDiffer(path, known.get(path))));
    }
  });
  return async () => {
    touched.clear();
    await Promise.all([polling.stop(), unwatch()]);
  };
}

function everyPath(
  tree: DocumentAndPictureFileFinder,
  onFailure: (failure: ContentSourceError) => void,
): Iterable<string> {
  try {
    return tree.paths();
  } catch (error) {
    if (!(error instanceof ContentSourceError)) throw error;
    onFailure(error);
    return [];
  }
}

/** Compares paths with the known state and records changes. */
function changeOf(
  tree: DocumentAndPictureFileFinder,
  known: Map<string, ContentFile>,
  paths: Iterable<string>,
): ContentChange {
  const documents: (RawDocument | RemovedDocument)[] = [];
  const assets: (SourcePictureReference | RemovedPicture)[] = [];
  for (const path of paths) {
    const before = known.get(path);
    const now = tree.at(path);
    if (now?.stamp === before?.stamp) continue;
    if (now) known.set(path, now);
    else known.delete(path);
    const file = now ?? before;
    if (!file) continue;
    const asset = now ? assetOf(now) : removedAsset(file);
    const document = now ? documentOf(now) : removed(file);
    if (asset) assets.push(asset);
    if (document) documents.push(document);
  }
  return { documents, assets };
}

function documentOf(file: ContentFile): RawDocument | RemovedDocument | null {
  if (file.meaning.kind !== 'document') return null;
  try {
    return { ...file.meaning.key, source: file.source, text: readFileSync(file.path, 'utf8') };
  } catch (error) {
    if (isFileMissingError(error)) return removed(file);
    throw new ContentSourceError('unreachable', `${file.source} can't be read.`, { cause: error });
  }
}

function removed(file: ContentFile): RemovedDocument | null {
  return file.meaning.kind === 'document' ? { ...file.meaning.key, source: file.source, text: null } : null;
}

function assetOf({ meaning, stamp }: ContentFile): SourcePictureReference | null {
  return meaning.kind === 'asset' ? { site: meaning.site, name: meaning.name, revision: stamp } : null;
}

function removedAsset({ meaning }: ContentFile): RemovedPicture | null {
  return meaning.kind === 'asset' ? { site: meaning.site, name: meaning.name, revision: null } : null;
}

async function readAsset(path: string, tree: DocumentAndPictureFileFinder, signal: AbortSignal): Promise<Uint8Array> {
  const file = tree.at(path);
  if (file?.meaning.kind !== 'asset') throw new ContentSourceError('not-found', `There is no picture ${path}.`);
  try {
    return await readFile(path, { signal });
  } catch (error) {
    throw new ContentSourceError(
      isFileMissingError(error) ? 'not-found' : 'unreachable',
      `${file.source} can't be read.`,
      {
        cause: error,
      },
    );
  }
}
