import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Cache of compiled sources for repeated starts. Only a process that exits by itself writes it. */
const COMPILED = fileURLToPath(new URL('../../.vitrine/compiled', import.meta.url));
const DIE_AT_WRITE = new URL('./die-at-write.ts', import.meta.url).href;
const DIE_IN_CALL = new URL('./die-in-call.ts', import.meta.url).href;

/** Where a sandbox crashes: at a step of a call with an idempotency key, or of a bank decision. */
export interface SandboxCrashPoint {
  readonly in?: 'call' | 'decision';
  /** 1 for the first such call. */
  readonly call: number;
  /** 1 for the first step; 0 for none. */
  readonly step: number;
  /** A file that gets a line for each step of the call. */
  readonly log?: string;
}

/** A sandbox in its own process, which can be killed. */
export class KillableSandboxProcess {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown>;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
    this.#exit = once(process, 'exit');
  }

  /** With a number, the process kills itself before that database write, counted from its start. */
  static async start(dataDir: string, death: number | SandboxCrashPoint = 0): Promise<KillableSandboxProcess> {
    const { preload, env } = dyingOf(death);
    const child = spawn(process.execPath, [...preload, MAIN, '--port', '0', '--data', dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the sandbox ended before it was ready');
    });
    const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
    ended.catch(() => {});
    return new KillableSandboxProcess(String(line).replace('sandbox API at ', ''), child);
  }

  /** Kills the process without warning, like a power cut. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#exit;
  }

  /** Shuts it down. */
  async end(): Promise<void> {
    this.#process.kill('SIGTERM');
    await this.#exit;
  }

  /** Waits until the process has exited. */
  async waitForExit(): Promise<void> {
    await this.#exit;
  }
}

function dyingOf(death: number | SandboxCrashPoint): { preload: readonly string[]; env: Record<string, string> } {
  if (death === 0) return { preload: [], env: {} };
  if (typeof death === 'number') {
    return { preload: ['--import', DIE_AT_WRITE], env: { DIE_AT_WRITE: String(death) } };
  }
  const { in: kind = 'call', call, step, log = '' } = death;
  return {
    preload: ['--import', DIE_IN_CALL],
    env: { DIE_IN: kind, DIE_IN_CALL: String(call), DIE_AT_STEP: String(step), STEP_LOG: log },
  };
}
