import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** Seconds assumed for a file without a measurement. */
const UNKNOWN = 0.5;

/** Seconds that each test file took in the last complete run of its project. */
export function readTestDurations(root: string, projects: readonly string[]): (file: string) => number {
  const seconds = new Map<string, number>();
  for (const project of projects) {
    const path = join(root, '.vitrine', `vitest-${project}.json`);
    if (!existsSync(path)) continue;
    const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'));
    for (const { name, startTime, endTime } of testResults) {
      seconds.set(relative(root, name), (endTime - startTime) / 1000);
    }
  }
  return (file) => seconds.get(file) ?? UNKNOWN;
}
