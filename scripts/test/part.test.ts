import { expect, test } from 'vitest';
import { formatPassedAndFailedCounts, runTestParts } from './part.ts';

test('runTestParts runs parts sequentially and counts one that throws as one failure', async () => {
  const order: string[] = [];
  const part = (title: string, passed: number, failed: number) => ({
    title,
    run: async () => {
      order.push(title);
      return { passed, failed };
    },
  });
  const broken = { title: 'broken', run: () => Promise.reject(new Error('no browser')) };
  const lines: string[] = [];
  const total = await runTestParts([part('one', 3, 0), broken, part('two', 4, 2)], (line) => lines.push(line));
  expect(order).toEqual(['one', 'two']);
  expect(total).toEqual({ passed: 7, failed: 3, passedParts: ['one'] });
  expect(
    lines
      .at(-1)
      ?.trim()
      .split('\n')
      .map((line) => line.replace(/ \(\d+ s.*\)/, '')),
  ).toEqual(['ok   one: 3 passed, 0 failed', 'FAIL broken: 0 passed, 1 failed', 'FAIL two: 4 passed, 2 failed']);
  expect(formatPassedAndFailedCounts(total)).toBe('7 passed, 3 failed');
});

test('the summary of a test run names, below their part, tests that passed only when repeated', async () => {
  const lines: string[] = [];
  const unsteady = ['e2e/smoke/cart/cart.test.ts'];
  await runTestParts([{ title: 'journeys', run: async () => ({ passed: 3, failed: 0, unsteady }) }], (line) =>
    lines.push(line),
  );
  expect(lines.at(-1)).toMatch(
    /^\nok {3}journeys: 3 passed, 0 failed \(\d+ s.*\)\n {5}UNSTEADY.*: e2e\/smoke\/cart\/cart.test.ts$/,
  );
});

test('the summary of a test run names failing tests below their part', async () => {
  const lines: string[] = [];
  const failing = ['sandbox/http/app.test.ts > answers: expected 1 to be 2'];
  await runTestParts([{ title: 'sandbox', run: async () => ({ passed: 3, failed: 1, failing }) }], (line) =>
    lines.push(line),
  );
  expect(lines.at(-1)).toMatch(
    /^\nFAIL sandbox: 3 passed, 1 failed \(\d+ s.*\)\n {5}sandbox\/http\/app.test.ts > answers: expected/,
  );
});

test('the summary of a test run says below a part what made it long', async () => {
  const lines: string[] = [];
  const tail = 'e2e/matrix/pages.test.ts ran alone for the last 40 s';
  await runTestParts([{ title: 'matrix', run: async () => ({ passed: 3, failed: 0, tail }) }], (line) =>
    lines.push(line),
  );
  expect(lines.at(-1)).toMatch(
    /^\nok {3}matrix: 3 passed, 0 failed \(\d+ s.*\)\n {5}e2e\/matrix\/pages.test.ts ran alone/,
  );
});
