import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { findFaketimeLibrary } from '../../scripts/test/find-faketime.ts';
import type { Fault } from './faults.ts';
import type { FaultyTopology } from './faulty-topology.ts';

const RESOLVER = fileURLToPath(new URL('faulty-resolver.ts', import.meta.url));

/** Milliseconds for which faults of a single node last. */
const DURATION = 6_000;

const ADVICE =
  'A full disk is tried on a tmpfs of its own, which only root can mount. Run the command as root, or leave these ' +
  'faults out with `-- --without disk`.';

const paths = (folder: string) => ({
  clock: join(folder, 'clock-of-node-2'),
  resolver: join(folder, 'resolver-of-node-1'),
  disk: join(folder, 'disk-of-node-2'),
});

export interface NodeFaultsOptions {
  readonly folder: string;
  readonly hasDisk: boolean;
}

/** Gives node 1 a resolver, and node 2 a clock and a disk, that can fail. */
export function prepareNodeFaults({ folder, hasDisk }: NodeFaultsOptions) {
  const { clock, resolver, disk } = paths(folder);
  const library = findFaketimeLibrary();
  writeFileSync(clock, '+0');
  writeFileSync(resolver, 'none');
  mkdirSync(disk);
  if (hasDisk) {
    if (process.getuid?.() !== 0) throw new Error(ADVICE);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  }
  return {
    environmentOf: (name: string, apiPort: number): NodeJS.ProcessEnv =>
      name === 'node-1'
        ? {
            NODE_OPTIONS: `--import ${RESOLVER}`,
            FAULTY_RESOLVER: resolver,
            VITRINE_API_URL: `http://api.parts.test:${apiPort}`,
          }
        : {
            VITRINE_DATA: disk,
            LD_PRELOAD: library,
            FAKETIME_TIMESTAMP_FILE: clock,
            FAKETIME_CACHE_DURATION: '1',
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
          },
    remove: () => {
      if (hasDisk) execFileSync('umount', ['--lazy', disk]);
    },
  };
}

function single(name: string, part: 'node-1' | 'node-2' | 'redis', change: Pick<Fault, 'begin' | 'end'>): Fault {
  return { name, parts: [part], duration: DURATION, ...change };
}

const writeTo = (name: 'clock' | 'resolver', value: string) => async (topology: Pick<FaultyTopology, 'folder'>) =>
  writeFileSync(paths(topology.folder)[name], value);

export const clockFaults: readonly Fault[] = [
  ['node-2 an hour fast', '+3600'],
  ['node-2 an hour slow', '-3600'],
  ['node-2 with a clock that runs twice as fast', '+0 x2'],
].map(([name = '', time = '']) =>
  single(name, 'node-2', { begin: writeTo('clock', time), end: writeTo('clock', '+0') }),
);

export const resolverFaults: readonly Fault[] = [
  single('node-1 without the name of the API', 'node-1', {
    begin: writeTo('resolver', 'missing'),
    end: writeTo('resolver', 'none'),
  }),
  single('node-1 with a slow resolver', 'node-1', {
    begin: writeTo('resolver', 'slow'),
    end: writeTo('resolver', 'none'),
  }),
];

const FILLER = 'filler';

/** The last bytes of the disk are taken, while the node also has to start. */
export const diskFault: Fault = single('node-2 with a full disk, started again', 'node-2', {
  begin: async ({ folder, service }) => {
    const { disk } = paths(folder);
    const { bavail, bsize } = statfsSync(disk);
    execFileSync('dd', ['if=/dev/zero', `of=${join(disk, FILLER)}`, `bs=${bsize}`, `count=${bavail}`], {
      stdio: 'pipe',
    });
    const node = service('node-2');
    await node.kill();
    await node.start();
  },
  end: async ({ folder }) => rmSync(join(paths(folder).disk, FILLER)),
});

/** Every stored file of the node is cut to half, and the node starts from what is left. */
export const corruptFault: Fault = single('node-1 with damaged files, started again', 'node-1', {
  begin: async ({ folder, service }) => {
    const node = service('node-1');
    await node.kill();
    const data = join(folder, `node-${node.port}`);
    const files = globSync('**/*', { cwd: data, withFileTypes: true }).filter((entry) => entry.isFile());
    if (files.length === 0) throw new Error(`${data} has no files to damage`);
    for (const { parentPath, name } of files) damage(join(parentPath, name));
    await node.start();
  },
  end: async () => {},
});

function damage(path: string): void {
  if (!existsSync(path)) return;
  truncateSync(path, 20);
}

async function withRedis<Result>(topology: Pick<FaultyTopology, 'service'>, work: (redis: Redis) => Promise<Result>) {
  const redis = new Redis({ port: topology.service('redis').port });
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function setMemory(topology: FaultyTopology, bytes: string, policy: string): Promise<void> {
  await withRedis(topology, async (redis) => {
    await redis.config('SET', 'maxmemory-policy', policy);
    await redis.config('SET', 'maxmemory', bytes);
  });
}

export const redisFaults: readonly Fault[] = [
  single('redis full', 'redis', {
    begin: (topology) => setMemory(topology, '1', 'noeviction'),
    end: (topology) => setMemory(topology, '268435456', 'volatile-lru'),
  }),
  single('redis with damaged values', 'redis', {
    begin: (topology) =>
      withRedis(topology, async (redis) => {
        for (const key of await redis.keys('vitrine-value:*')) await redis.set(key, '{"answer":', 'KEEPTTL');
      }),
    end: async () => {},
  }),
];
