import { measureProcessorUse } from './processor-use.ts';

/** Result of a part of a run. */
export interface TestPartResult {
  readonly passed: number;
  readonly failed: number;
  /** Failing tests, each with file, title and first line of the error. */
  readonly failing?: readonly string[];
  /** Tests that failed first and passed when their file was run again. */
  readonly unsteady?: readonly string[];
  /** What made the part longer than it needs to be, in one line. */
  readonly tail?: string | undefined;
}

/** Result of a whole run, with the titles of its parts without failures. */
export interface TestRunResult extends TestPartResult {
  readonly passedParts: readonly string[];
}

/** One part of a run. A part that throws counts as one failure. */
export interface TestPart {
  readonly title: string;
  readonly run: () => Promise<TestPartResult>;
}

/** Maximum number of failing tests of a part in the summary. */
const NAMED = 10;

/** Runs the parts sequentially and returns their combined result; a failure does not stop later parts. */
export async function runTestParts(parts: readonly TestPart[], log: (line: string) => void): Promise<TestRunResult> {
  const total = { passed: 0, failed: 0 };
  const passedParts: string[] = [];
  const summary: string[] = [];
  for (const { title, run } of parts) {
    log(`\n== ${title}`);
    const started = Date.now();
    const getProcessorUse = measureProcessorUse();
    const {
      passed,
      failed,
      failing = [],
      unsteady = [],
      tail,
    } = await run().catch((error: unknown): TestPartResult => {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    if (failed === 0) passedParts.push(title);
    const seconds = Math.round((Date.now() - started) / 1000);
    const took = `${seconds} s, processors ${Math.round(getProcessorUse() * 100)} % busy`;
    summary.push(`${failed === 0 ? 'ok  ' : 'FAIL'} ${title}: ${passed} passed, ${failed} failed (${took})`);
    if (tail !== undefined) summary.push(`     ${tail}`);
    for (const test of failing.slice(0, NAMED)) summary.push(`     ${test}`);
    for (const test of unsteady) summary.push(`     UNSTEADY, passed when it was run once more: ${test}`);
  }
  log(`\n${summary.join('\n')}`);
  return { ...total, passedParts };
}

/** The last line of every run's output, for programs that read it. */
export function formatPassedAndFailedCounts({ passed, failed }: TestPartResult): string {
  return `${passed} passed, ${failed} failed`;
}
