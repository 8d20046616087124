import { expect, test } from 'vitest';
import {
  addSteadyRun,
  chooseNextTestFiles,
  describeRepeatedTestFileRuns,
  type RepeatedTestFileRuns,
} from './steady-runs.ts';

const NONE: RepeatedTestFileRuns = { tree: 'one', files: {} };
const FILES = ['e2e/a.test.ts', 'e2e/b.test.ts', 'e2e/c.test.ts'];

test('the browser test files with the fewest runs are run next, until each has the wanted number', () => {
  let runs = NONE;
  const order: string[][] = [];
  for (
    let next = chooseNextTestFiles(runs, FILES, 2, 2);
    next.length > 0;
    next = chooseNextTestFiles(runs, FILES, 2, 2)
  ) {
    order.push(next);
    runs = addSteadyRun(runs, next, []);
  }
  expect(order).toEqual([FILES.slice(0, 2), FILES.slice(2), FILES.slice(0, 2), FILES.slice(2)]);
});

test('a failing test counts for its own file, and so does a file that fails to load', () => {
  const failing = ['e2e/a.test.ts > a cart is shown: timeout', 'e2e/b.test.ts'];
  expect(addSteadyRun(NONE, FILES, failing).files).toEqual({
    'e2e/a.test.ts': { runs: 1, failures: [failing[0]] },
    'e2e/b.test.ts': { runs: 1, failures: ['e2e/b.test.ts'] },
    'e2e/c.test.ts': { runs: 1, failures: [] },
  });
});

test('the summary of repeated runs lists each failed file with each error once', () => {
  const failure = 'e2e/a.test.ts > a cart is shown: timeout';
  const runs = addSteadyRun(addSteadyRun(NONE, FILES, [failure]), FILES, [failure]);
  expect(describeRepeatedTestFileRuns(runs, 2).split('\n')).toEqual([
    'e2e/a.test.ts: failed in 2 of 2 runs',
    `     ${failure}`,
    '2 of 3 files never failed; 3 were run 2 times.',
  ]);
});
