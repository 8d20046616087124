import { connect } from 'node:net';

/** Runs in a separate process, so that it slows down no measurement: `node idle-clients.ts <port> <count>`. */
const [port = 0, count = 0] = process.argv.slice(2).map(Number);

/** Connections per client address, below the server's limit. */
const EACH_ADDRESS = 200;

/** Milliseconds between two bytes of a slow client. */
const PACE = 2_000;

/** Connections opened at a time, so that none is refused because the listen queue is full. */
const BURST = 100;

const HOST = 'Host: localhost\r\n';

/** What each kind of idle client sends first, before it continues a byte at a time; a silent one sends nothing. */
const KINDS: readonly string[] = [
  '',
  `GET / HTTP/1.1\r\n${HOST}X-Slow: `,
  `POST /_report HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
];

let open = 0;

/** Opens a connection, and another one whenever the server closes it. */
function openOne(index: number): Promise<void> {
  const address = Math.floor(index / EACH_ADDRESS);
  const localAddress = `127.1.${address >> 8}.${(address & 255) + 1}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const first = KINDS[index % KINDS.length] ?? '';
  let isOpen = false;
  let pace: NodeJS.Timeout | undefined;
  socket.resume().on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('connect', () => {
      isOpen = true;
      open += 1;
      if (first !== '') {
        socket.write(first);
        pace = setInterval(() => socket.write('x'), PACE);
      }
      resolve();
    });
    socket.once('close', () => {
      clearInterval(pace);
      if (isOpen) open -= 1;
      resolve();
      setTimeout(() => void openOne(index), PACE * Math.random());
    });
  });
}

for (let from = 0; from < count; from += BURST)
  await Promise.all(Array.from({ length: Math.min(BURST, count - from) }, (_, index) => openOne(from + index)));
process.on('message', () => process.send?.(open));
process.send?.('ready');
