import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export interface BlockFolder {
  readonly name: string;
  readonly files: readonly string[];
  read(file: string): string;
}

/** Every folder of a block, as it stands on disk. */
export function blockFolders(): BlockFolder[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => ({
      name,
      files: readdirSync(join(ROOT, name)),
      read: (file) => readFileSync(join(ROOT, name, file), 'utf8'),
    }));
}

/** The styles that blocks share, by file. */
export function baseStyles(): (readonly [file: string, css: string])[] {
  const folder = join(ROOT, '_ui');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

/** Types of the blocks that stand in some page or layout of the starter content. */
export function seededTypes(): ReadonlySet<string> {
  const seed = join(ROOT, '../cms-seed');
  const documents = readdirSync(seed, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:pages|layouts)[/\\][^/\\]+\.json$/.test(path),
  );
  const types = documents.flatMap((path) => [
    ...readFileSync(join(seed, path), 'utf8').matchAll(/"type": "([a-z0-9-]+)"/g),
  ]);
  return new Set(types.map(([, type = '']) => type));
}
