import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GeneratedFile, UNTRACKED_GENERATED_FOLDER } from './generated-file.ts';
import { generateUntrackedFiles } from './validators/all.ts';

/**
 * Generates the files of `.vitrine/gen`. Unchanged files are not written, so that watchers do nothing; others are
 * replaced atomically, because running servers may read them.
 */
export async function writeUntrackedGeneratedFiles(root: string): Promise<void> {
  const files = await generateUntrackedFiles(root);
  for (const file of files) replaceFile(root, file);
  const made = new Set(files.map(({ path }) => path));
  for (const path of filesUnder(root, UNTRACKED_GENERATED_FOLDER)) if (!made.has(path)) rmSync(join(root, path));
}

function replaceFile(root: string, { path, content }: GeneratedFile): void {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  writeFileSync(written, content);
  renameSync(written, file);
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.inputs')
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
}

if (import.meta.main) await writeUntrackedGeneratedFiles(join(import.meta.dirname, '../..'));
