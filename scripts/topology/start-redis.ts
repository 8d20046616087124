import { mkdirSync } from 'node:fs';
import { findRedisServer } from '../test/find-redis.ts';
import { probePort } from './probes.ts';
import { type ServiceProcess, type ServiceProcessOptions, startServiceProcess } from './service-process.ts';

export interface RedisProcessOptions extends Pick<ServiceProcessOptions, 'port' | 'log'> {
  readonly folder: string;
}

/** Redis that stores nothing on disk. Resolves when it accepts connections. */
export function startRedis({ folder, port, log }: RedisProcessOptions): Promise<ServiceProcess> {
  mkdirSync(folder, { recursive: true });
  const memory = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-lru'];
  const nothingStored = ['--save', '', '--appendonly', 'no', '--dir', folder];
  return startServiceProcess({
    name: 'redis',
    port,
    program: findRedisServer(),
    args: ['--port', String(port), '--bind', '127.0.0.1', ...nothingStored, ...memory],
    environment: process.env,
    probe: () => probePort(port),
    log,
  });
}
