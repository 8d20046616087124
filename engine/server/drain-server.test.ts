import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { parseTrustedProxies } from '../site/request-host.ts';
import { createDevelopmentEventStream } from './development-event-stream.ts';
import { drainServer, trackOpenSockets } from './drain-server.ts';
import { createTextAnswer, createTextResponse } from './endpoint.ts';
import { createHttpServer } from './http-server.ts';

/** A server with a page that the test completes, and an endless event stream. */
async function startServer() {
  const stopping = new AbortController();
  const requestArrival = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = createHttpServer({
    trusted: parseTrustedProxies(''),
    ready: () => true,
    serves: () => true,
    endpoints: new Map([
      ['_dev', createDevelopmentEventStream(stopping.signal).endpoint],
      [
        '_slow',
        async () => {
          requestArrival.resolve();
          await released.promise;
          return createTextResponse(200, 'in the end');
        },
      ],
    ]),
    findFile: () => undefined,
    page: async ({ target }) => {
      if (target === '/slow') {
        requestArrival.resolve();
        await released.promise;
      }
      return createTextAnswer(200, `page ${target}`);
    },
    cached: () => undefined,
    lastResort: () => createTextAnswer(500, 'failed'),
    failed: () => undefined,
    stopping: stopping.signal,
  });
  const connections = trackOpenSockets(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const { port } = address;
  const agent = new Agent({ keepAlive: true });
  const get = async (path: string) => {
    const clientRequest = request({ port, path, agent, headers: { host: 'one.localhost' } }).end();
    const [response]: IncomingMessage[] = await once(clientRequest, 'response');
    if (!response) throw new Error('there is no response');
    const { statusCode, headers } = response;
    return { status: statusCode, connection: headers.connection, response };
  };
  const read = async (path: string) => {
    const { response, ...head } = await get(path);
    return { ...head, body: await text(response) };
  };
  let ended = false;
  const stop = (patience?: number, delay?: number) => {
    stopping.abort();
    const draining = drainServer(server, connections, {
      ...(patience !== undefined && { patience }),
      ...(delay !== undefined && { delay }),
    });
    return draining.then(() => {
      ended = true;
    });
  };
  return {
    port,
    get,
    read,
    stop,
    requestArrival: requestArrival.promise,
    release: released.resolve,
    hasEnded: () => ended,
  };
}

test.each(['/slow', '/_slow'])(
  'a draining server completes a request for %s, then closes its connection',
  async (path) => {
    const { read, stop, requestArrival, release, hasEnded } = await startServer();
    const answer = read(path);
    await requestArrival;
    const ending = stop();
    // Longer than the half second in which such a request was once cut off.
    const until = performance.now() + 700;
    while (performance.now() < until) expect((await read('/healthz')).status).toBe(503);
    expect(hasEnded()).toBe(false);
    release();
    expect(await answer).toMatchObject({ status: 200, connection: 'close' });
    await ending;
  },
);

test('a draining server answers /healthz with 503 at once and still answers other new requests', async () => {
  const { read, stop, requestArrival, release } = await startServer();
  expect(await read('/healthz')).toEqual({ status: 200, connection: 'keep-alive', body: 'ok\n' });
  const slow = read('/slow');
  await requestArrival;
  const ending = stop();
  expect(await read('/healthz')).toEqual({ status: 503, connection: 'close', body: 'The shops are stopping.\n' });
  expect(await read('/other')).toEqual({ status: 200, connection: 'close', body: 'page /other' });
  release();
  await Promise.all([slow, ending]);
  await expect(read('/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('a draining server closes idle and unused connections at once', async () => {
  const { read, stop, port } = await startServer();
  const unused = connect(port, '127.0.0.1').resume();
  await once(unused, 'connect');
  await read('/');
  const start = performance.now();
  await Promise.all([stop(), once(unused, 'close')]);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a draining server does not wait for an event stream', async () => {
  const { get, stop } = await startServer();
  const { response } = await get('/_dev');
  const start = performance.now();
  const [events] = await Promise.all([text(response), stop()]);
  expect([events, performance.now() - start < 1_000]).toEqual(['retry: 500\n\n', true]);
});

test('a draining server cuts off requests that do not end in time', async () => {
  const { read, stop, requestArrival } = await startServer();
  const answer = read('/slow').catch((error: unknown) => error);
  await requestArrival;
  await stop(50);
  expect(String(await answer)).toContain('socket hang up');
});

test('an idle connection stays open during the delay for load balancers, and closes with the next answer', async () => {
  const { read, stop, port } = await startServer();
  const idle = connect(port, '127.0.0.1').on('error', () => undefined);
  const lines = ['GET /kept HTTP/1.1', 'host: one.localhost', '', ''].join('\r\n');
  let received = '';
  idle.on('data', (chunk) => {
    received += chunk.toString();
  });
  idle.write(lines);
  await expect.poll(() => received).toContain('page /kept');
  const ending = stop(30_000, 600);
  // The server has had many turns to close it.
  const until = performance.now() + 200;
  while (performance.now() < until) expect((await read('/healthz')).status).toBe(503);
  received = '';
  const closed = once(idle, 'close');
  idle.end(lines);
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*page \/kept/i);
  await ending;
});

test('a draining server still answers /healthz, with 503, during the delay for load balancers', async () => {
  const { read, stop, hasEnded } = await startServer();
  const ending = stop(30_000, 300);
  const statuses = new Set<number | undefined>();
  while (!hasEnded())
    statuses.add(
      await read('/healthz').then(
        ({ status }) => status,
        () => undefined,
      ),
    );
  await ending;
  expect(statuses.has(503)).toBe(true);
});
