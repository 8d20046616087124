import { spawnSync } from 'node:child_process';

/** Whether a commit is the current one or one before it. False without git, and where the history is cut off. */
export function isInGitHistory(root: string, commit: string): boolean {
  return git(root, 'merge-base', '--is-ancestor', commit, 'HEAD') !== null;
}

/** The current commit if its documents are the files of the clone; null otherwise, and without git. */
export function findCommitOfFiles(root: string, folders: readonly string[]): string | null {
  const changes = git(root, 'status', '--porcelain', '--', ...folders);
  return changes === '' ? (git(root, 'rev-parse', 'HEAD')?.trim() ?? null) : null;
}

/** Author of the last commit of a file; null for one with changes that have no commit, and without git. */
export function findLastAuthorOfFile(root: string, path: string): string | null {
  if (git(root, 'status', '--porcelain', '--', path) !== '') return null;
  return git(root, 'log', '-1', '--format=%an', '--', path)?.trim() || null;
}

/** Null if git fails, or is missing. */
function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  return status === 0 ? stdout : null;
}
