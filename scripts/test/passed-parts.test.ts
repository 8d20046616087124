import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGitTreeId, readLastPassedTree, readPassedParts, recordPassedParts } from './passed-parts.ts';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Nova', '-c', 'user.email=nova@harbour.example', ...args], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-parts-'));
  git('init', '-q');
  write('.gitignore', '.vitrine/\n');
  write('source', 'one');
  git('add', '.');
  git('commit', '-qm', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('passed parts count only for the same sources, also in another commit of them', () => {
  const told = [readPassedParts(root)];
  recordPassedParts(root, readGitTreeId(root), ['Unit tests']);
  told.push(readPassedParts(root));
  git('commit', '-qm', 'the same', '--allow-empty');
  told.push(readPassedParts(root));
  write('source', 'two');
  told.push(readPassedParts(root));
  git('commit', '-qam', 'two');
  told.push(readPassedParts(root));
  expect(told).toEqual([[], ['Unit tests'], ['Unit tests'], [], []]);
});

test('a checkout with changes or without Git records no passed parts', () => {
  write('new', '');
  expect(readGitTreeId(root)).toBe(null);
  rmSync(join(root, 'new'));
  recordPassedParts(root, readGitTreeId(root), ['Unit tests']);
  recordPassedParts(root, null);
  expect(readPassedParts(root)).toEqual([]);
  rmSync(join(root, '.git'), { recursive: true });
  expect(readGitTreeId(root)).toBe(null);
});

test('readLastPassedTree returns the tree of the last tests only for a part that passed', () => {
  const tree = readGitTreeId(root);
  recordPassedParts(root, tree, ['Unit tests']);
  expect([readLastPassedTree(root, 'Unit tests'), readLastPassedTree(root, 'Build')]).toEqual([tree, null]);
});
