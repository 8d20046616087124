import { type Dirent, existsSync, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ContentSourceError } from '../content-source.ts';
import type { EngineLogger } from '../log.ts';
import { type ParsedContentFilePath, type ProjectContentFolder, parseContentFilePath } from './document-path.ts';

/** A document or picture file. `stamp` changes with its bytes; `source` is relative to the project. */
export interface ContentFile {
  readonly path: string;
  readonly source: string;
  readonly stamp: string;
  readonly meaning: ParsedContentFilePath;
}

export interface DocumentAndPictureFileFinder {
  readonly folders: readonly string[];
  /**
   * All files by path.
   *
   * @throws ContentSourceError when the folder of the configs cannot be read.
   */
  all(): Map<string, ContentFile>;
  /** The same for draft folders, which may be missing. */
  drafts(): Map<string, ContentFile>;
  /**
   * All paths of document files, without reading them.
   *
   * @throws ContentSourceError as `all` does.
   */
  paths(): string[];
  /** The document file at an absolute path; null for none. */
  at(path: string): ContentFile | null;
  /** A cheap check whether `at` might return something new. */
  mayDiffer(path: string, before: ContentFile | undefined): boolean;
}

/**
 * Files of `site-configs` and `cms-seed`. Links that lead out of the folders are ignored, because they could publish
 * any file of the machine.
 */
export function createDocumentAndPictureFileFinder(project: string, log: EngineLogger): DocumentAndPictureFileFinder {
  const roots: Readonly<Record<ProjectContentFolder, string>> = {
    configs: join(project, 'site-configs'),
    seed: join(project, 'cms-seed'),
  };

  const warned = new Set<string>();
  const leadsOut = (path: string) => {
    if (warned.has(path)) return;
    warned.add(path);
    log.warn({ path }, 'a link leads out of the folders of the sites, so it is left out');
  };

  const at = (path: string): ContentFile | null => {
    const root = rootOf(path, roots);
    const meaning = root && parseContentFilePath(root, path.slice(roots[root].length + 1).replaceAll(sep, '/'));
    const stats = meaning ? statsWithin(path, Object.values(roots), leadsOut) : null;
    if (!meaning || !stats) return null;
    const source = path.slice(project.length + 1).replaceAll(sep, '/');
    return { path, source, stamp: stampOf(stats), meaning };
  };

  const paths = () => [...pathsBelow(roots.configs, true), ...pathsBelow(roots.seed, false)];

  const filesAt = (paths: readonly string[]) => {
    const files = new Map<string, ContentFile>();
    for (const path of paths) {
      const file = at(path);
      if (file) files.set(path, file);
    }
    return files;
  };

  return {
    folders: Object.values(roots),
    at,
    paths,
    mayDiffer,
    all: () => filesAt(paths()),
    drafts: () => filesAt(Object.values(roots).flatMap((root) => pathsBelow(root, false))),
  };
}

function rootOf(path: string, roots: Readonly<Record<ProjectContentFolder, string>>): ProjectContentFolder | null {
  if (path.startsWith(roots.configs + sep)) return 'configs';
  return path.startsWith(roots.seed + sep) ? 'seed' : null;
}

/** Documents are at most two folders deep. */
const DEPTH = 2;

function pathsBelow(root: string, required: boolean): string[] {
  const below = (folder: string, depth: number): string[] =>
    entriesOf(folder, required && folder === root)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isFile() || depth === DEPTH ? [path] : [path, ...below(path, depth + 1)];
      });
  return below(root, 0);
}

function entriesOf(folder: string, required: boolean): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (!required && isFileMissingError(error)) return [];
    throw new ContentSourceError('unreachable', `The folder ${folder} can't be read.`, { cause: error });
  }
}

function stampOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs}-${size}-${ino}`;
}

function mayDiffer(path: string, before: ContentFile | undefined): boolean {
  if (!before) return true;
  try {
    const stats = lstatSync(path);
    return stats.isSymbolicLink() || stampOf(stats) !== before.stamp;
  } catch {
    return true;
  }
}

function statsWithin(path: string, roots: readonly string[], leadsOut: (path: string) => void): Stats | null {
  try {
    const real = realpathSync.native(path);
    // Resolving is only needed for paths that contain links.
    if (real !== path && !roots.some((root) => existsSync(root) && real.startsWith(realpathSync.native(root) + sep))) {
      leadsOut(path);
      return null;
    }
    const stats = statSync(real);
    return stats.isFile() ? stats : null;
  } catch (error) {
    if (isFileMissingError(error)) return null;
    throw new ContentSourceError('unreachable', `${path} can't be read.`, { cause: error });
  }
}

export function isFileMissingError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
