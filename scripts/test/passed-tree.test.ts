import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPassed, notePassed, treeOf } from './passed-tree.ts';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Nova', '-c', 'user.email=nova@harbour.example', ...args], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-tree-'));
  git('init', '-q');
  write('.gitignore', '.vitrine/\n');
  write('source', 'one');
  git('add', '.');
  git('commit', '-qm', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what has passed counts for the same sources alone, also at another commit of them', () => {
  const told = [hasPassed(root)];
  notePassed(root, treeOf(root));
  told.push(hasPassed(root));
  git('commit', '-qm', 'the same', '--allow-empty');
  told.push(hasPassed(root));
  write('source', 'two');
  told.push(hasPassed(root));
  git('commit', '-qam', 'two');
  told.push(hasPassed(root));
  expect(told).toEqual([false, true, true, false, false]);
});

test('a checkout with changes, or that is none, proves nothing for later', () => {
  write('new', '');
  expect(treeOf(root)).toBe(null);
  rmSync(join(root, 'new'));
  notePassed(root, treeOf(root));
  notePassed(root, null);
  expect(hasPassed(root)).toBe(false);
  rmSync(join(root, '.git'), { recursive: true });
  expect(treeOf(root)).toBe(null);
});
