import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const DIE_AT_WRITE = new URL('./die-at-write.ts', import.meta.url).href;

/** A sandbox in a process of its own, which can be killed. */
export class ChildSandbox {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown>;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
    this.#exit = once(process, 'exit');
  }

  /** With `dieAtWrite` it kills itself just before that write to its database. */
  static async start(dataDir: string, dieAtWrite = 0): Promise<ChildSandbox> {
    const preload = dieAtWrite > 0 ? ['--import', DIE_AT_WRITE] : [];
    const child = spawn(process.execPath, [...preload, MAIN, '--port', '0', '--data', dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DIE_AT_WRITE: String(dieAtWrite) },
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the sandbox ended before it was ready');
    });
    const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
    ended.catch(() => {});
    return new ChildSandbox(String(line).replace('sandbox API at ', ''), child);
  }

  /** Ends it without a warning, as a power cut does. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#exit;
  }

  /** Waits until it is dead. */
  async died(): Promise<void> {
    await this.#exit;
  }
}
