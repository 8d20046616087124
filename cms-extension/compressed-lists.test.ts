import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { registerListCompression } from './compressed-lists.ts';

const ROWS = JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id, title: 'How it works' })));

/** Fetches from a server with the middleware, as the engine does. */
async function fetchWithMiddleware(body: string): Promise<IncomingMessage> {
  const paths: string[] = [];
  let middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
  registerListCompression({
    init: (_, handler) =>
      handler({
        app: {
          use: (own, added) => {
            paths.push(own);
            // Express gives it its own request and response, of which it uses what Node's have.
            middleware = (incoming, response, next) => Reflect.apply(added, undefined, [incoming, response, next]);
          },
        },
      }),
  });
  expect(paths).toEqual(['/items', '/vitrine/versions']);
  const server = createServer((incoming, response) => {
    middleware?.(incoming, response, () => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [response]: IncomingMessage[] = await once(
    request({ port, host: '127.0.0.1', headers: { 'accept-encoding': 'gzip, deflate' } }).end(),
    'response',
  );
  server.close();
  if (!response) throw new Error('there is no response');
  return response;
}

test('a long list of rows is sent compressed', async () => {
  const response = await fetchWithMiddleware(ROWS);
  expect(response.headers['content-encoding']).toBe('gzip');
  const compressed: Buffer[] = [];
  response.on('data', (chunk) => compressed.push(chunk));
  expect(await text(response.pipe(createGunzip()))).toBe(ROWS);
  expect(Buffer.concat(compressed).length).toBeLessThan(ROWS.length / 5);
});

test('an answer with a single row is sent uncompressed', async () => {
  const response = await fetchWithMiddleware('{"data":{"id":1}}');
  expect([response.headers['content-encoding'], await text(response)]).toEqual([undefined, '{"data":{"id":1}}']);
});
