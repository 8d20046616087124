import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNIT_TESTS_TITLE } from '../part-titles.ts';
import { readCleanCheckoutTreeId, storePassedTestParts } from '../passed-parts.ts';
import { findChangedFiles } from './changed-files.ts';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Nova', '-c', 'user.email=nova@harbour.example', ...args], { cwd: root });
const commit = (name: string, text: string) => {
  write(name, text);
  git('add', '.');
  git('commit', '-qm', name);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-files-'));
  git('init', '-q');
  commit('.gitignore', '.vitrine/\n');
  commit('one', '1');
  commit('two', '2');
});
afterEach(() => rmSync(root, { recursive: true }));

test('findChangedFiles returns files changed since the last commit, including new ones; in a clean checkout, those of the last commit', () => {
  expect(findChangedFiles(root)).toEqual({ since: 'HEAD~1', files: ['two'], deleted: [] });
  rmSync(join(root, 'one'));
  write('three', '3');
  expect(findChangedFiles(root)).toEqual({ since: 'HEAD', files: ['three'], deleted: ['one'] });
});

test('findChangedFiles returns files changed since the unit tests last passed, over any number of commits', () => {
  const tree = readCleanCheckoutTreeId(root);
  storePassedTestParts(root, tree, [UNIT_TESTS_TITLE]);
  commit('three', '3');
  commit('four', '4');
  expect(findChangedFiles(root)).toEqual({ since: tree, files: ['four', 'three'], deleted: [] });
  expect(findChangedFiles(root, 'HEAD~1').files).toEqual(['four']);
});

test('findChangedFiles throws an error that names a commit unknown to Git', () => {
  expect(() => findChangedFiles(root, 'no-such-commit')).toThrow(/no-such-commit/);
});
