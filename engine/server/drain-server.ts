import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

export interface DrainSettings {
  /** Milliseconds that requests under way have to end; 30 seconds when left out. */
  readonly patience?: number;
  /** Milliseconds in which connections are still accepted though nothing is under way, for load balancers to hear of it. */
  readonly delay?: number;
}

/** Milliseconds between two looks at the connections that are left. */
const INTERVAL = 20;

/** Milliseconds in which answers that are complete have to reach whom they are for. */
const FLUSH = 500;

/** A response that tells the client to close the connection from the moment on in which the server is stopping. */
export function stoppableResponse(stopping: AbortSignal) {
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

/** Connections of a server, followed from its start on: nothing is done for each request. */
export function followConnections(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * Ends a server: closes idle connections at once, lets requests under way end, and takes new ones meanwhile, so that a load
 * balancer can hear from `/healthz` that it should send no more. Whoever has not ended in time is cut off.
 */
export async function drainServer(
  server: Server,
  sockets: ReadonlySet<Socket>,
  { patience = 30_000, delay = 0 }: DrainSettings = {},
): Promise<void> {
  if (!server.listening) return;
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  server.closeIdleConnections();
  while (elapsed() < patience && (elapsed() < delay || hasRequests(sockets))) {
    await pause(INTERVAL);
    server.closeIdleConnections();
  }
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  for (const socket of sockets) if (isUnused(socket)) socket.destroy();
  const flushed = setTimeout(() => server.closeAllConnections(), elapsed() < patience ? FLUSH : 0);
  await closed;
  clearTimeout(flushed);
}

/** A browser opens connections ahead of its requests. */
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
