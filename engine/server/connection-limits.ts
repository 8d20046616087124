import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_UPLOAD_BYTES } from '../api/upload.ts';
import type { IsTrustedProxy } from '../site/request-host.ts';
import type { BodyRateLimit } from './slow-bodies.ts';

/** Limits per client. Times are in milliseconds. */
export interface ClientTimeoutsAndLimits extends BodyRateLimit {
  /** From the opening of a connection, or the first byte of a request, until its headers are complete. */
  readonly headersTimeout: number;
  /** For the whole request with its body. */
  readonly requestTimeout: number;
  /** How long an open connection may wait for its next request. */
  readonly idleTimeout: number;
  /** How long a client may not read its response. */
  readonly unreadTimeout: number;
  /** Maximum bytes of a request body. */
  readonly maxBody: number;
  /** When this many are open, a new one takes the place of the oldest that has not been sent anything. */
  readonly maxConnections: number;
  /** Connections of one address, except for trusted proxies. */
  readonly maxConnectionsPerAddress: number;
}

export const DEFAULT_CLIENT_TIMEOUTS_AND_LIMITS: ClientTimeoutsAndLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  minBodyRate: 1_000,
  slowBodyTime: 5_000,
  idleTimeout: 5_000,
  unreadTimeout: 30_000,
  maxBody: MAX_UPLOAD_BYTES,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 256,
};

/**
 * Connections that may wait to be accepted. With fewer, the system drops some where many come at once, and their clients
 * try again after one second and after three. The system's own limit (`net.core.somaxconn`) holds too.
 */
export const LISTEN_BACKLOG = 4_096;

/** Milliseconds for a client to read the answer to a refused body. */
const GRACE = 500;

/** Milliseconds between checks of waiting connections. */
const MOST_BETWEEN_CHECKS = 200;

/** Options of Node's server for these limits. */
export function createNodeServerTimeoutOptions({
  headersTimeout,
  requestTimeout,
  idleTimeout,
  unreadTimeout,
}: ClientTimeoutsAndLimits) {
  return {
    headersTimeout: Math.min(headersTimeout, requestTimeout),
    requestTimeout,
    keepAliveTimeout: idleTimeout,
    // Frequent checks, so that connections expiring together are closed a few at a time.
    connectionsCheckingInterval: Math.min(MOST_BETWEEN_CHECKS, checkingInterval(headersTimeout, unreadTimeout)),
  };
}

function checkingInterval(...timeouts: readonly number[]): number {
  return Math.max(10, Math.min(2_000, ...timeouts.map((timeout) => timeout / 4)));
}

/** Refuses connections beyond the limits, and ends those whose client doesn't read. Costs nothing per request. */
export function limitConnections(server: Server, limits: ClientTimeoutsAndLimits, trusted: IsTrustedProxy): void {
  const { maxConnections, maxConnectionsPerAddress, unreadTimeout, headersTimeout } = limits;
  const closeIfSilent = silentConnections(server, headersTimeout);
  const open = new Map<Socket, Unread>();
  const perAddress = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (open.size >= maxConnections && !closeOldestUnanswered(open)) {
      socket.destroy();
      return;
    }
    const address = socket.remoteAddress ?? '';
    const others = perAddress.get(address) ?? 0;
    if (others >= maxConnectionsPerAddress && !trusted(address)) {
      socket.destroy();
      return;
    }
    perAddress.set(address, others + 1);
    open.set(socket, { read: 0, since: 0 });
    closeIfSilent(socket);
    socket.once('close', () => {
      open.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, unread] of open) if (isUnread(socket, unread, now, unreadTimeout)) socket.destroy();
  }, checkingInterval(unreadTimeout));
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
}

/** Number of steps over which silent connections are closed. */
const STEPS = 64;

/** Spreads consecutive connections over the steps. */
const STRIDE = 25;

/**
 * Closes silent connections spread over the second half of the headers timeout, so that thousands do not close and
 * reconnect at once. Node closes slow senders.
 */
function silentConnections(server: Server, headersTimeout: number): (socket: Socket) => void {
  // The first set is closed next. A set holds only open connections.
  const due = Array.from({ length: 2 * STEPS }, () => new Set<Socket>());
  let opened = 0;
  const timer = setInterval(
    () => {
      const silent = due.shift() ?? new Set();
      for (const socket of silent) if (socket.bytesRead === 0) server.emit('clientError', timedOut(), socket);
      silent.clear();
      due.push(silent);
    },
    headersTimeout / (2 * STEPS),
  );
  timer.unref();
  server.once('close', () => clearInterval(timer));
  return (socket) => {
    opened += 1;
    const set = due[STEPS + ((opened * STRIDE) % STEPS) - 1];
    set?.add(socket);
    socket.once('close', () => set?.delete(socket));
  };
}

function timedOut(): Error {
  return Object.assign(new Error('the connection has sent nothing'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

/**
 * Closes the oldest connection that was never answered, such as a slow sender; answered ones cannot be displaced. False
 * where there is none.
 */
function closeOldestUnanswered(open: Map<Socket, Unread>): boolean {
  for (const socket of open.keys()) {
    if (socket.bytesWritten > 0 || socket.writableLength > 0) continue;
    // Removed now, because the close event comes later.
    open.delete(socket);
    socket.destroy();
    return true;
  }
  return false;
}

/** Bytes that a client has read, and when it last read some, by the clock of the process. */
interface Unread {
  read: number;
  since: number;
}

function isUnread(socket: Socket, unread: Unread, now: number, timeout: number): boolean {
  const read = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0 || read !== unread.read || unread.since === 0) {
    unread.read = read;
    unread.since = now;
    return false;
  }
  return now - unread.since >= timeout;
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Ends the connection of an answered request whose body is still arriving. */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.pause();
    setTimeout(() => {
      // By now the body may be whole, and the connection in use for the next request.
      if (!request.complete) request.destroy();
    }, GRACE).unref();
  });
}
