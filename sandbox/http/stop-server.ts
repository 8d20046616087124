import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between checks of the open connections. */
const INTERVAL = 20;

/** Tracks the connections of a server. The returned function stops it, with `patience` milliseconds for calls under way. */
export function createServerStopper(server: Server): (patience: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async (patience) => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    const closeIdle = () => {
      server.closeIdleConnections();
      // Browsers open connections ahead of their requests.
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
