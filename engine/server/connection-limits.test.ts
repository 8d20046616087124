import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseTrustedProxies } from '../site/request-host.ts';
import type { Endpoint } from './endpoint.ts';
import { startTestHttpServer } from './testing/raw-server.ts';

const HEAD = ['Host: one.localhost', '', ''].join('\r\n');

/** A connection that sends nothing by itself, and everything that it receives. */
async function open(port: number): Promise<{ readonly socket: Socket; readonly receivedText: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const receivedText = closed.then(() => Buffer.concat(chunks).toString('latin1'));
  await once(socket, 'connect');
  return { socket, receivedText };
}

/** Sends bytes one by one until the connection ends. */
function drip(socket: Socket): void {
  const sending = setInterval(() => socket.write('x'), 5);
  socket.once('close', () => clearInterval(sending));
}

/** An endpoint that answers with the body it has read. */
function readingEndpoints() {
  return new Map<string, Endpoint>([['_own', async ({ request }) => new Response(await request.text())]]);
}

const SOON = { headersTimeout: 80, requestTimeout: 160, idleTimeout: 80, unreadTimeout: 80 };

describe('a client connection', () => {
  test('that sends nothing is closed', async () => {
    const { port } = await startTestHttpServer({ limits: SOON });
    const idle = await Promise.all(Array.from({ length: 200 }, () => open(port)));
    const receivedTexts = await Promise.all(idle.map((one) => one.receivedText));
    expect(new Set(receivedTexts.map((text) => text.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  });

  test('that sends nothing is closed at another moment than others opened at the same time', async () => {
    const { port } = await startTestHttpServer({ limits: { headersTimeout: 2_000 } });
    const idle = await Promise.all(Array.from({ length: 64 }, () => open(port)));
    const times = await Promise.all(idle.map(({ receivedText }) => receivedText.then(() => performance.now())));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(400);
  });

  test('that sends its headers a byte at a time is closed', async () => {
    const { port } = await startTestHttpServer({ limits: SOON });
    const { socket, receivedText } = await open(port);
    socket.write('GET / HTTP/1.1\r\nX: ');
    drip(socket);
    expect(await receivedText).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that sends its body a byte at a time is closed, and reading the body ends', async () => {
    const read = Promise.withResolvers<string>();
    const { port } = await startTestHttpServer({
      limits: SOON,
      endpoints: new Map([
        [
          '_own',
          async ({ request }) => {
            const text = request.text();
            text.then(read.resolve, () => read.resolve('ended'));
            return new Response(await text);
          },
        ],
      ]),
    });
    const { socket, receivedText } = await open(port);
    socket.write(`POST /_own HTTP/1.1\r\nContent-Length: 1000000\r\n${HEAD}`);
    drip(socket);
    expect(await receivedText).toMatch(/^(HTTP\/1\.1 (408|499) |$)/);
    expect(await read.promise).toBe('ended');
  });

  test('whose body stays below the minimum rate is closed long before the whole request times out', async () => {
    const limits = { minBodyRate: 100_000, slowBodyTime: 60 };
    const { port } = await startTestHttpServer({ limits, endpoints: readingEndpoints() });
    const { socket, receivedText } = await open(port);
    socket.write(`POST /_own HTTP/1.1\r\nContent-Length: 1000000\r\n${HEAD}`);
    drip(socket);
    expect(await receivedText).toMatch(/^HTTP\/1\.1 408 [\s\S]*The request arrived too slowly\.\n$/);
  });

  test('whose body keeps the minimum rate is read to its end', async () => {
    const limits = { minBodyRate: 100, slowBodyTime: 200 };
    const { port } = await startTestHttpServer({ limits, endpoints: readingEndpoints() });
    const { socket, receivedText } = await open(port);
    socket.write(`POST /_own HTTP/1.1\r\nContent-Length: 1200\r\nConnection: close\r\n${HEAD}`);
    const sending = setInterval(() => socket.write('xxx'), 1);
    socket.once('close', () => clearInterval(sending));
    expect(await receivedText).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('that is idle for too long after its answer is closed', async () => {
    const { port } = await startTestHttpServer({ limits: SOON });
    const { socket, receivedText } = await open(port);
    socket.write(`GET /_own HTTP/1.1\r\n${HEAD}`);
    expect(await receivedText).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*GET \/_own$/);
  });

  test('whose client does not read the answer is closed', async () => {
    const body = Buffer.alloc(64 * 1024 * 1024);
    const answered = Promise.withResolvers<void>();
    const { port } = await startTestHttpServer({
      limits: SOON,
      page: async ({ signal }) => {
        signal.addEventListener('abort', () => answered.resolve());
        return { status: 200, headers: {}, body };
      },
    });
    const { socket } = await open(port);
    socket.pause();
    socket.write(`GET / HTTP/1.1\r\n${HEAD}`);
    await answered.promise;
  });

  test('replaces the oldest unanswered one when the limit is reached', async () => {
    const { port, get } = await startTestHttpServer({ limits: { maxConnections: 3 } });
    const answered = await open(port);
    answered.socket.write(`GET / HTTP/1.1\r\n${HEAD}`);
    await once(answered.socket, 'data');
    const [silent, slow] = [await open(port), await open(port)];
    slow.socket.write('GET / HTTP/1.1\r\nX: ');
    expect((await get('/'))?.status).toBe(200);
    expect(await silent.receivedText).toBe('');
    expect((await get('/'))?.status).toBe(200);
    expect([answered.socket.destroyed, slow.socket.destroyed]).toEqual([false, false]);
    await Promise.all([open(port), open(port)]);
    expect(await slow.receivedText).toBe('');
    expect(answered.socket.destroyed).toBe(false);
  });

  test('beyond the limit per address is refused, except from a trusted proxy', async () => {
    const limits = { maxConnectionsPerAddress: 3 };
    const { port, get } = await startTestHttpServer({ limits });
    const many = await Promise.all(Array.from({ length: 3 }, () => open(port)));
    expect(await (await open(port)).receivedText).toBe('');
    many[0]?.socket.end();
    await many[0]?.receivedText;
    expect((await get('/'))?.status).toBe(200);
    const behind = await startTestHttpServer({ limits, trusted: parseTrustedProxies('127.0.0.1') });
    await Promise.all(Array.from({ length: 5 }, () => open(behind.port)));
    expect((await behind.get('/'))?.status).toBe(200);
  });
});

describe('a request body', () => {
  test.each([
    ['of a page', 'GET /'],
    ['of a call', 'POST /_own'],
  ])('%s that is larger than allowed is refused before it is read', async (_, line) => {
    const { port } = await startTestHttpServer();
    const { socket, receivedText } = await open(port);
    socket.write(`${line} HTTP/1.1\r\nContent-Length: 100000000\r\n${HEAD}`);
    socket.write(Buffer.alloc(1_000_000));
    expect((await receivedText).split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large');
    expect(socket.bytesWritten).toBeLessThan(2_000_000);
  });

  test('without an end is cut off after the answer', async () => {
    const { port } = await startTestHttpServer();
    const { socket, receivedText } = await open(port);
    socket.write(`GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${HEAD}`);
    const sending = setInterval(() => socket.write('1\r\nx\r\n'), 5);
    socket.once('close', () => clearInterval(sending));
    expect(await receivedText).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test('that is whole soon after its answer leaves the connection open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { port } = await startTestHttpServer();
    const { socket, receivedText } = await open(port);
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    const answers = (count: number) => expect.poll(() => text.match(/"target":"\/"/g)).toHaveLength(count);
    socket.write(`GET / HTTP/1.1\r\nContent-Length: 2\r\n${HEAD}`);
    await answers(1);
    socket.write(`xxGET / HTTP/1.1\r\n${HEAD}`);
    await answers(2);
    vi.advanceTimersByTime(1_000);
    socket.write(`GET / HTTP/1.1\r\nConnection: close\r\n${HEAD}`);
    expect((await receivedText).match(/"target":"\/"/g)).toHaveLength(3);
  });

  test('that was read leaves the connection open', async () => {
    const { send } = await startTestHttpServer();
    const post = (connection: string) =>
      `POST /_own HTTP/1.1\r\nContent-Length: 2\r\nConnection: ${connection}\r\n${HEAD}xx`;
    const answer = await send(post('keep-alive') + post('close'));
    expect(answer?.body).toMatch(/^POST \/_own[\s\S]*HTTP\/1\.1 200 OK[\s\S]*$/);
  });
});
