import { get } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Connections of one address, below the limit for each. */
const EACH_ADDRESS = 200;

/** Milliseconds between two bytes of a slow client. */
const PACE = 2_000;

/** Connections that are opened at a time, so that none is refused for want of a queue. */
const BURST = 100;

const HOST = 'Host: localhost\r\n';

/** What an idle client sends at first, and goes on with a byte at a time; nothing at all for a silent one. */
const KINDS: readonly string[] = [
  '',
  `GET / HTTP/1.1\r\n${HOST}X-Slow: `,
  `POST /_report HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
];

/** Clients that hold connections of a server without ever finishing a request. */
export interface IdleClients {
  /** How many connections are open. */
  readonly open: number;
  close(): Promise<void>;
}

/** Opens so many connections, silent ones and such with slow headers and bodies, each again when the server closes it. */
export async function openIdleClients(port: number, count: number): Promise<IdleClients> {
  const sockets = new Set<Socket>();
  let isClosing = false;
  const openOne = (index: number): Promise<void> => {
    const address = Math.floor(index / EACH_ADDRESS);
    const localAddress = `127.1.${address >> 8}.${(address & 255) + 1}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const first = KINDS[index % KINDS.length] ?? '';
    let pace: NodeJS.Timeout | undefined;
    socket.resume().on('error', () => undefined);
    return new Promise((resolve) => {
      socket.once('connect', () => {
        sockets.add(socket);
        if (first !== '') {
          socket.write(first);
          pace = setInterval(() => socket.write('x'), PACE);
        }
        resolve();
      });
      socket.once('close', () => {
        clearInterval(pace);
        sockets.delete(socket);
        resolve();
        if (!isClosing) setTimeout(() => !isClosing && void openOne(index), PACE / 4).unref();
      });
    });
  };
  for (let from = 0; from < count; from += BURST)
    await Promise.all(Array.from({ length: Math.min(BURST, count - from) }, (_, index) => openOne(from + index)));
  return {
    get open() {
      return sockets.size;
    },
    async close() {
      isClosing = true;
      const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}

/** Milliseconds until each of so many requests for a page was answered, each on a connection of its own, one after another. */
export async function timeRequests(port: number, path: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < count; request += 1) {
    const begun = performance.now();
    const status = await new Promise((resolve, reject) => {
      const options = { port, path, agent: false, headers: { host: 'localhost' } };
      get(options, (response) => response.resume().once('end', () => resolve(response.statusCode))).once(
        'error',
        reject,
      );
    });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other);
}
