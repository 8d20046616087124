import { join, relative } from 'node:path';
import { afterEach, beforeAll, beforeEach, inject, type RunnerTask } from 'vitest';
import {
  type AlterationFolder,
  type AlteredJourneyAttemptResult,
  ANSWER_ALTERATION_FOLDER_ENV_VARIABLE,
  type AnswerAlterationsByJourney,
  type CallAnswerAlteration,
  openAlterationFolder,
} from './alteration.ts';
import { registerSandboxDatabaseForSnapshots, snapshotSandboxes } from './sandbox-snapshots.ts';

const folder = process.env[ANSWER_ALTERATION_FOLDER_ENV_VARIABLE];
if (folder !== undefined) runAltered(openAlterationFolder(folder));

/** Progress of a test through its planned alterations. */
interface Progress {
  readonly queue: CallAnswerAlteration[];
  /** The call altered in this attempt; null for none. */
  current: CallAnswerAlteration | null;
  /** Alterations with which the test failed. It must pass again without them. */
  readonly failed: Omit<AlteredJourneyAttemptResult, 'outcome'>[];
  attempts: number;
  /** Whether all attempts are done. */
  isOver: boolean;
  /** Restores the sandboxes to their state before the first attempt. */
  readonly restore: () => Promise<void>;
  /** Number of errors from earlier attempts. */
  errors: number;
}

/**
 * Repeats each planned journey with the responses of one call altered at a time, and finally unaltered, to confirm that
 * the alteration caused the failures. Skips all other tests.
 */
function runAltered(files: AlterationFolder): void {
  const plan = files.plan();
  const progresses = new Map<string, Progress>();

  async function beginProgress(queue: CallAnswerAlteration[]): Promise<Progress> {
    // The common shop was started by another process.
    registerSandboxDatabaseForSnapshots({ path: join(inject('shop').project, '../data/sandbox/sandbox.sqlite') });
    const restore = await snapshotSandboxes(files.folder);
    return { queue, current: null, failed: [], attempts: 0, errors: 0, isOver: false, restore };
  }

  beforeAll(({}, suite) => prepareTasks(suite, plan));

  beforeEach(async ({ task, skip }) => {
    const before = progresses.get(task.id);
    const queue = [...(plan[journeyOf(task)] ?? [])];
    const progress = before ?? (await beginProgress(queue));
    progresses.set(task.id, progress);
    progress.current = nextOf(progress);
    files.alter(progress.current);
    progress.isOver = before !== undefined && !progress.current && progress.failed.length === 0;
    if (before) await progress.restore();
    if (progress.isOver) skip();
    progress.attempts += 1;
  });

  afterEach(({ task }) => {
    const progress = progresses.get(task.id);
    if (!progress || progress.isOver) return;
    const { current: call, failed, attempts, queue } = progress;
    const errors = task.result?.errors ?? [];
    const failure = errors.length > progress.errors ? describeFailure(errors[progress.errors]?.message ?? '') : null;
    progress.errors = errors.length;
    const result = { journey: journeyOf(task), call, failure, isFirst: attempts === 1 };
    if (!call) {
      const outcome = failure === null ? 'changed' : 'unsteady';
      for (const before of failed.splice(0)) files.record({ ...before, outcome });
      files.record({ ...result, outcome: failure === null ? 'passed' : 'broken' });
    } else if (!files.wasApplied()) {
      files.record({ ...result, outcome: 'not-made' });
      // The journey can't be repeated, or the call is made once and cached.
      if (failure !== null) queue.length = 0;
    } else if (failure === null) files.record({ ...result, outcome: 'same' });
    else failed.push(result);
  });
}

/** The next alteration, without calls that already made the test fail. */
function nextOf({ queue, failed }: Pick<Progress, 'queue' | 'failed'>): CallAnswerAlteration | null {
  const next = queue.shift();
  if (!next) return null;
  return failed.some(({ call }) => call?.id === next.id) ? nextOf({ queue, failed }) : next;
}

/** Sets the number of repeats of planned tests, and skips all others. */
function prepareTasks(task: RunnerTask, plan: AnswerAlterationsByJourney): boolean {
  if (task.type === 'suite') {
    const isPlanned = task.tasks.map((inner) => prepareTasks(inner, plan)).includes(true);
    if (!isPlanned && task.suite) task.mode = 'skip';
    return isPlanned;
  }
  const calls = plan[journeyOf(task)];
  if (!calls) task.mode = 'skip';
  else Object.assign(task, { repeats: calls.length + 1 });
  return calls !== undefined;
}

/** File and name of a test, as in the recorded calls. */
function journeyOf(task: RunnerTask): string {
  const names: string[] = [];
  for (let each: RunnerTask | undefined = task; each && each !== each.file; each = each.suite) names.unshift(each.name);
  return [relative(process.cwd(), task.file.filepath), ...names].join(' > ');
}

const ESCAPES = new RegExp(String.raw`${String.fromCharCode(27)}\[[\d;]*m`, 'g');

/** The failure in one line, without colours and ports, which differ between runs. */
function describeFailure(message: string): string {
  const awaited = /waiting for .*/.exec(message)?.[0];
  return [message.split('\n', 1)[0], awaited]
    .filter(Boolean)
    .join(' ')
    .replaceAll(ESCAPES, '')
    .replaceAll(/localhost:\d+/g, 'localhost')
    .slice(0, 200);
}
