import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.vitrine', '.git', 'coverage', '.react-router']);

/** Build output of the bench's peers. */
const BUILT = /^bench\/peers\/.*\/build$/;

/** Paths of all files in some folders ('.' for the root), relative to the root and sorted. */
export function listFilesInFolders(
  root: string,
  folders: readonly string[],
  wanted: (path: string) => boolean,
): string[] {
  return folders
    .flatMap((folder) => walk(root, folder))
    .filter(wanted)
    .sort();
}

function walk(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !SKIPPED.has(entry.name) && !BUILT.test(path) ? walk(root, path) : [];
  });
}
