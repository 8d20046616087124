import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiRequest } from './api-fetch.ts';
import { createKeepAliveFetch, MAX_IDLE_FOR_CHANGES_MS, MAX_UNPACKED_ANSWER_BYTES } from './keep-alive-fetch.server.ts';
import { toLostConnectionError } from './lost-connection.server.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function served(listener: RequestListener, { clock, ...options }: ServerOptions & { clock?: () => number } = {}) {
  server = createServer(options, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const fetch = createKeepAliveFetch(clock);
  const { signal } = new AbortController();
  return {
    sendRequest: (path: string, request: Partial<ApiRequest> = {}) =>
      fetch(`http://127.0.0.1:${address.port}${path}`, {
        method: 'GET',
        headers: {},
        redirect: 'error',
        signal,
        ...request,
      }),
  };
}

/** Answers with the request it received. */
const mirror: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  response.setHeader('x-two', ['1', '2']).end(JSON.stringify({ method, url, headers, body: await text(request) }));
};

describe('a request of the keep-alive fetch', () => {
  test('sends its headers, path and body and returns the whole text', async () => {
    const { sendRequest } = await served(mirror);
    const request = { method: 'PUT', headers: { 'x-app-key': 'app', 'content-type': 'application/json' }, body: '"é"' };
    const { ok, status, headers, ...answer } = await sendRequest('/v2/a?b=c%20d', request);
    const receivedRequest: unknown = JSON.parse(await answer.text());
    expect([ok, status, headers.get('x-two'), headers.get('retry-after')]).toEqual([true, 200, '1, 2', null]);
    expect(receivedRequest).toMatchObject({
      method: 'PUT',
      url: '/v2/a?b=c%20d',
      headers: { 'x-app-key': 'app', 'content-type': 'application/json', 'content-length': '4' },
      body: '"é"',
    });
  });

  test.each<[string, NonNullable<ApiRequest['body']>]>([
    ['text', 'one'],
    ['a stream', new Blob(['one']).stream()],
  ])('accepts %s as the body of a DELETE', async (_, body) => {
    const { sendRequest } = await served(mirror);
    const { body: receivedBody } = JSON.parse(await (await sendRequest('/', { method: 'DELETE', body })).text());
    expect(receivedBody).toBe('one');
  });

  test('without a body sends content-length 0 when its method changes something', async () => {
    const { sendRequest } = await served(mirror);
    const { headers } = JSON.parse(await (await sendRequest('/', { method: 'POST' })).text());
    expect([headers['content-length'], headers['transfer-encoding']]).toEqual(['0', undefined]);
    expect(headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  test('sends a multipart form with its boundary', async () => {
    const { sendRequest } = await served(mirror);
    const body = new FormData();
    body.set('photo', 'x');
    const { headers, body: receivedBody } = JSON.parse(await (await sendRequest('/', { method: 'POST', body })).text());
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'])?.[1];
    expect(receivedBody.split(/\r?\n/)).toContain(`--${boundary}`);
  });

  test('reuses the connection of the request before', async () => {
    const ports: unknown[] = [];
    const { sendRequest } = await served((request, response) => {
      ports.push(request.socket.remotePort);
      response.end('{}');
    });
    for (let times = 0; times < 3; times += 1) await sendRequest('/');
    expect(new Set(ports).size).toBe(1);
  });
});

describe('a connection of the keep-alive fetch', () => {
  /** Ports of the caller, one for each of its requests. */
  async function ports(methods: readonly string[], idle: number) {
    const used: (number | undefined)[] = [];
    let now = 0;
    const listener: RequestListener = (request, response) => {
      used.push(request.socket.remotePort);
      response.end('{}');
    };
    const { sendRequest } = await served(listener, { clock: () => now });
    for (const method of methods) {
      await sendRequest('/', { method });
      now += idle;
    }
    return used;
  }

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is used by %s until it was idle for two seconds', async (method) => {
    const [first, second] = await ports(['GET', method], MAX_IDLE_FOR_CHANGES_MS);
    expect(second).toBe(first);
    const [before, after] = await ports([method, method], MAX_IDLE_FOR_CHANGES_MS + 1);
    expect(after).not.toBe(before);
  });

  test('is used by reads for as long as it is open', async () => {
    expect(new Set(await ports(['GET', 'GET'], 50_000)).size).toBe(1);
  });

  test('is closed by the caller before the end that the server has set for idle connections', async () => {
    const closedBy = Promise.withResolvers<string>();
    const listener: RequestListener = ({ socket }, response) => {
      socket.once('end', () => closedBy.resolve('caller')).once('close', () => closedBy.resolve('server'));
      response.end('{}');
    };
    const { sendRequest } = await served(listener, { keepAliveTimeout: 2000 });
    await sendRequest('/');
    expect(await closedBy.promise).toBe('caller');
  });
});

describe('a request on a connection that was closed meanwhile', () => {
  /** Answers the first request of each connection and closes it on the next. */
  async function closing() {
    const receivedMethods: string[] = [];
    const answered = new WeakSet();
    const { sendRequest } = await served(({ method = '', socket }, response) => {
      receivedMethods.push(method);
      if (answered.has(socket)) socket.destroy();
      else response.end('{}');
      answered.add(socket);
    });
    return { sendRequest, receivedMethods };
  }

  test('is repeated when it only reads, however many connections were closed', async () => {
    const { sendRequest, receivedMethods } = await closing();
    const both = () => Promise.all([sendRequest('/a'), sendRequest('/b')]);
    await both();
    expect((await both()).map(({ status }) => status)).toEqual([200, 200]);
    expect(receivedMethods).toHaveLength(6);
  });

  test('is not repeated when it changes something, because it may have been done', async () => {
    const { sendRequest, receivedMethods } = await closing();
    await sendRequest('/');
    const failure: unknown = await sendRequest('/', { method: 'POST' }).catch(toLostConnectionError);
    expect(failure).toMatchObject({ message: 'lost network connection' });
    expect(receivedMethods).toEqual(['GET', 'POST']);
  });
});

describe('an answer to the keep-alive fetch', () => {
  test('that is compressed with gzip is decompressed', async () => {
    const { sendRequest } = await served((request, response) => {
      expect(request.headers['accept-encoding']).toBe('gzip');
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}'));
    });
    expect(await (await sendRequest('/')).text()).toBe('{"a":1}');
  });

  test('that unpacks to more bytes than an answer may have is a failure', async () => {
    const packed = gzipSync(Buffer.alloc(MAX_UNPACKED_ANSWER_BYTES + 1), { level: 1 });
    const { sendRequest } = await served((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    );
    await expect(sendRequest('/')).rejects.toThrow('fetch failed');
  });

  test('keeps binary content', async () => {
    const { sendRequest } = await served((_, response) => response.end(Buffer.from([0x25, 0xff])));
    expect([...new Uint8Array(await (await sendRequest('/')).arrayBuffer())]).toEqual([0x25, 0xff]);
  });

  test('is returned even if the server refuses the request before it has read its body', async () => {
    const { sendRequest } = await served((_, response) =>
      response.writeHead(413, { connection: 'close' }).end('large'),
    );
    const body = new Blob([new Uint8Array(4_000_000)]).stream();
    const { ok, status } = await sendRequest('/', { method: 'POST', body });
    expect([ok, status]).toEqual([false, 413]);
  });
});

describe('a failure of the keep-alive fetch has the message of the built-in fetch', () => {
  const failure = async (pendingRequest: Promise<unknown>): Promise<unknown> =>
    pendingRequest.catch((error: unknown) => error);
  const hangUp = ({ socket }: IncomingMessage) => void socket.destroy();

  test.each<[string, RequestListener, string]>([
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(), 'fetch failed'],
    ['a connection that ends before the answer', hangUp, 'lost network connection'],
    [
      'a connection that ends within the answer',
      (request, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"result":', () => hangUp(request));
      },
      'lost network connection',
    ],
    ['what is no HTTP', ({ socket }) => socket.end('HELLO\r\n\r\n'), 'fetch failed'],
  ])('%s', async (_, listener, message) => {
    const { sendRequest } = await served(listener);
    const error = await failure(sendRequest('/'));
    expect(error).toBeInstanceOf(TypeError);
    expect(toLostConnectionError(error)).toMatchObject({ message });
  });

  test('when nobody listens at the address, which the message leaves out', async () => {
    const { sendRequest } = await served(mirror);
    server?.close();
    expect(await failure(sendRequest('/'))).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
  });

  test('when the caller aborts before or during the answer: the reason of the abort', async () => {
    const begun = Promise.withResolvers<void>();
    const { sendRequest } = await served((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{', () => begun.resolve());
    });
    const reason = new Error('timeout of 5 ms exceeded');
    const caller = new AbortController();
    const pendingFailure = failure(sendRequest('/', { signal: caller.signal }));
    await begun.promise;
    caller.abort(reason);
    expect([await pendingFailure, await failure(sendRequest('/', { signal: caller.signal }))]).toEqual([
      reason,
      reason,
    ]);
  });

  test('when the stream of an upload fails, and the server sees the request cut off', async () => {
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
    const { sendRequest } = await served((request) => {
      request.once('data', () => begun.resolve()).on('close', () => ended.resolve(request.complete));
    });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      async pull(controller) {
        await begun.promise;
        controller.error(new Error('the upload is too large'));
      },
    });
    const error = await failure(sendRequest('/', { method: 'POST', body }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'fetch failed' });
    expect(await ended.promise).toBe(false);
  });
});
