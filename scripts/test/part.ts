/** How a part of a run ended. */
export interface TestPartResult {
  readonly passed: number;
  readonly failed: number;
  /** Each failing test: its file, its title and the first line of its error. */
  readonly failing?: readonly string[];
  /** The same of tests that failed at first and passed when their file was run once more. */
  readonly unsteady?: readonly string[];
}

/** How a whole run ended, and the titles of its parts that had no failure. */
export interface TestRunResult extends TestPartResult {
  readonly passedParts: readonly string[];
}

/** One part of a run, after another. A part that throws counts as one failure. */
export interface TestPart {
  readonly title: string;
  readonly run: () => Promise<TestPartResult>;
}

/** How many failing tests of a part the summary names. */
const NAMED = 10;

/** The parts of a run as one result; a failure does not keep the later parts from running. */
export async function runTestParts(parts: readonly TestPart[], say: (line: string) => void): Promise<TestRunResult> {
  const total = { passed: 0, failed: 0 };
  const passedParts: string[] = [];
  const summary: string[] = [];
  for (const { title, run } of parts) {
    say(`\n== ${title}`);
    const started = Date.now();
    const {
      passed,
      failed,
      failing = [],
      unsteady = [],
    } = await run().catch((error: unknown): TestPartResult => {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    if (failed === 0) passedParts.push(title);
    const seconds = Math.round((Date.now() - started) / 1000);
    summary.push(`${failed === 0 ? 'ok  ' : 'FAIL'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
    for (const test of failing.slice(0, NAMED)) summary.push(`     ${test}`);
    for (const test of unsteady) summary.push(`     UNSTEADY, passed when it was run once more: ${test}`);
  }
  say(`\n${summary.join('\n')}`);
  return { ...total, passedParts };
}

/** The line that closes every run, alone on its line, for whoever reads the output by program. */
export function formatPartResult({ passed, failed }: TestPartResult): string {
  return `${passed} passed, ${failed} failed`;
}
