import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedisServer } from '../../scripts/test/find-redis.ts';

/** A Redis server of a test, which stores nothing on disk. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Ends it at once, as a crash does; everything that it held is lost. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestRedis(port: number): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-redis-'));
  const program = findRedisServer();
  let child: ChildProcess;

  async function start(): Promise<void> {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const chunk of child.stdout ?? []) {
      if (String(chunk).includes('Ready to accept connections')) break;
    }
    await waitUntilItAccepts(port);
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    port,
    kill,
    startAgain: start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilItAccepts(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
