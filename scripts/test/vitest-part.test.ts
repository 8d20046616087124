import { expect, test } from 'vitest';
import { countTests } from './vitest-part.ts';

const passing = { status: 'passed', assertionResults: [{}] };

test('tests are counted, and a file that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [passing, { status: 'failed', assertionResults: [] }, { status: 'failed', assertionResults: [{}] }],
  };
  expect(countTests(report, false)).toEqual({ passed: 5, failed: 2 });
});

test('a run that ends badly without a failing test has failed, and so has one without a test', () => {
  expect(countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [passing] }, false)).toEqual({
    passed: 5,
    failed: 1,
  });
  expect(countTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, true)).toEqual({ passed: 0, failed: 1 });
});

test('a run in which all is well', () => {
  expect(countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [passing] }, true)).toEqual({
    passed: 5,
    failed: 0,
  });
});
