import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export interface BlockFolder {
  readonly name: string;
  readonly area: string;
  readonly files: readonly string[];
  read(file: string): string;
}

/** Reads all block folders from disk. */
export function listBlockFolders(): BlockFolder[] {
  return subfolders(ROOT).flatMap((area) =>
    subfolders(join(ROOT, area)).map((name) => ({
      name,
      area,
      files: readdirSync(join(ROOT, area, name)),
      read: (file) => readFileSync(join(ROOT, area, name, file), 'utf8'),
    })),
  );
}

/** The styles that blocks share, by file. */
export function readSharedBlockStyles(): (readonly [file: string, css: string])[] {
  return globSync(['_ui/**/*.css', '*/_shared/*.css'], { cwd: ROOT })
    .sort()
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
}

/** Types of the blocks used in a page or layout of the starter content. */
export function listSeededBlockTypes(): ReadonlySet<string> {
  const seed = join(ROOT, '../cms-seed');
  const documents = readdirSync(seed, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:pages|layouts)[/\\][^/\\]+\.json$/.test(path),
  );
  const types = documents.flatMap((path) => [
    ...readFileSync(join(seed, path), 'utf8').matchAll(/"type": "([a-z0-9-]+)"/g),
  ]);
  return new Set(types.map(([, type = '']) => type));
}
