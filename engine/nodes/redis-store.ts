import type { Redis, RedisOptions } from 'ioredis';
import type { EngineLogger } from '../cms/log.ts';
import { readRedisLog } from './redis-log.ts';
import {
  APPEND_WITH_LOCK_SCRIPT,
  COUNT_SCRIPT,
  HEARTBEAT_SCRIPT,
  READY_SCRIPT,
  RELEASE_SCRIPT,
  VALUE_OR_LOCK_SCRIPT,
} from './redis-scripts.ts';
import { createSharedClock } from './shared-clock.ts';
import type { SharedLock, SharedLogReader, SharedStore } from './shared-store.ts';

export interface RedisStoreOptions {
  /** Such as `redis://10.0.0.5:6379/0`. */
  readonly url: string;
  /** Unique name of this node. */
  readonly node: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly randomId: () => string;
  readonly log: EngineLogger;
}

const PREFIX = 'vitrine-';
const LOG = `${PREFIX}log`;
const NUMBERS = `${PREFIX}log-numbers`;
const NODES = `${PREFIX}nodes`;

/** The log is shortened to about this many entries. */
const MOST_ENTRIES = 1_000;

const HEARTBEAT_EVERY = 1_000;

/** Milliseconds after which a silent node is no longer waited for. */
const HEARTBEAT_LIFETIME = 3_500;

/** Milliseconds between the decision to switch and the switch, for the decision to reach every node. */
const TIME_TO_SWITCH = 60;

/** Milliseconds after which a Redis that owes an answer counts as away, so that no page waits for it any more. */
const MAX_SILENCE = 2_000;

/** A start does not wait longer for Redis, in milliseconds. */
const MAX_WAIT_AT_START = 2_000;

/** Without a queue of commands: while Redis is away, each fails at once. */
const CONNECTION = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000),
} satisfies RedisOptions;

/** Opens the store, and resolves also while Redis cannot be reached; connects again by itself. */
export async function openRedisStore(options: RedisStoreOptions): Promise<SharedStore> {
  const { url, node, clock, randomId, log } = options;
  const { Redis } = await import('ioredis');
  const commands = new Redis(url, { ...CONNECTION, commandTimeout: 1_000, socketTimeout: MAX_SILENCE });
  const sharedClock = createSharedClock(clock);
  let since = clock();
  let nodes: number | null = null;
  let isReachable = false;
  let isFollowing = false;

  const logAbsence = () => log.error({}, 'this node goes on alone, because Redis cannot be reached');

  const setReachable = (reachable: boolean) => {
    if (reachable === isReachable) return;
    isReachable = reachable;
    since = clock();
    if (reachable) log.info({}, 'the nodes share notices and data through Redis');
    else {
      nodes = null;
      logAbsence();
    }
  };

  const heartbeat = async () => {
    const begun = clock();
    const answer = await commands.eval(HEARTBEAT_SCRIPT, 1, NODES, isFollowing ? node : '', HEARTBEAT_LIFETIME);
    const [seconds, microseconds, count] = Array.isArray(answer) ? answer.map(Number) : [];
    sharedClock.sample(begun, clock(), Number(seconds) * 1_000 + Number(microseconds) / 1_000);
    nodes = count ?? null;
  };
  const timer = setInterval(() => {
    if (isReachable) heartbeat().catch(() => undefined);
  }, HEARTBEAT_EVERY).unref();

  const release = async ({ name, token }: SharedLock) => {
    await commands.eval(RELEASE_SCRIPT, 1, lockKey(name), token);
  };
  /** A command whose answer is late, as on a busy node, may have taken the lock all the same, and would keep it. */
  const unlessLate = <Answer>(lock: SharedLock, answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      release(lock).catch(() => undefined);
      throw error;
    });

  commands.on('error', () => undefined);
  commands.on('close', () => setReachable(false));
  commands.on('ready', () => {
    heartbeat().then(
      () => setReachable(true),
      () => undefined,
    );
  });
  await connectOrGoOn(commands);
  if (!isReachable) logAbsence();
  const reader = readRedisLog(new Redis(url, { ...CONNECTION, socketTimeout: 15_000 }), LOG);
  await reader.opened;

  return {
    isReachable: () => isReachable,
    status: () => ({ isReachable, since, nodes }),
    now: sharedClock.now,
    async lock(name, lifetime) {
      const token = randomId();
      const taken = await unlessLate({ name, token }, commands.set(lockKey(name), token, 'PX', lifetime, 'NX'));
      return taken === 'OK' ? { name, token } : null;
    },
    release,
    async valueOrLock(key, lockLifetime) {
      const token = randomId();
      const pendingReply = commands.eval(VALUE_OR_LOCK_SCRIPT, 2, valueKey(key), lockKey(key), token, lockLifetime);
      const found = await unlessLate({ name: key, token }, pendingReply);
      if (typeof found === 'string') return { kind: 'value', value: found };
      return found === 1 ? { kind: 'lock', lock: { name: key, token } } : { kind: 'busy' };
    },
    get: (key) => commands.get(valueKey(key)),
    async set(key, value, lifetime) {
      await commands.set(valueKey(key), value, 'PX', Math.max(1, Math.ceil(lifetime)));
    },
    async count(key, more, lifetime) {
      const answer = await commands.eval(COUNT_SCRIPT, 1, `${PREFIX}count:${key}`, more, lifetime);
      const [total = more, left = lifetime] = Array.isArray(answer) ? answer.map(Number) : [];
      return { total, left };
    },
    async append(text, lock?: SharedLock) {
      const keys = [LOG, NUMBERS, lockKey(lock?.name ?? '')];
      return (await commands.eval(APPEND_WITH_LOCK_SCRIPT, 3, ...keys, text, MOST_ENTRIES, lock?.token ?? '')) === 1;
    },
    async ready(entryId, overdue) {
      const keys = [LOG, NUMBERS, `${PREFIX}ready:${entryId}`, `${PREFIX}switch:${entryId}`, NODES];
      const limits = [overdue ? 1 : 0, HEARTBEAT_LIFETIME, TIME_TO_SWITCH];
      await commands.eval(READY_SCRIPT, 5, ...keys, entryId, MOST_ENTRIES, node, ...limits);
    },
    follow(listener: SharedLogReader) {
      isFollowing = true;
      reader.follow(listener);
      if (isReachable) heartbeat().catch(() => undefined);
    },
    async close() {
      clearInterval(timer);
      if (isReachable) await commands.zrem(NODES, node).catch(() => undefined);
      await reader.close();
      commands.removeAllListeners('close');
      commands.disconnect();
    },
  };
}

function lockKey(name: string): string {
  return `${PREFIX}lock:${name}`;
}

function valueKey(name: string): string {
  return `${PREFIX}value:${name}`;
}

/** Waits for the first connection and heartbeat, but a start does not fail without Redis. */
async function connectOrGoOn(connection: Pick<Redis, 'connect' | 'ping'>): Promise<void> {
  const connected = connection.connect().then(
    () => connection.ping(),
    () => undefined,
  );
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT_AT_START).unref();
  });
  await Promise.race([connected.catch(() => undefined), late]);
}
