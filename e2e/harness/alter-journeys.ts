import { relative } from 'node:path';
import { afterEach, beforeAll, beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { ALTER_FOLDER, type AlterationFolder, type AlteredCall, openAlterationFolder } from './alteration.ts';

const folder = process.env[ALTER_FOLDER];
if (folder !== undefined) runAltered(openAlterationFolder(folder));

/** Where a test is on its way through the calls that are altered for it. */
interface Progress {
  readonly queue: AlteredCall[];
  /** Altered in this attempt; null while the answers are as they are. */
  current: AlteredCall | null;
  /** The test has failed with these, and must pass once more without. */
  readonly failed: { readonly call: AlteredCall; readonly failure: string }[];
  /** How many errors earlier attempts have left. */
  errors: number;
}

/**
 * Repeats each planned journey: as it is, then with the answers to one call altered at a time, first with other values, then with a
 * refusal, and at last as it is once more, so that what failed in between failed for the answers. All other tests are skipped.
 */
function runAltered(files: AlterationFolder): void {
  const plan = files.plan();
  const progresses = new Map<string, Progress>();

  beforeAll(({}, suite) => prepareTasks(suite, plan));

  beforeEach(({ task, skip }) => {
    const before = progresses.get(task.id);
    const progress = before ?? begin(plan[journeyOf(task)] ?? []);
    progresses.set(task.id, progress);
    progress.current = before ? nextOf(progress) : null;
    files.alter(progress.current);
    if (before && !progress.current && progress.failed.length === 0) skip();
  });

  afterEach(({ task }) => {
    const progress = progresses.get(task.id);
    if (!progress) return;
    const { current, failed } = progress;
    const errors = task.result?.errors ?? [];
    const failure = errors.length > progress.errors ? describeFailure(errors[progress.errors]?.message ?? '') : null;
    progress.errors = errors.length;
    const journey = journeyOf(task);
    if (current) {
      if (!files.wasApplied()) files.record({ journey, call: current, outcome: 'not-made', failure });
      else if (failure === null) files.record({ journey, call: current, outcome: 'same', failure });
      else failed.push({ call: current, failure });
      return;
    }
    const outcome = failure === null ? 'changed' : 'unsteady';
    for (const { call, failure: found } of failed.splice(0)) {
      files.record({ journey, call, outcome, failure: found });
    }
    if (failure === null) return;
    files.record({ journey, call: null, outcome: 'broken', failure });
    progress.queue.length = 0;
  });
}

function begin(ids: readonly string[]): Progress {
  const queue = ids.flatMap((id) => [
    { id, how: 'values' as const },
    { id, how: 'refusal' as const },
  ]);
  return { queue, current: null, failed: [], errors: 0 };
}

/** The next call to alter, without those that the test has failed with already. */
function nextOf({ queue, failed }: Pick<Progress, 'queue' | 'failed'>): AlteredCall | null {
  const next = queue.shift();
  if (!next) return null;
  return failed.some(({ call }) => call.id === next.id) ? nextOf({ queue, failed }) : next;
}

/** Lets planned tests be repeated often enough, and skips all others. */
function prepareTasks(task: RunnerTask, plan: Readonly<Record<string, readonly string[]>>): boolean {
  if (task.type === 'suite') {
    const isPlanned = task.tasks.map((inner) => prepareTasks(inner, plan)).includes(true);
    if (!isPlanned && task.suite) task.mode = 'skip';
    return isPlanned;
  }
  const ids = plan[journeyOf(task)];
  if (!ids) task.mode = 'skip';
  else Object.assign(task, { repeats: 2 * ids.length + 2 });
  return ids !== undefined;
}

/** File and name of a test, as the shops' harness records them. */
function journeyOf(task: RunnerTask): string {
  const names: string[] = [];
  for (let each: RunnerTask | undefined = task; each && each !== each.file; each = each.suite) names.unshift(each.name);
  return [relative(process.cwd(), task.file.filepath), ...names].join(' > ');
}

const ESCAPES = new RegExp(String.raw`${String.fromCharCode(27)}\[[\d;]*m`, 'g');

/** In one line, without what is different in each run. */
function describeFailure(message: string): string {
  const awaited = /waiting for .*/.exec(message)?.[0];
  return [message.split('\n', 1)[0], awaited]
    .filter(Boolean)
    .join(' ')
    .replaceAll(ESCAPES, '')
    .replaceAll(/localhost:\d+/g, 'localhost')
    .slice(0, 200);
}
