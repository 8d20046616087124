import { expect, test } from 'vitest';
import type { BrowserLookupDependencies } from './find-chromium.ts';
import { findRedisServer } from './find-redis.ts';

function machine(programs: string[], environment = {}, installed: string[] = []): BrowserLookupDependencies {
  return {
    environment: { PATH: '/bin:/usr/bin', ...environment },
    isExecutable: (path) => programs.includes(path),
    installPackage: (name) => {
      installed.push(name);
      programs.push(`/usr/bin/${name}`);
      return true;
    },
  };
}

test('a Redis server that REDIS_SERVER names is taken before one on PATH', () => {
  const programs = ['/opt/redis-server', '/bin/redis-server'];
  expect(findRedisServer(machine(programs, { REDIS_SERVER: '/opt/redis-server' }))).toBe('/opt/redis-server');
  expect(findRedisServer(machine(programs))).toBe('/bin/redis-server');
});

test('a missing Redis server is installed, or the error advises how', () => {
  const installed: string[] = [];
  expect(findRedisServer(machine([], {}, installed))).toBe('/usr/bin/redis-server');
  expect(installed).toEqual(['redis-server']);
  const bare = { ...machine([]), installPackage: () => false };
  expect(() => findRedisServer(bare)).toThrow(/apt-get install redis-server.*set REDIS_SERVER to its path/);
  expect(() => findRedisServer({ ...bare, environment: { REDIS_SERVER: '/nowhere' } })).toThrow(
    'REDIS_SERVER is "/nowhere", and there is no program at that path.',
  );
});
