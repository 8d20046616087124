import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Results of repeated runs of a test file. */
export interface RepeatedRunsOfTestFile {
  readonly runs: number;
  /** Failures, each with the test and the first line of its error. */
  readonly failures: readonly string[];
}

/** Repeated runs of test files, by path relative to the root, for the sources of one Git tree. */
export interface RepeatedTestFileRuns {
  readonly tree: string;
  readonly files: Readonly<Record<string, RepeatedRunsOfTestFile>>;
}

const FILE = '.vitrine/steady-runs.json';

/** The stored runs of these sources; none if other sources were run. */
export function readRepeatedTestFileRuns(root: string, tree: string): RepeatedTestFileRuns {
  try {
    const stored: RepeatedTestFileRuns = JSON.parse(readFileSync(join(root, FILE), 'utf8'));
    if (stored.tree === tree) return stored;
  } catch {
    // Nothing has been run yet, or a write was interrupted.
  }
  return { tree, files: {} };
}

export function writeRepeatedTestFileRuns(root: string, runs: RepeatedTestFileRuns): void {
  mkdirSync(dirname(join(root, FILE)), { recursive: true });
  writeFileSync(join(root, FILE), `${JSON.stringify(runs, null, 2)}\n`);
}

/** Adds one run of each of these files. */
export function addSteadyRun(
  runs: RepeatedTestFileRuns,
  files: readonly string[],
  failing: readonly string[],
): RepeatedTestFileRuns {
  const added = files.map((file): [string, RepeatedRunsOfTestFile] => {
    const before = runs.files[file] ?? { runs: 0, failures: [] };
    const failures = failing.filter((line) => line === file || line.startsWith(`${file} > `));
    return [file, { runs: before.runs + 1, failures: [...before.failures, ...failures] }];
  });
  return { ...runs, files: { ...runs.files, ...Object.fromEntries(added) } };
}

/** The next files to run together: those with the fewest runs, if fewer than wanted. */
export function chooseNextTestFiles(
  runs: RepeatedTestFileRuns,
  files: readonly string[],
  wanted: number,
  together: number,
): string[] {
  const count = (file: string) => runs.files[file]?.runs ?? 0;
  const fewest = Math.min(...files.map(count));
  return fewest >= wanted ? [] : files.filter((file) => count(file) === fewest).slice(0, together);
}

/** Describes the result in lines, beginning with the files that failed. */
export function describeRepeatedTestFileRuns({ files }: RepeatedTestFileRuns, wanted: number): string {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const unsteady = entries.filter(([, { failures }]) => failures.length > 0);
  const done = entries.filter(([, { runs }]) => runs >= wanted).length;
  const lines = unsteady.flatMap(([file, { runs, failures }]) => [
    `${file}: failed in ${failures.length} of ${runs} runs`,
    ...[...new Set(failures)].map((failure) => `     ${failure}`),
  ]);
  return [
    ...lines,
    `${entries.length - unsteady.length} of ${entries.length} files never failed; ${done} were run ${wanted} times.`,
  ].join('\n');
}
