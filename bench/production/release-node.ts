import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Builds the archive of a release and unpacks it; returns its folder. */
export function buildAndUnpackRelease(folder: string): string {
  execFileSync(process.execPath, ['scripts/release/main.ts', '--out', folder], { cwd: root, stdio: 'pipe' });
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  execFileSync('tar', ['-xzf', `vitrine-${version}.tar.gz`], { cwd: folder });
  return join(folder, `vitrine-${version}`);
}

export interface ReleaseNodeOptions {
  readonly release: string;
  readonly dataDir: string;
  readonly apiUrl: string;
  readonly workers: number;
}

export interface ReleaseNode {
  readonly port: number;
  /** Milliseconds from the command until the shops are reported open. */
  readonly startedIn: number;
  close(): Promise<void>;
}

/** Starts `vitrine serve` of a release with the documents of this source tree. */
export async function startReleaseNode({
  release,
  dataDir,
  apiUrl,
  workers,
}: ReleaseNodeOptions): Promise<ReleaseNode> {
  const port = await findFirstOfConsecutiveFreePorts(4);
  const settings = `${dataDir}.json`;
  writeFileSync(
    settings,
    JSON.stringify({
      PORT: port,
      VITRINE_DATA: dataDir,
      VITRINE_DOCUMENTS: root,
      VITRINE_WORKERS: workers,
      VITRINE_API_URL: apiUrl,
      VITRINE_API_ACCOUNTS_FILE: join(root, 'sandbox/seed/brands.json'),
      VITRINE_MAX_CONNECTIONS_PER_ADDRESS: 1000,
    }),
  );
  const begun = performance.now();
  const child = spawn(join(release, 'bin/vitrine'), ['serve', '--settings', settings], {
    env: { PATH: `${join(process.execPath, '..')}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readUntilOpen(child);
  const startedIn = performance.now() - begun;
  return {
    port,
    startedIn,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readUntilOpen({ stdout }: Pick<ChildProcess, 'stdout'>): Promise<void> {
  if (!stdout) throw new Error('the release has no output');
  for await (const line of createInterface({ input: stdout })) {
    if (!line.includes('the shops are open')) continue;
    stdout.resume();
    return;
  }
  throw new Error('the release ended before its shops were open');
}
