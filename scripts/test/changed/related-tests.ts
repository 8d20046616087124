import { dirname } from 'node:path';
import type { ImportGraph } from './import-graph.ts';

export interface RelatedTest {
  /** Path from the root. */
  readonly file: string;
  /** How many imports lie between a changed file and the test; 0 for a changed test itself. */
  readonly distance: number;
}

const TEST = /^(?!e2e\/).*(?<!\.(?:full|kill|flood))\.test\.tsx?$/;

/** A project's own checks prove themselves in a project of their own, which starts every tool. */
const APART = new Set(['scripts/check/self-test.test.ts']);

/**
 * Tests of units and of the sandbox that import a changed file, directly or through others, the nearest first. A file that
 * nothing imports, such as a document or a stored chart, leads to the tests beside it.
 */
export function findRelatedTests(
  graph: ImportGraph,
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

export interface ChosenTests {
  readonly run: readonly RelatedTest[];
  readonly left: readonly RelatedTest[];
}

/** As many of the nearest tests as fit into so many seconds. At least one is run. */
export function chooseTests(
  related: readonly RelatedTest[],
  seconds: number,
  durationOf: (file: string) => number,
): ChosenTests {
  let used = 0;
  const fits = related.findIndex(({ file }, index) => {
    used += durationOf(file);
    return index > 0 && used > seconds;
  });
  return fits === -1 ? { run: related, left: [] } : { run: related.slice(0, fits), left: related.slice(fits) };
}
