import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  readCleanCheckoutTreeId,
  readTestPartsPassedOnCurrentTree,
  readTreeThatLastPassedTestPart,
  storePassedTestParts,
} from './passed-parts.ts';

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

test('recorded passed test parts count only for the same sources, also in another commit of them', () => {
  const passedParts = [readTestPartsPassedOnCurrentTree(root)];
  storePassedTestParts(root, readCleanCheckoutTreeId(root), ['Unit tests']);
  passedParts.push(readTestPartsPassedOnCurrentTree(root));
  git('commit', '-qm', 'the same', '--allow-empty');
  passedParts.push(readTestPartsPassedOnCurrentTree(root));
  write('source', 'two');
  passedParts.push(readTestPartsPassedOnCurrentTree(root));
  git('commit', '-qam', 'two');
  passedParts.push(readTestPartsPassedOnCurrentTree(root));
  expect(passedParts).toEqual([[], ['Unit tests'], ['Unit tests'], [], []]);
});

test('no passed test parts are recorded for a checkout with changes or without Git', () => {
  write('new', '');
  expect(readCleanCheckoutTreeId(root)).toBe(null);
  rmSync(join(root, 'new'));
  storePassedTestParts(root, readCleanCheckoutTreeId(root), ['Unit tests']);
  storePassedTestParts(root, null);
  expect(readTestPartsPassedOnCurrentTree(root)).toEqual([]);
  rmSync(join(root, '.git'), { recursive: true });
  expect(readCleanCheckoutTreeId(root)).toBe(null);
});

test('readTreeThatLastPassedTestPart returns the Git tree id of the last test run for a part that passed in it, and null for any other part', () => {
  const tree = readCleanCheckoutTreeId(root);
  storePassedTestParts(root, tree, ['Unit tests']);
  expect([readTreeThatLastPassedTestPart(root, 'Unit tests'), readTreeThatLastPassedTestPart(root, 'Build')]).toEqual([
    tree,
    null,
  ]);
});
