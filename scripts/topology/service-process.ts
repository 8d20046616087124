import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A part of the topology in processes of its own, which can fail in the ways that a machine fails. */
export interface ServiceProcess {
  readonly name: string;
  readonly port: number;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again after it has ended. Resolves when it answers. */
  start(): Promise<void>;
  /** Stops its processes without ending them: connections stay open, and nothing is answered. */
  hang(): void;
  resume(): void;
  /** Lets it end by itself. */
  stop(): Promise<void>;
  /** The same for good. */
  close(): Promise<void>;
}

export interface ServiceProcessOptions {
  readonly name: string;
  readonly port: number;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** All variables of the process. */
  readonly environment: NodeJS.ProcessEnv;
  /** The user that it runs as; that of this process when left out. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Ends it as a crash does; SIGKILL when left out. */
  readonly crashSignal?: NodeJS.Signals;
  /** Resolves when the service answers; rejects while it doesn't. */
  readonly probe: () => Promise<unknown>;
  /** Receives each line of its output. */
  readonly log: (line: string) => void;
}

/** Milliseconds for a service to answer after its start, on a busy machine. */
const PATIENCE = 60_000;
const INTERVAL = 50;

/** Milliseconds in which a service ends by itself. */
const STOP_PATIENCE = 45_000;

/** Starts a service. Resolves when it answers. */
export async function startServiceProcess(options: ServiceProcessOptions): Promise<ServiceProcess> {
  const { name, port, program, args, cwd, environment, user, crashSignal = 'SIGKILL', probe, log } = options;
  let child: ChildProcess;

  const start = async () => {
    // Its own process group, so that signals reach its workers, too.
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
    child = spawn(program, args, { cwd, env: environment, detached: true, stdio, ...user });
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\n')) if (line !== '') log(`${name}: ${line}`);
      });
    await answers(child);
  };
  const answers = async (started: Pick<ChildProcess, 'exitCode' | 'signalCode'>) => {
    for (const deadline = Date.now() + PATIENCE; ; ) {
      if (hasEnded(started)) throw new Error(`${name} has ended before it answered: see its output.`);
      try {
        return await probe();
      } catch (error) {
        if (Date.now() > deadline) throw new Error(`${name} does not answer.`, { cause: error });
      }
      await pause(INTERVAL);
    }
  };
  const signal = (code: NodeJS.Signals) => {
    if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, code);
  };
  const end = async (code: NodeJS.Signals) => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    signal(code);
    const force = setTimeout(() => signal('SIGKILL'), STOP_PATIENCE);
    await ended;
    clearTimeout(force);
  };

  // A process group of its own would outlive this process.
  const killAtExit = () => signal(crashSignal);
  process.on('exit', killAtExit);
  await start();
  return {
    name,
    port,
    start,
    kill: () => end(crashSignal),
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    stop: () => end('SIGTERM'),
    close: async () => {
      await end('SIGTERM');
      process.off('exit', killAtExit);
    },
  };
}

function hasEnded({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean {
  return exitCode !== null || signalCode !== null;
}
