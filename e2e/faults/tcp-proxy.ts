import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Faults of a network: `slow` delays every chunk, `cut` resets connections, `cut-answers` resets them during responses,
 * and `silent` leaves them open without forwarding data.
 */
export type NetworkFault = 'none' | 'slow' | 'cut' | 'cut-answers' | 'silent';

export interface TcpProxy {
  readonly port: number;
  set(fault: NetworkFault): void;
  close(): void;
}

/** Milliseconds of delay for a chunk in each direction. */
const DELAY = 300;

/** Bytes of a response that pass before it is cut. */
const BYTES_BEFORE_CUT = 700;

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  passed: number;
}

/** Forwards connections to a port of this machine, with the chosen fault. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let fault: NetworkFault = 'none';
  const open = new Set<Connection>();
  const reset = ({ client, server }: Connection) => {
    client.resetAndDestroy();
    server.resetAndDestroy();
  };
  const pass = (connection: Connection, from: Socket, to: Socket) => {
    let before: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      if (fault === 'silent') return;
      if (from === connection.server) connection.passed += chunk.length;
      if (fault === 'cut-answers' && connection.passed > BYTES_BEFORE_CUT) return reset(connection);
      if (fault !== 'slow') return void before.then(() => to.writable && to.write(chunk));
      before = before.then(() => pause(DELAY)).then(() => to.writable && to.write(chunk));
    });
    from.on('end', () => void before.then(() => to.end()));
    from.on('error', () => reset(connection));
    from.on('close', () => {
      open.delete(connection);
      if (fault !== 'silent') void before.then(() => to.destroySoon());
    });
  };
  const server = createServer((client) => {
    if (fault === 'cut') return void client.on('error', () => undefined).resetAndDestroy();
    const connection = { client, server: connect({ port: target, host: '127.0.0.1' }), passed: 0 };
    open.add(connection);
    pass(connection, client, connection.server);
    pass(connection, connection.server, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set(next) {
      // A silent connection does not recover its lost bytes, as after a failure of a router.
      if (next === 'cut' || fault === 'silent') for (const connection of open) reset(connection);
      fault = next;
      if (next === 'cut-answers') for (const connection of open) connection.passed = 0;
    },
    close() {
      server.close();
      for (const connection of open) reset(connection);
    },
  };
}
