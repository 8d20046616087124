import { expect, test } from 'vitest';
import {
  countPassedAndFailedTests,
  describeTail,
  listFailingTests,
  runVitestTwice,
  type VitestReport,
} from './vitest-part.ts';

const passed = { fullName: 'passes', status: 'passed' };
const passing = { name: '/shop/e2e/passing.test.ts', status: 'passed', assertionResults: [passed], endTime: 1 };
const failing = (name = 'failing') => ({
  name: `/shop/e2e/${name}.test.ts`,
  status: 'failed',
  endTime: 2,
  assertionResults: [
    passed,
    { fullName: 'pays once', status: 'failed', failureMessages: ['expected 1 to be 2\n    at pay.test.ts:3'] },
  ],
});

/** Description of the test of `failing` in the summary. */
const FAILING = 'e2e/failing.test.ts > pays once: expected 1 to be 2';

test('countPassedAndFailedTests counts tests, and a file that does not load as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [passing, { ...failing(), assertionResults: [] }, failing()],
  };
  expect(countPassedAndFailedTests({ report, succeeded: false })).toEqual({ passed: 5, failed: 2 });
});

test('countPassedAndFailedTests counts one failure for a run that ends with an error though no test failed, or has no test', () => {
  const quiet = { numPassedTests: 5, numFailedTests: 0, testResults: [passing] };
  expect(countPassedAndFailedTests({ report: quiet, succeeded: false })).toEqual({ passed: 5, failed: 1 });
  const empty = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  expect(countPassedAndFailedTests({ report: empty, succeeded: true })).toEqual({ passed: 0, failed: 1 });
});

test('countPassedAndFailedTests counts no failure in a successful run', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [passing] };
  expect(countPassedAndFailedTests({ report, succeeded: true })).toEqual({ passed: 5, failed: 0 });
});

test('listFailingTests says what a browser was waiting for, and the line of the test', () => {
  const message = [
    'TimeoutError: locator.click: Timeout 30000ms exceeded.',
    'Call log:',
    "\u001b[2m  - waiting for getByRole('button')\u001b[22m",
    '    at helper (/shop/e2e/pages/cart.ts:7:1)',
    '    at /shop/e2e/failing.test.ts:12:34',
  ].join('\n');
  const [file] = [failing()];
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [
      { ...file, assertionResults: [{ fullName: 'pays once', status: 'failed', failureMessages: [message] }] },
    ],
  };
  expect(listFailingTests('/shop', report)).toEqual([
    "e2e/failing.test.ts > pays once: TimeoutError: locator.click: Timeout 30000ms exceeded., waiting for getByRole('button'), line 12",
  ]);
});

test('describeTail names the file that runs alone for the last 20 seconds or more', () => {
  const report = (...seconds: readonly number[]) => ({
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: seconds.map((second, index) => ({ ...failing(`file-${index}`), endTime: second * 1000 })),
  });
  expect(describeTail('/shop', report(50, 120, 80))).toBe('e2e/file-1.test.ts ran alone for the last 40 s');
  expect([describeTail('/shop', report(50, 99, 80)), describeTail('/shop', report(50))]).toEqual([
    undefined,
    undefined,
  ]);
});

/** Returns one report after the other and records the requested files. */
function runs(...reports: readonly VitestReport[]) {
  const requestedFiles: (readonly string[])[] = [];
  const left = [...reports];
  const run = async (files: readonly string[]) => {
    requestedFiles.push(files);
    const report = left.shift();
    if (!report) throw new Error('Asked once too often.');
    return {
      report,
      succeeded: report.numFailedTests === 0 && report.testResults.every(({ status }) => status === 'passed'),
    };
  };
  return { requestedFiles, run };
}

test('runVitestTwice counts a failed file that passes when run again as passed, and reports its failed tests as unsteady', async () => {
  const { requestedFiles, run } = runs(
    { numPassedTests: 2, numFailedTests: 1, testResults: [passing, failing()] },
    { numPassedTests: 2, numFailedTests: 0, testResults: [passing] },
  );
  expect(await runVitestTwice('/shop', run)).toEqual({ passed: 3, failed: 0, unsteady: [FAILING] });
  expect(requestedFiles).toEqual([[], ['e2e/failing.test.ts']]);
});

test('runVitestTwice also runs a file again whose set-up failed', async () => {
  const unprepared = { ...failing(), assertionResults: [{ fullName: 'pays once', status: 'skipped' }] };
  const { run } = runs(
    { numPassedTests: 1, numFailedTests: 0, testResults: [passing, unprepared] },
    { numPassedTests: 2, numFailedTests: 0, testResults: [passing] },
  );
  expect(await runVitestTwice('/shop', run)).toEqual({ passed: 3, failed: 0, unsteady: ['e2e/failing.test.ts'] });
});

test('runVitestTwice counts a file that fails both times as failed', async () => {
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passing, failing()] };
  const { run } = runs(report, { numPassedTests: 1, numFailedTests: 1, testResults: [failing()] });
  expect(await runVitestTwice('/shop', run)).toEqual({ passed: 2, failed: 1, failing: [FAILING] });
});

test('runVitestTwice runs no file again when more than three have failed', async () => {
  const testResults = ['a', 'b', 'c', 'd'].map(failing);
  const { requestedFiles, run } = runs({ numPassedTests: 4, numFailedTests: 4, testResults });
  expect(await runVitestTwice('/shop', run)).toMatchObject({ passed: 4, failed: 4 });
  expect(requestedFiles).toHaveLength(1);
});
