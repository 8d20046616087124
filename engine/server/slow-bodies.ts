import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface BodyRateLimit {
  /** Minimum bytes of a body in a second, on average since its headers; 0 for none. */
  readonly minBodyRate: number;
  /** Milliseconds in which a body may be slower. */
  readonly slowBodyTime: number;
}

interface ArrivingBody {
  readonly since: number;
  /** Bytes of the connection before the body. */
  readonly before: number;
}

/**
 * Ends connections whose body arrives too slowly. Returns what must be called with each request that has a body; others
 * cost nothing.
 */
export function limitSlowBodies(
  server: Server,
  { minBodyRate, slowBodyTime }: BodyRateLimit,
): (request: IncomingMessage) => void {
  if (minBodyRate === 0) return () => undefined;
  const arriving = new Map<Socket, ArrivingBody>();
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, { since, before }] of arriving) {
      const elapsed = now - since;
      if (elapsed < slowBodyTime || (socket.bytesRead - before) * 1_000 >= minBodyRate * elapsed) continue;
      arriving.delete(socket);
      if (socket.bytesWritten > 0) socket.destroy();
      else server.emit('clientError', createSlowBodyError(), socket);
    }
  }, slowBodyTime / 4);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
  return (request) => {
    const { socket } = request;
    arriving.set(socket, { since: performance.now(), before: socket.bytesRead });
    const forget = () => void arriving.delete(socket);
    request.once('end', forget).once('close', forget);
  };
}

function createSlowBodyError(): Error {
  return Object.assign(new Error('the body arrives too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
