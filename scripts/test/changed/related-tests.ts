import { dirname } from 'node:path';
import type { ImportersByFile } from './import-graph.ts';

export interface RelatedTest {
  /** Relative to the root. */
  readonly file: string;
  /** Number of imports between a changed file and the test; 0 for a changed test. */
  readonly distance: number;
}

const TEST = /^(?!e2e\/).*(?<!\.(?:full|kill|flood))\.test\.tsx?$/;

/**
 * Tests outside the unit project: the self-test of the checks is a project of its own, because it starts every tool.
 */
const APART = new Set(['scripts/check/self-test.test.ts']);

/**
 * Finds unit and sandbox tests that import a changed file, directly or indirectly, nearest first. For a file without
 * importers, such as a document or a stored chart, finds the tests in its folder.
 */
export function findRelatedTests(
  graph: ImportersByFile,
  changed: readonly string[],
  tests: readonly string[],
): readonly RelatedTest[] {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const file of changed) {
    if (graph.has(file) || TEST.test(file)) continue;
    for (const test of tests) if (dirname(test) === dirname(file)) distances.set(test, 1);
  }
  // Map iteration also visits what is added on the way, so this is a breadth-first search.
  for (const [file, distance] of distances) {
    for (const importer of graph.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return [...distances]
    .filter(([file]) => TEST.test(file) && !APART.has(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1));
}

export interface TestsChosenForTimeBudget {
  readonly chosen: readonly RelatedTest[];
  readonly omitted: readonly RelatedTest[];
}

/** Chooses as many of the nearest tests as fit into this many seconds, but at least one. */
export function chooseTestsForTimeBudget(
  related: readonly RelatedTest[],
  seconds: number,
  durationOf: (file: string) => number,
): TestsChosenForTimeBudget {
  let used = 0;
  const fits = related.findIndex(({ file }, index) => {
    used += durationOf(file);
    return index > 0 && used > seconds;
  });
  return fits === -1
    ? { chosen: related, omitted: [] }
    : { chosen: related.slice(0, fits), omitted: related.slice(fits) };
}
