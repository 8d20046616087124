import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { updateJsonTextKeepingFormatting } from '#engine/cms/files/edit-json.ts';
import { type CmsClient, type CmsWriteConnection, createCmsClient } from './cms-client.ts';
import { resolveCmsWriteConnection } from './cms-target.ts';
import { withCurrentSchemaReference } from './schema-reference.ts';
import {
  getCmsSeedPicturePath,
  getFilePathOfCmsRow,
  listCmsSeedPictures,
  listSeedFiles,
  SEEDED_COLLECTIONS,
} from './seed-files.ts';

export interface PullCmsIntoCloneOptions extends CmsWriteConnection {
  /** Root of the clone in whose `site-configs` and `cms-seed` the files are written. */
  readonly root: string;
  /** Also deletes files whose document is not in the CMS. */
  readonly prune?: boolean;
  readonly log?: (line: string) => void;
}

/** Paths relative to the root of the clone. */
export interface PullReport {
  readonly written: readonly string[];
  readonly unchanged: number;
  /** Files that only exist in the clone; deleted with `prune`. */
  readonly extra: readonly string[];
}

const project = join(import.meta.dirname, '../..');

/**
 * Writes the published documents of the CMS into the clone, in the project's JSON format. A file with an equal value is
 * not touched, so that a pull after a push changes nothing.
 */
export async function pullFromCms({
  root,
  prune = false,
  log = () => {},
  ...target
}: PullCmsIntoCloneOptions): Promise<PullReport> {
  const cms = createCmsClient(target);
  const documents = await pullDocuments(cms, root);
  await format(documents.written.map((path) => join(root, path)));
  log(`  documents: ${documents.written.length} written, ${documents.unchanged} unchanged`);
  const assets = await pullAssets(cms, root);
  log(`  pictures: ${assets.written.length} written, ${assets.unchanged} unchanged`);
  const extra = [...documents.extra, ...assets.extra];
  if (prune) for (const path of extra) await rm(join(root, path));
  return {
    written: [...documents.written, ...assets.written],
    unchanged: documents.unchanged + assets.unchanged,
    extra,
  };
}

async function pullDocuments(cms: CmsClient, root: string): Promise<PullReport> {
  const pulled = new Set<string>();
  const written: string[] = [];
  for (const collection of SEEDED_COLLECTIONS) {
    const published = (await cms.rows(collection)).filter(({ status }) => status === 'published');
    for (const row of published) {
      const path = getFilePathOfCmsRow({ ...row, collection });
      if (path === null) throw new Error(`${row.id} in ${collection} has a name that no file can have.`);
      pulled.add(path);
      if (
        await writeIfChanged(join(root, path), (text) => documentText(text, withCurrentSchemaReference(row.document)))
      )
        written.push(path);
    }
  }
  const extra = listSeedFiles(root)
    .map(({ path }) => path)
    .filter((path) => !pulled.has(path));
  return { written, unchanged: pulled.size - written.length, extra };
}

async function pullAssets(cms: CmsClient, root: string): Promise<PullReport> {
  const there = listCmsSeedPictures(root);
  const pulled = new Set<string>();
  const written: string[] = [];
  for (const file of await cms.files()) {
    const path = getCmsSeedPicturePath(file);
    if (path === null) throw new Error(`The picture ${file.site}/${file.name} has a name that no file can have.`);
    pulled.add(path);
    const bytes = await cms.download(file.id);
    const old = await readFile(join(root, path)).catch(() => null);
    if (old && Buffer.compare(old, bytes) === 0) continue;
    await write(join(root, path), bytes);
    written.push(path);
  }
  const extra = there.map(({ path }) => path).filter((path) => !pulled.has(path));
  return { written, unchanged: pulled.size - written.length, extra };
}

function documentText(old: string | null, document: unknown): string {
  return old === null ? `${JSON.stringify(document, null, 2)}\n` : updateJsonTextKeepingFormatting(old, document);
}

async function writeIfChanged(file: string, textOf: (old: string | null) => string): Promise<boolean> {
  const old = await readFile(file, 'utf8').catch(() => null);
  const text = textOf(old);
  if (text === old) return false;
  await write(file, text);
  return true;
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

if (import.meta.main) {
  const root = resolve(project);
  const prune = process.argv.includes('--prune');
  const { extra } = await pullFromCms({
    ...resolveCmsWriteConnection(process.env, root),
    root,
    prune,
    log: console.log,
  });
  if (!prune && extra.length > 0) console.log(`Only in this clone, and left there: ${extra.join(', ')}`);
}
