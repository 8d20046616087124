import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

/** Results of repeated runs of one version of a test file. */
export interface RepeatedRunsOfTestFile {
  /** Hash of the file's code: runs of earlier code are forgotten. */
  readonly hash: string;
  readonly runs: number;
  /** Failures, each with the test and the first line of its error. */
  readonly failures: readonly string[];
}

/** Repeated runs of test files, by path relative to the root. */
export type RepeatedRunsByTestFile = Readonly<Record<string, RepeatedRunsOfTestFile>>;

/** Test files with the hash of their code, by path relative to the root. */
export type TestFileHashes = ReadonlyMap<string, string>;

const FILE = 'docs/steady-runs.json';

/** Comments, format and names of local values do not count, because they change nothing that runs. */
export async function hashTestFiles(root: string, paths: readonly string[]): Promise<TestFileHashes> {
  const hash = async (path: string): Promise<[string, string]> => {
    const { code } = await transformWithOxc(readFileSync(join(root, path), 'utf8'), path);
    const minified = minifySync(path, code, { module: true, mangle: { toplevel: true }, compress: false });
    return [path, createHash('sha256').update(minified.code).digest('base64url').slice(0, 12)];
  };
  return new Map(await Promise.all(paths.map(hash)));
}

/** Test files with stored runs, also those whose code has changed since. */
export function listTestFilesWithRuns(root: string): string[] {
  return Object.keys(readStoredRuns(root));
}

/** The stored runs of these files, without those of earlier code. */
export function readRepeatedTestFileRuns(root: string, hashes: TestFileHashes): RepeatedRunsByTestFile {
  return Object.fromEntries(
    Object.entries(readStoredRuns(root)).filter(([path, { hash }]) => hashes.get(path) === hash),
  );
}

function readStoredRuns(root: string): RepeatedRunsByTestFile {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8'));
}

export function writeRepeatedTestFileRuns(root: string, runs: RepeatedRunsByTestFile): void {
  const sorted = Object.entries(runs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Adds one run of each of these files. */
export function addRepeatedTestFileRun(
  runs: RepeatedRunsByTestFile,
  files: TestFileHashes,
  failing: readonly string[],
): RepeatedRunsByTestFile {
  const added = [...files].map(([file, hash]): [string, RepeatedRunsOfTestFile] => {
    const stored = runs[file];
    const before = stored?.hash === hash ? stored : { runs: 0, failures: [] };
    const failures = failing.filter((line) => line.startsWith(`${file} `));
    return [file, { hash, runs: before.runs + 1, failures: [...before.failures, ...failures] }];
  });
  return { ...runs, ...Object.fromEntries(added) };
}

/** The next files to run together: those with the fewest runs first, if fewer than wanted. */
export function chooseTestFilesWithFewestRuns(
  runs: RepeatedRunsByTestFile,
  files: readonly string[],
  wanted: number,
  together: number,
): string[] {
  const count = (file: string) => runs[file]?.runs ?? 0;
  const wanting = files.filter((file) => count(file) < wanted);
  return wanting.toSorted((a, b) => count(a) - count(b)).slice(0, together);
}

/** Hours between two runs of a file: twenty runs see twenty hours of the day, and all days of the week. */
const HOURS_BETWEEN_RUNS = 29;

/** By how many hours the clock of the next run of these files is ahead. */
export function chooseClockShift(runs: RepeatedRunsByTestFile, [first = '']: readonly string[]): number {
  return (runs[first]?.runs ?? 0) * HOURS_BETWEEN_RUNS;
}

/** Describes the result in lines, beginning with the files that failed. */
export function describeRepeatedTestFileRuns(runs: RepeatedRunsByTestFile, wanted: number): string {
  const entries = Object.entries(runs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const unsteady = entries.filter(([, { failures }]) => failures.length > 0);
  const done = entries.filter(([, { runs: count }]) => count >= wanted).length;
  const lines = unsteady.flatMap(([file, { runs: count, failures }]) => [
    `${file}: failed in ${failures.length} of ${count} runs`,
    ...[...new Set(failures)].map((failure) => `     ${failure}`),
  ]);
  return [
    ...lines,
    `${entries.length - unsteady.length} of ${entries.length} files never failed; ${done} were run ${wanted} times.`,
  ].join('\n');
}
