import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ExplainedShopStartError } from './start-error.ts';

export interface SandboxChildProcess {
  readonly url: string;
  close(): Promise<void>;
}

export interface SandboxChildProcessOptions {
  readonly port: number;
  readonly dataDir: string;
  /** For tests: the clock can be moved, and requests that violate the contract fail. */
  readonly testClock: boolean;
  /** Origin for links in mails; `{site}` is replaced by the key of the brand. */
  readonly shopOrigin: string;
}

/** Milliseconds until the sandbox is killed; longer than it waits for calls in progress. */
const PATIENCE = 35_000;

/**
 * Starts the sandbox API in a separate process, so that its database work never delays a page. It ignores signals sent
 * to the process group, and ends after the shops, which need it for their last calls.
 */
export async function startSandboxChildProcess(
  root: string,
  { port, dataDir, testClock, shopOrigin }: SandboxChildProcessOptions,
): Promise<SandboxChildProcess> {
  const places = ['--port', String(port), '--data', dataDir, '--shop-origin', shopOrigin, '--with-parent'];
  const options = testClock ? [...places, '--test-clock', '--strict'] : places;
  const child = spawn(process.execPath, ['sandbox/main.ts', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await announcedUrl(child);
  return {
    url,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      child.disconnect();
      await ended;
      clearTimeout(force);
    },
  };
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the sandbox has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^sandbox API at (http:\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return url;
  }
  throw new ExplainedShopStartError('The sandbox API ended before it was ready; what it said stands above.');
}
