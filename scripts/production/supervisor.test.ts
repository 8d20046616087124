import { beforeEach, expect, test } from 'vitest';
import { createSupervisor, type Supervisor, type WorkerProcess } from './supervisor.ts';

interface FakeWorker extends WorkerProcess {
  listen(): void;
  end(reason: string): void;
  readonly signals: string[];
}

let forked: FakeWorker[];
let tasks: { task: () => void; delay: number }[];
let now: number;
let supervisor: Supervisor;

beforeEach(() => {
  forked = [];
  tasks = [];
  now = 0;
  supervisor = createSupervisor({
    workers: 2,
    patience: 40_000,
    fork: () => {
      const worker = createFakeWorker(forked.length + 1);
      forked.push(worker);
      return worker;
    },
    clock: () => now,
    schedule: (task, delay) => {
      const entry = { task, delay };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((one) => one !== entry);
      };
    },
    log: () => undefined,
  });
});

function createFakeWorker(pid: number): FakeWorker {
  const ready = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<string>();
  const signals: string[] = [];
  return {
    pid,
    ready: ready.promise,
    exited: exited.promise,
    listen: ready.resolve,
    end: exited.resolve,
    signals,
    drain: () => void signals.push('drain'),
    kill: () => void signals.push('kill'),
  };
}

async function startAll(): Promise<void> {
  const started = supervisor.start();
  for (const worker of forked) worker.listen();
  await started;
}

/** Lets promises that are settled call their listeners. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function endLastWorker(): Promise<number | undefined> {
  forked.at(-1)?.end('SIGKILL');
  await settle();
  const next = tasks.shift();
  next?.task();
  return next?.delay;
}

test('a worker that ends is started again, each time later, and soon again after a stable minute', async () => {
  await startAll();
  expect(forked).toHaveLength(2);
  expect([await endLastWorker(), await endLastWorker(), await endLastWorker()]).toEqual([100, 200, 400]);
  expect(forked).toHaveLength(5);
  now = 60_000;
  expect(await endLastWorker()).toBe(100);
});

test('a start fails when a worker ends before it listens, and the others are drained', async () => {
  const started = supervisor.start();
  const refused = started.catch((error: unknown) => error);
  forked[0]?.listen();
  forked[1]?.end('exit code 1');
  await settle();
  expect(forked[0]?.signals).toEqual(['drain']);
  forked[0]?.end('exit code 0');
  expect(await refused).toMatchObject({ message: 'Worker 2 ended before it listened (exit code 1).' });
});

test('a restart drains each worker once its successor listens, and starts none in its place', async () => {
  await startAll();
  const restarted = supervisor.restart();
  await settle();
  expect(forked.map(({ signals }) => signals)).toEqual([[], [], []]);
  forked[2]?.listen();
  await settle();
  expect(forked.map(({ signals }) => signals)).toEqual([['drain'], [], [], []]);
  forked[0]?.end('exit code 0');
  forked[3]?.listen();
  await restarted;
  forked[1]?.end('exit code 0');
  await settle();
  expect({ tasks, forked: forked.length }).toEqual({ tasks: [], forked: 4 });
});

test('a restart whose new worker ends too early leaves the others running', async () => {
  await startAll();
  const restarted = supervisor.restart();
  forked[2]?.end('exit code 2');
  await restarted;
  expect({ tasks, signals: forked.slice(0, 2).map(({ signals }) => signals) }).toEqual({
    tasks: [],
    signals: [[], []],
  });
});

test('a stop drains all workers, kills those that take too long, and starts none again', async () => {
  await startAll();
  const stopped = supervisor.stop();
  forked[0]?.end('exit code 0');
  await settle();
  expect(tasks.map(({ delay }) => delay)).toEqual([40_000]);
  tasks[0]?.task();
  expect(forked.map(({ signals }) => signals)).toEqual([['drain'], ['drain', 'kill']]);
  forked[1]?.end('SIGKILL');
  await stopped;
  expect({ forked: forked.length, tasks }).toEqual({ forked: 2, tasks: [] });
});
