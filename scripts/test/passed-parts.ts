import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = '.vitrine/passed-parts.json';

/** Git tree id of a clean checkout; null if there are changes or no Git. */
export function readCleanCheckoutTreeId(root: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const changes = git('status', '--porcelain');
  const tree = git('rev-parse', 'HEAD^{tree}');
  return changes.status === 0 && changes.stdout === '' && tree.status === 0 ? tree.stdout.trim() : null;
}

/** Stores the titles of the parts that passed on a tree; with null as the tree, only deletes stored ones. */
export function storePassedTestParts(root: string, tree: string | null, parts: readonly string[] = []): void {
  const file = join(root, FILE);
  rmSync(file, { force: true });
  if (tree === null) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ tree, parts }));
}

/** Titles of the parts that passed in the last `npm test`, if the sources have not changed since. */
export function readTestPartsPassedOnCurrentTree(root: string): readonly string[] {
  const tree = readCleanCheckoutTreeId(root);
  const recorded = readRecordedParts(root);
  return tree !== null && recorded?.tree === tree ? recorded.parts : [];
}

/** Git tree on which a part passed in the last `npm test`; null if it did not. */
export function readTreeThatLastPassedTestPart(root: string, part: string): string | null {
  const recorded = readRecordedParts(root);
  return recorded?.parts.includes(part) ? recorded.tree : null;
}

interface RecordedParts {
  readonly tree: string;
  readonly parts: readonly string[];
}

function readRecordedParts(root: string): RecordedParts | null {
  try {
    const recorded: RecordedParts = JSON.parse(readFileSync(join(root, FILE), 'utf8'));
    return recorded;
  } catch {
    return null;
  }
}
