import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { InstalledDirectusPackages } from './install-directus.ts';

export type DirectusEnvironment = Readonly<Record<string, string>>;

/** Runs a command of the Directus CLI to its end. Rejects with its output when it fails. */
export async function runDirectusCommand(
  install: InstalledDirectusPackages,
  args: readonly string[],
  options: { cwd: string; env: DirectusEnvironment },
): Promise<void> {
  const { child, output } = spawnDirectus(install, args, options);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`directus ${args.join(' ')} failed:\n${output()}`);
}

/** A running Directus server. */
export interface DirectusServerProcess {
  close(): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
}

/** Starts the Directus server and waits until it listens. Rejects with its output if it exits before. */
export async function startDirectusServer(
  install: InstalledDirectusPackages,
  options: { cwd: string; env: DirectusEnvironment },
): Promise<DirectusServerProcess> {
  const { child, output } = spawnDirectus(install, ['start'], options);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').then(() => {
    process.removeListener('exit', kill);
  });
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve();
    });
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`Directus ended before it was ready:\n${output()}`);
    }),
  ]);
  return {
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function spawnDirectus(
  install: InstalledDirectusPackages,
  args: readonly string[],
  options: { cwd: string; env: DirectusEnvironment },
): { child: ChildProcess; output: () => string } {
  const child = spawn(install.node, [install.cli, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let outputTail = '';
  const appendOutput = (chunk: Buffer) => {
    outputTail = (outputTail + chunk.toString()).slice(-8_000);
  };
  child.stdout?.on('data', appendOutput);
  child.stderr?.on('data', appendOutput);
  return { child, output: () => outputTail };
}
