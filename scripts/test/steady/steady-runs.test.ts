import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  addRepeatedTestFileRun,
  chooseClockShift,
  chooseTestFilesWithFewestRuns,
  describeRepeatedTestFileRuns,
  hashTestFiles,
  listTestFilesWithRuns,
  type RepeatedRunsByTestFile,
  readRepeatedTestFileRuns,
  writeRepeatedTestFileRuns,
} from './steady-runs.ts';

const NONE: RepeatedRunsByTestFile = {};
const FILES = ['e2e/a.test.ts', 'e2e/b.test.ts', 'e2e/c.test.ts'];
const withHash = (files: readonly string[]) => new Map(files.map((file) => [file, 'one']));

test('chooseTestFilesWithFewestRuns chooses the browser test files with the fewest runs until each has the wanted number', () => {
  let runs = NONE;
  const order: string[][] = [];
  for (
    let next = chooseTestFilesWithFewestRuns(runs, FILES, 2, 2);
    next.length > 0;
    next = chooseTestFilesWithFewestRuns(runs, FILES, 2, 2)
  ) {
    order.push(next);
    runs = addRepeatedTestFileRun(runs, withHash(next), []);
  }
  const [a, b, c] = FILES;
  expect(order).toEqual([
    [a, b],
    [c, a],
    [b, c],
  ]);
});

test('addRepeatedTestFileRun counts a failing test, or a file that does not load, as a failure of its own file only', () => {
  const failing = ['e2e/a.test.ts > a cart is shown: timeout', 'e2e/b.test.ts (clock 29 h ahead)'];
  expect(addRepeatedTestFileRun(NONE, withHash(FILES), failing)).toEqual({
    'e2e/a.test.ts': { hash: 'one', runs: 1, failures: [failing[0]] },
    'e2e/b.test.ts': { hash: 'one', runs: 1, failures: [failing[1]] },
    'e2e/c.test.ts': { hash: 'one', runs: 1, failures: [] },
  });
});

test('addRepeatedTestFileRun counts from zero after a test file has changed between two runs', () => {
  const before = addRepeatedTestFileRun(NONE, withHash(FILES), ['e2e/a.test.ts > a cart is shown: timeout']);
  const after = addRepeatedTestFileRun(before, new Map([['e2e/a.test.ts', 'two']]), []);
  expect(after['e2e/a.test.ts']).toEqual({ hash: 'two', runs: 1, failures: [] });
});

test('twenty runs of a file are at twenty hours of the day and on each day of the week', () => {
  let runs = NONE;
  const shifts = Array.from({ length: 20 }, () => {
    const hours = chooseClockShift(runs, FILES);
    runs = addRepeatedTestFileRun(runs, withHash(FILES), []);
    return hours;
  });
  expect(new Set(shifts.map((hours) => hours % 24)).size).toBe(20);
  expect(new Set(shifts.map((hours) => Math.floor(hours / 24) % 7)).size).toBe(7);
  expect(shifts[0]).toBe(0);
});

test('the summary of repeated runs lists each failed file with each error once', () => {
  const failure = 'e2e/a.test.ts > a cart is shown: timeout';
  const runs = addRepeatedTestFileRun(addRepeatedTestFileRun(NONE, withHash(FILES), [failure]), withHash(FILES), [
    failure,
  ]);
  expect(describeRepeatedTestFileRuns(runs, 2).split('\n')).toEqual([
    'e2e/a.test.ts: failed in 2 of 2 runs',
    `     ${failure}`,
    '2 of 3 files never failed; 3 were run 2 times.',
  ]);
});

test('stored runs of a test file are forgotten when its code changes, but not when a comment or a local name does', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-steady-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['docs', 'e2e']) mkdirSync(join(root, folder));
  const write = (file: string, code: string) => writeFileSync(join(root, file), code);
  for (const file of FILES) write(file, 'const kept: number[] = [1];\nexport default { kept, length: kept.length };');
  writeRepeatedTestFileRuns(root, addRepeatedTestFileRun(NONE, await hashTestFiles(root, FILES), []));
  write('e2e/b.test.ts', 'const kept: number[] = [2];\nexport default { kept, length: kept.length };');
  write('e2e/c.test.ts', '// All.\nconst numbers = [1];\nexport default { kept: numbers, length: numbers.length };');
  const runs = readRepeatedTestFileRuns(root, await hashTestFiles(root, FILES));
  expect(Object.keys(runs)).toEqual(['e2e/a.test.ts', 'e2e/c.test.ts']);
  expect(listTestFilesWithRuns(root)).toEqual(FILES);
});
