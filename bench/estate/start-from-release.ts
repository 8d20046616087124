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

export interface StartFigures {
  /** Milliseconds from the command until the shops are open. */
  readonly startMs: number;
  /** Most memory of the process, until it has stored everything and stopped. */
  readonly peakBytes: number;
}

/** Starts the built server from the live release of a folder store, with the sandbox as its API. */
export async function startFromRelease(store: string, dataDir: string): Promise<StartFigures> {
  const port = await findFirstOfConsecutiveFreePorts(5);
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      VITRINE_DATA: dataDir,
      VITRINE_CMS: 'release',
      VITRINE_STORE: `file://${store}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        if (line.includes('The shops are open')) resolve();
      });
      lines.on('close', () => reject(new Error('the server ended before its shops were open')));
    });
    const startMs = performance.now() - begun;
    // A stopping server first stores what it has read.
    child.kill('SIGTERM');
    let peakBytes = 0;
    while (child.exitCode === null && child.signalCode === null) {
      peakBytes = readPeakMemory(child.pid ?? 0) ?? peakBytes;
      await setTimeout(POLL_MS);
    }
    return { startMs, peakBytes };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** In bytes; null for a process that has ended. */
function readPeakMemory(pid: number): number | null {
  const path = join('/proc', String(pid), 'status');
  if (!existsSync(path)) return null;
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8'))?.[1];
  return peak === undefined ? null : Number(peak) * 1024;
}
