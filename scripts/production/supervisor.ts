import type { ScheduleTask } from '#engine/cms/schedule.ts';

/** A process that answers requests. */
export interface WorkerProcess {
  readonly pid: number;
  /** Resolves when it listens; never when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code or signal. */
  readonly exited: Promise<string>;
  /** Lets requests under way end, then ends. */
  drain(): void;
  kill(): void;
}

export interface SupervisorOptions {
  readonly workers: number;
  /** Milliseconds in which a worker must have drained. */
  readonly patience: number;
  fork(): WorkerProcess;
  readonly clock: () => number;
  readonly schedule: ScheduleTask;
  log(message: string, details: Readonly<Record<string, unknown>>): void;
}

export interface Supervisor {
  /** Resolves when all workers listen. Rejects, with none left, when one ends before it listens. */
  start(): Promise<void>;
  /** Replaces each worker, one after the other, by a new one that listens already. */
  restart(): Promise<void>;
  /** Drains all workers. */
  stop(): Promise<void>;
}

interface Slot {
  worker: WorkerProcess;
  startedAt: number;
  /** Ends in a row, each soon after its start. */
  failures: number;
}

const FIRST_DELAY = 100;
const LONGEST_DELAY = 30_000;

/** Milliseconds after which a worker has not failed at its start. */
const STABLE = 60_000;

/** Keeps a number of worker processes running. */
export function createSupervisor({ workers, patience, fork, clock, schedule, log }: SupervisorOptions): Supervisor {
  const slots = new Set<Slot>();
  const running = new Set<WorkerProcess>();
  let phase: 'starting' | 'running' | 'stopping' = 'starting';

  const launch = (ended: (worker: WorkerProcess, reason: string) => void) => {
    const worker = fork();
    running.add(worker);
    void worker.exited.then((reason) => {
      running.delete(worker);
      ended(worker, reason);
    });
    return worker;
  };
  const fill = (slot: Slot) => {
    slot.startedAt = clock();
    slot.worker = launch((worker, reason) => refill(slot, worker, reason));
  };
  const refill = (slot: Slot, worker: WorkerProcess, reason: string) => {
    if (phase !== 'running' || slot.worker !== worker) return;
    slot.failures = clock() - slot.startedAt >= STABLE ? 1 : slot.failures + 1;
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (slot.failures - 1));
    log('a worker ended; another one takes its place', { pid: worker.pid, reason, delay });
    schedule(() => {
      if (phase === 'running' && slot.worker === worker) fill(slot);
    }, delay);
  };
  const open = (): Slot => {
    const slot: Slot = {
      startedAt: clock(),
      failures: 0,
      worker: launch((worker, reason) => refill(slot, worker, reason)),
    };
    slots.add(slot);
    return slot;
  };
  const stop = async () => {
    phase = 'stopping';
    const all = [...running];
    for (const worker of all) worker.drain();
    const cancel = schedule(() => {
      for (const worker of running) worker.kill();
    }, patience);
    await Promise.all(all.map(({ exited }) => exited));
    cancel();
  };

  return {
    start: async () => {
      const opened = Array.from({ length: workers }, open);
      try {
        await Promise.all(opened.map(({ worker }) => resolveWhenReady(worker)));
        if (phase === 'starting') phase = 'running';
        for (const slot of opened) if (phase === 'running' && !running.has(slot.worker)) fill(slot);
      } catch (error) {
        await stop();
        throw error;
      }
    },
    restart: async () => {
      for (const slot of slots) {
        if (phase !== 'running') return;
        const former = slot.worker;
        const next = launch((worker, reason) => refill(slot, worker, reason));
        try {
          await resolveWhenReady(next);
        } catch (error) {
          log('a new worker ended before it listened; the others stay as they are', { reason: String(error) });
          return;
        }
        Object.assign(slot, { worker: next, startedAt: clock(), failures: 0 });
        former.drain();
      }
    },
    stop,
  };
}

/** @throws when the worker ends before it is ready */
async function resolveWhenReady({ pid, ready, exited }: Pick<WorkerProcess, 'pid' | 'ready' | 'exited'>) {
  const reason = await Promise.race([ready, exited]);
  if (typeof reason === 'string') throw new WorkerStartError(`Worker ${pid} ended before it listened (${reason}).`);
}

export class WorkerStartError extends Error {
  override readonly name = 'WorkerStartError';
}
