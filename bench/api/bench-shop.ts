import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';

const root = new URL('../..', import.meta.url).pathname;

/** One customer sends all calls. */
const NO_LIMITS = { VITRINE_MAX_CALLS_PER_ADDRESS: '0', VITRINE_MAX_CALLS_PER_CUSTOMER: '0' };

/** The shops and their sandbox, each in its own process as with `npm start`, over a newly seeded database. */
export interface BenchShopProcess {
  readonly port: number;
  readonly apiPort: number;
  close(): Promise<void>;
}

/** With `apiPort`, the shops use the API on that port instead of their own sandbox. */
export async function startBenchShop(dataDir: string, apiPort?: number): Promise<BenchShopProcess> {
  const port = await findFirstOfConsecutiveFreePorts(2);
  const api = apiPort === undefined ? {} : { VITRINE_API_URL: `http://127.0.0.1:${apiPort}` };
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), VITRINE_DATA: dataDir, ...NO_LIMITS, ...api },
  });
  await opened(child);
  return {
    port,
    apiPort: apiPort ?? port + 1,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function opened({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('the shop has no output');
  for await (const line of createInterface({ input: stdout })) {
    if (!line.startsWith('Stop with')) continue;
    stdout.resume();
    return;
  }
  throw new Error('the shop ended before it was open');
}
