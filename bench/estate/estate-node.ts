import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';

/** Milliseconds between two readings of the memory of a stopping server. */
const POLL_MS = 20;

const root = new URL('../..', import.meta.url).pathname;

/** A server in a process of its own, with the sandbox as its API. */
export interface EstateNode {
  readonly port: number;
  /** Milliseconds from the command until the shops are open. */
  readonly startMs: number;
  /** Stops it, and returns the most memory in bytes until it had stored everything. */
  stop(): Promise<number>;
}

export interface EstateNodeOptions {
  readonly dataDir: string;
  /** Settings that name its documents. */
  readonly settings: Readonly<Record<string, string>>;
  /** A free port with four more free ones after it; chosen when missing. */
  readonly port?: number;
}

/** Starts the built server, and waits until its shops are open. */
export async function startEstateNode({ dataDir, settings, port: wanted }: EstateNodeOptions): Promise<EstateNode> {
  const port = wanted ?? (await findFirstOfConsecutiveFreePorts(5));
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), VITRINE_DATA: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    let peakBytes = 0;
    while (child.exitCode === null && child.signalCode === null) {
      peakBytes = readPeakMemory(child.pid ?? 0) ?? peakBytes;
      await setTimeout(POLL_MS);
    }
    await ended;
    return peakBytes;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const lines = createInterface({ input: child.stdout });
      lines.on('line', (line) => {
        if (line.includes('The shops are open')) resolve();
      });
      lines.on('close', () => reject(new Error('the server ended before its shops were open')));
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, startMs: performance.now() - begun, stop };
}

/** In bytes; null for a process that has ended. */
function readPeakMemory(pid: number): number | null {
  const path = join('/proc', String(pid), 'status');
  if (!existsSync(path)) return null;
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8'))?.[1];
  return peak === undefined ? null : Number(peak) * 1024;
}
