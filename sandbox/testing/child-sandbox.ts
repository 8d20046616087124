import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A sandbox in a process of its own, which can be killed. */
export class ChildSandbox {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
  }

  static async start(dataDir: string, port: number): Promise<ChildSandbox> {
    const child = spawn(process.execPath, [MAIN, '--port', String(port), '--data', dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
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
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exit;
  }
}
