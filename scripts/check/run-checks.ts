import { performance } from 'node:perf_hooks';
import { type Checker, listFailuresOfCheckerResult } from './checker.ts';

export interface CheckerRunOutcome {
  readonly name: string;
  readonly hint: string;
  readonly filesRead: number | null;
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** Runs checks two at a time and reports each outcome as it ends. A check that throws has failed. */
export async function runCheckers(
  root: string,
  checkers: readonly Checker[],
  onOutcome: (outcome: CheckerRunOutcome) => void,
): Promise<readonly CheckerRunOutcome[]> {
  const waiting = [...checkers];
  const outcomes: CheckerRunOutcome[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await runCheck(root, next);
      outcomes.push(outcome);
      onOutcome(outcome);
    }
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

async function runCheck(root: string, { name, hint, run }: Checker): Promise<CheckerRunOutcome> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const result = await run(root);
    return {
      name,
      hint,
      filesRead: result.filesRead,
      failures: listFailuresOfCheckerResult(result),
      seconds: seconds(),
    };
  } catch (error) {
    return {
      name,
      hint,
      filesRead: null,
      failures: [error instanceof Error ? error.message : String(error)],
      seconds: seconds(),
    };
  }
}

/** Formats an outcome as text lines. */
export function describeCheckerRunOutcome({ name, hint, filesRead, failures, seconds }: CheckerRunOutcome): string {
  const files = filesRead === null ? '' : `${filesRead} files, `;
  const head = `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${files}${seconds.toFixed(1)} s)`;
  if (failures.length === 0) return head;
  const shown = failures.slice(0, 40).map((failure) => `     ${failure}`);
  const rest = failures.length > shown.length ? [`     and ${failures.length - shown.length} more`] : [];
  return [head, ...shown, ...rest, `     ${hint}`].join('\n');
}
