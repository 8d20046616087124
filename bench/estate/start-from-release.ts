import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';

const root = new URL('../..', import.meta.url).pathname;

export interface StartFigures {
  /** Milliseconds from the command until the shops are open. */
  readonly startMs: number;
  /** Most memory of the process until then, and some seconds later, when everything is stored. */
  readonly peakBytes: number;
}

/** Starts the built server from the live release of a folder store, with the sandbox as its API. */
export async function startFromRelease(store: string, dataDir: string, settleMs: number): Promise<StartFigures> {
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
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    return { startMs, peakBytes: readPeakMemory(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function readPeakMemory(pid: number): number {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1024;
}
