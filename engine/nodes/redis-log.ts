import type { Redis } from 'ioredis';
import type { SharedLogReader } from './shared-store.ts';

export interface RedisLogReader {
  /** Resolves when the end of the log is known, or the connection has failed. */
  readonly opened: Promise<void>;
  follow(listener: SharedLogReader): void;
  close(): Promise<void>;
}

type Connection = Pick<Redis, 'connect' | 'xrevrange' | 'xread' | 'on' | 'off' | 'disconnect' | 'status'>;

/** Milliseconds that one read waits for entries. */
const WAIT_FOR_ENTRIES = 5_000;

/** Entries of one read. */
const MOST_AT_ONCE = 100;

/**
 * Reads a stream on a connection of its own, because a read blocks it. After a lost connection it goes on behind the
 * last entry that it has read.
 */
export function readRedisLog(connection: Connection, stream: string): RedisLogReader {
  let lastId: string | null = null;
  let lastNumber: number | null = null;
  let listener: SharedLogReader | null = null;
  let isClosed = false;
  let reading: Promise<void> = Promise.resolve();

  connection.on('error', () => undefined);
  const opened = connection.connect().then(findEnd, () => undefined);
  // Every later connection may have missed entries that are no longer in the log.
  void opened.then(() => connection.on('ready', () => void resume()));

  async function findEnd(): Promise<void> {
    const [entry] = await connection.xrevrange(stream, '+', '-', 'COUNT', 1);
    lastId = entry?.[0] ?? '0-0';
    lastNumber = numberOf(entry?.[1] ?? []);
  }

  async function resume(): Promise<void> {
    if (!listener || isClosed) return;
    listener.gap();
    read(listener);
  }

  function read(reader: SharedLogReader): void {
    reading = reading.then(() => readUntilLost(reader)).catch(() => undefined);
  }

  async function readUntilLost(reader: SharedLogReader): Promise<void> {
    if (lastId === null) await findEnd();
    while (!isClosed) {
      const from = lastId ?? '0-0';
      const answer = await connection.xread('COUNT', MOST_AT_ONCE, 'BLOCK', WAIT_FOR_ENTRIES, 'STREAMS', stream, from);
      for (const [id, fields] of answer?.[0]?.[1] ?? []) {
        const number = numberOf(fields);
        if (lastNumber !== null && number !== lastNumber + 1) reader.gap();
        lastId = id;
        lastNumber = number;
        reader.entry(id, fields[fields.indexOf('text') + 1] ?? '');
      }
    }
  }

  return {
    opened,
    follow(reader) {
      listener = reader;
      if (connection.status === 'ready') read(reader);
    },
    async close() {
      isClosed = true;
      connection.disconnect();
      await reading;
    },
  };
}

function numberOf(fields: readonly string[]): number | null {
  const at = fields.indexOf('number');
  return at < 0 ? null : Number(fields[at + 1]);
}
