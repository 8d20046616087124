import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestPart, TestPartResult } from './part.ts';

/** The used properties of Vitest's JSON report. `name` is the absolute path of a file. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly VitestTest[];
  /** Epoch milliseconds. */
  readonly endTime: number;
}

interface VitestTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[] | undefined;
}

/** Result of a Vitest run: its report, and whether it exited successfully. */
export interface VitestRunResult {
  readonly report: VitestReport;
  readonly succeeded: boolean;
}

/** Projects whose files run side by side, because each leaves most of a processor idle. */
export interface VitestProjectsTogether {
  readonly projects: readonly string[];
  /** Number of files at once. */
  readonly workers: number;
}

/** Runs these files of the project, or all if the list is empty. */
export type RunVitestFiles = (files: readonly string[]) => Promise<VitestRunResult>;

/** Seconds of a single file at the end of a run that are worth a line. */
const LONG_TAIL_S = 20;

/** Maximum number of failing files that are run again; more are no coincidence. */
const FEW = 3;

/** Runs a project of `vitest.config.ts`, or these of its files, as a part of a test run. */
export function createVitestTestPart(
  root: string,
  title: string,
  project: string,
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
): TestPart {
  return {
    title,
    run: async () => {
      const run = await createVitestRunner(root, project, env)(files);
      const tail = describeTail(root, run.report);
      return { ...countPassedAndFailedTests(run), failing: listFailingTests(root, run.report), tail };
    },
  };
}

/**
 * Like `createVitestTestPart`, for tests that drive a browser, servers or processes: up to three failing files are run
 * once more by themselves. Tests that pass then have passed, and are reported as unsteady.
 */
export function createRetriedVitestTestPart(
  root: string,
  title: string,
  projects: string | VitestProjectsTogether,
  env: NodeJS.ProcessEnv,
): TestPart {
  return { title, run: () => runVitestTwice(root, createVitestRunner(root, projects, env)) };
}

export async function runVitestTwice(root: string, run: RunVitestFiles): Promise<TestPartResult> {
  const first = await run([]);
  const all = { ...countPassedAndFailedTests(first), tail: describeTail(root, first.report) };
  const failing = first.report.testResults.filter(({ status }) => status === 'failed');
  const tests = listFailingTests(root, first.report);
  if (all.failed === 0 || failing.length === 0 || failing.length > FEW) return { ...all, failing: tests };
  const files = failing.map(({ name }) => relative(root, name));
  const repeated = await run(files);
  const second = countPassedAndFailedTests(repeated);
  const before = failing
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  const passed = all.passed - before.length + second.passed;
  return second.failed === 0
    ? { ...all, passed, failed: 0, unsteady: tests }
    : { ...all, passed, failed: second.failed, failing: listFailingTests(root, repeated.report) };
}

/** Names the file that ran alone at the end while the other workers had nothing to do; undefined for a short time. */
export function describeTail(root: string, { testResults }: VitestReport): string | undefined {
  const [last, before] = testResults.toSorted((a, b) => b.endTime - a.endTime);
  if (!last || !before) return undefined;
  const seconds = Math.round((last.endTime - before.endTime) / 1000);
  return seconds < LONG_TAIL_S ? undefined : `${relative(root, last.name)} ran alone for the last ${seconds} s`;
}

/** Describes each failing test in one line; also files that failed to load or set up. */
export function listFailingTests(root: string, { testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [file];
      return failed.map(({ fullName, failureMessages = [] }) => {
        const why = summarizeFailure(failureMessages[0] ?? '', name);
        return `${file} > ${fullName}${why === '' ? '' : `: ${why}`}`;
      });
    });
}

/** The first line of a failure, with the line of the test, and what a browser was waiting for. */
function summarizeFailure(message: string, path: string): string {
  const [first = ''] = message.split('\n');
  const [, line] = message.split(`${path}:`)[1]?.match(/^(\d+)/) ?? [];
  const [waited] = /waiting for .+/.exec(stripVTControlCharacters(message)) ?? [];
  return [first, ...(waited === undefined ? [] : [waited]), ...(line === undefined ? [] : [`line ${line}`])].join(', ');
}

/** Runs Vitest for one project or some; stores its report under their names or `report`. */
export function createVitestRunner(
  root: string,
  tested: string | VitestProjectsTogether,
  env: NodeJS.ProcessEnv,
  report = typeof tested === 'string' ? tested : tested.projects.join('-'),
): RunVitestFiles {
  const chosen =
    typeof tested === 'string'
      ? [`--project=${tested}`]
      : [...tested.projects.map((project) => `--project=${project}`), `--maxWorkers=${tested.workers}`];
  return async (files) => {
    const path = join(root, '.vitrine', `vitest-${report}.json`);
    rmSync(path, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', ...chosen, ...files, ...reporters], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, CI: '1' },
    });
    const [code] = await once(child, 'close');
    return { report: JSON.parse(readFileSync(path, 'utf8')), succeeded: code === 0 };
  };
}

/** Counts tests, where a file that failed to load or a run that failed without a failing test is one failure. */
export function countPassedAndFailedTests({ report, succeeded }: VitestRunResult): TestPartResult {
  const { numPassedTests, numFailedTests, testResults } = report;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: failed === 0 && (!succeeded || numPassedTests === 0) ? 1 : failed };
}
