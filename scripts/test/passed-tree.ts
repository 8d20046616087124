import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = '.vitrine/passed-tree';

/** The id of all sources of a checkout that has no changes; null where it has some, or where there is no Git. */
export function treeOf(root: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const changes = git('status', '--porcelain');
  const tree = git('rev-parse', 'HEAD^{tree}');
  return changes.status === 0 && changes.stdout === '' && tree.status === 0 ? tree.stdout.trim() : null;
}

/** Notes that everything of `npm test` has passed on a tree; null forgets what was noted before. */
export function notePassed(root: string, tree: string | null): void {
  const file = join(root, FILE);
  rmSync(file, { force: true });
  if (tree === null) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tree);
}

/** Whether everything of `npm test` has passed on the sources as they are now, in the last run of it. */
export function hasPassed(root: string): boolean {
  const tree = treeOf(root);
  try {
    return tree !== null && readFileSync(join(root, FILE), 'utf8') === tree;
  } catch {
    return false;
  }
}
