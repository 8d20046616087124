import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks at the connections that are left. */
const INTERVAL = 20;

/** Follows the connections of a server, and gives what stops it: calls under way have `patience` milliseconds to end. */
export function stopperOf(server: Server): (patience: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async (patience) => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    const closeIdle = () => {
      server.closeIdleConnections();
      // A browser opens connections ahead of its requests.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };
    closeIdle();
    const look = setInterval(closeIdle, INTERVAL);
    const end = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearInterval(look);
    clearTimeout(end);
  };
}
