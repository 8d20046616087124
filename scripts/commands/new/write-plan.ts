import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNodeModulesBinary } from '../../check/run-tool.ts';
import { UsageError } from '../command-io.ts';
import type { ScaffoldPlan } from './plan.ts';

/** Paths relative to the root. */
export interface ScaffoldedPaths {
  readonly written: readonly string[];
  readonly changed: readonly string[];
}

/** Paths that {@link writeScaffoldPlan} would write, without generated files. */
export function listPlannedPaths(root: string, { files }: ScaffoldPlan): ScaffoldedPaths {
  const isThere = (path: string) => existsSync(join(root, path));
  const paths = Object.keys(files);
  return { written: paths.filter((path) => !isThere(path)), changed: paths.filter(isThere) };
}

/** Writes the files of a plan, formats them and runs its generator. On any error, restores every file. */
export async function writeScaffoldPlan(
  root: string,
  { files, generate, findProblems }: ScaffoldPlan,
): Promise<ScaffoldedPaths> {
  const changes = new FileChanges(root);
  try {
    for (const [path, content] of Object.entries(files)) changes.write(path, content);
    await formatFiles(root, Object.keys(files));
    for (const { path, content } of (await generate?.(root)) ?? []) changes.write(path, content);
    const problems = (await findProblems?.(root)) ?? [];
    if (problems.length > 0) throw new UsageError(`Nothing was written:\n${problems.join('\n')}`);
    return changes.paths();
  } catch (error) {
    changes.undo();
    throw error;
  }
}

/** Formats only files that the formatter's settings include, and none in projects without them. */
async function formatFiles(root: string, paths: readonly string[]): Promise<void> {
  if (!existsSync(join(root, 'node_modules/.bin/biome'))) return;
  const { code, stdout, stderr } = await runNodeModulesBinary(root, 'biome', [
    'check',
    '--write',
    '--no-errors-on-unmatched',
    ...paths,
  ]);
  if (code !== 0) throw new Error(`The new files could not be formatted: ${stdout}${stderr}`);
}

/** Remembers the original content of each changed file. */
class FileChanges {
  readonly #root: string;
  readonly #before = new Map<string, string | null>();
  readonly #folders: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  write(path: string, content: string): void {
    const file = join(this.#root, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
    if (before === content) return;
    if (!this.#before.has(path)) this.#before.set(path, before);
    const folder = mkdirSync(dirname(file), { recursive: true });
    if (folder !== undefined) this.#folders.push(folder);
    writeFileSync(file, content);
  }

  paths(): ScaffoldedPaths {
    const paths = [...this.#before.keys()];
    return {
      written: paths.filter((path) => this.#before.get(path) === null),
      changed: paths.filter((path) => this.#before.get(path) !== null),
    };
  }

  undo(): void {
    for (const [path, content] of this.#before) {
      if (content === null) rmSync(join(this.#root, path), { force: true });
      else writeFileSync(join(this.#root, path), content);
    }
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
