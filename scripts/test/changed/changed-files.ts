import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UNIT_TESTS_TITLE } from '../part-titles.ts';
import { readTreeThatLastPassedTestPart } from '../passed-parts.ts';

export interface ChangedFiles {
  /** Commit or tree that the files are compared with, in Git's syntax. */
  readonly since: string;
  /** Existing changed files, relative to the root; without deleted ones. */
  readonly files: readonly string[];
  readonly deleted: readonly string[];
}

/**
 * Finds files that differ from `since`. By default, compares with the sources of the last successful `npm test`; if
 * unknown, with the last commit, or in a clean checkout with its parent.
 * @throws Error when Git does not know the commit.
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
  const tree = readTreeThatLastPassedTestPart(root, UNIT_TESTS_TITLE);
  const known = tree !== null && spawnSync('git', ['cat-file', '-e', tree], { cwd: root }).status === 0;
  return known ? tree : null;
}

function git(root: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\0').filter((path) => path !== '');
}
