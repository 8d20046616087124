import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

export interface DrainSettings {
  /** Milliseconds for requests under way to end; 30 seconds when left out. */
  readonly patience?: number;
  /** Milliseconds in which connections are still accepted, for load balancers to notice the shutdown. */
  readonly delay?: number;
}

/** Milliseconds between checks of the open connections. */
const INTERVAL = 20;

/** Milliseconds for complete responses to reach their clients. */
const FLUSH = 500;

/** Responses that close their connection once the server is stopping. */
export function createConnectionClosingResponseClass(stopping: AbortSignal) {
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(
      status: number,
      reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
      headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
    ): this {
      if (stopping.aborted) this.shouldKeepAlive = false;
      return typeof reason === 'string' ? super.writeHead(status, reason, headers) : super.writeHead(status, reason);
    }
  };
}

/** Connections of a server, tracked from its start, without work per request. */
export function trackOpenSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * Drains a server: closes idle connections after the delay, completes requests under way, and still answers new ones, so
 * that a load balancer sees that `/healthz` fails. Connections that don't end in time are closed.
 */
export async function drainServer(
  server: Server,
  sockets: ReadonlySet<Socket>,
  { patience = 30_000, delay = 0 }: DrainSettings = {},
): Promise<void> {
  if (!server.listening) return;
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  // During the delay, a load balancer may still send a request on an idle connection; its response closes it.
  const closeIdle = () => {
    if (elapsed() >= delay) server.closeIdleConnections();
  };
  closeIdle();
  while (elapsed() < patience && (elapsed() < delay || hasRequests(sockets))) {
    await pause(INTERVAL);
    closeIdle();
  }
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  for (const socket of sockets) if (isUnused(socket)) socket.destroy();
  const flushed = setTimeout(() => server.closeAllConnections(), elapsed() < patience ? FLUSH : 0);
  await closed;
  clearTimeout(flushed);
}

/** Browsers open connections ahead of their requests. */
function isUnused({ bytesRead }: Socket): boolean {
  return bytesRead === 0;
}

function hasRequests(sockets: ReadonlySet<Socket>): boolean {
  return [...sockets].some((socket) => !isUnused(socket));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
