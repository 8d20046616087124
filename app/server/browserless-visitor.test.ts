import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BrowserlessVisitor } from '../../e2e/harness/shop-caller.ts';

/** A server that closes each connection at its second request, as if the connection had been idle for too long. */
async function startServerOfOneRequestPerConnection() {
  const used = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer(({ socket, method = '', url = '' }: IncomingMessage, response: ServerResponse) => {
    requests.push(`${method} ${url}`);
    if (used.has(socket)) socket.resetAndDestroy();
    else response.end('{}');
    used.add(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visitor = new BrowserlessVisitor((server.address() as AddressInfo).port);
  onTestFinished(async () => {
    visitor.close();
    server.close();
    await once(server, 'close');
  });
  return { visitor, requests };
}

test('the test client BrowserlessVisitor repeats a page request when the server has closed its idle connection', async () => {
  const { visitor, requests } = await startServerOfOneRequestPerConnection();
  expect((await visitor.open('/first')).status).toBe(200);
  expect((await visitor.open('/second')).status).toBe(200);
  expect(requests).toEqual(['GET /first', 'GET /second', 'GET /second']);
});

test('the test client BrowserlessVisitor sends each API call once, over a new connection', async () => {
  const { visitor, requests } = await startServerOfOneRequestPerConnection();
  await visitor.call('cart.get');
  await visitor.call('cart.get');
  expect(requests).toEqual(['POST /_api/cart.get', 'POST /_api/cart.get']);
});
