import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UNIT_TESTS } from '../part-titles.ts';
import { readLastPassedTree } from '../passed-parts.ts';

export interface ChangedFiles {
  /** What they are compared with: a commit or tree, as Git names it. */
  readonly since: string;
  /** Paths from the root, of files that are there; deleted ones are left out. */
  readonly files: readonly string[];
  readonly deleted: readonly string[];
}

/**
 * Files that differ from a commit, or by default from the sources of the last `npm test` that passed; where none is known,
 * from the last commit, and in a checkout without changes from the one before it.
 *
 * @throws Error when Git doesn't know the commit.
 */
export function findChangedFiles(root: string, since?: string): ChangedFiles {
  const changed = (from: string) => [
    ...git(root, ['diff', '--name-only', '--no-renames', '-z', from]),
    ...git(root, ['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  const from = since ?? knownTree(root) ?? (changed('HEAD').length > 0 ? 'HEAD' : 'HEAD~1');
  const paths = [...new Set(changed(from))].sort();
  const isThere = (path: string) => existsSync(join(root, path));
  return { since: from, files: paths.filter(isThere), deleted: paths.filter((path) => !isThere(path)) };
}

function knownTree(root: string): string | null {
  const tree = readLastPassedTree(root, UNIT_TESTS);
  const known = tree !== null && spawnSync('git', ['cat-file', '-e', tree], { cwd: root }).status === 0;
  return known ? tree : null;
}

function git(root: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\0').filter((path) => path !== '');
}
