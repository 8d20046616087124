import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { sendRequestToLocalPort } from '../harness/request.ts';
import { texts } from '../harness/texts.ts';
import { startTestEdge, type TestEdge } from './shop-behind-edge.ts';

const REQUESTS = 12;

/** Of a customer: Varnish requests the page of an anonymous visitor again anyway, to find an old one. */
const HEADERS = { host: 'harbour.localhost', cookie: 'access-token=a' };

/** How a node that still answers probes fails requests. */
type Failure = 'none' | 'cut' | 'refuse';

interface StubNode {
  readonly server: Server;
  readonly port: number;
  /** Methods of the requests that it received. */
  readonly received: string[];
}

const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.close();
});

async function startStubNode(failure: Failure): Promise<StubNode> {
  const received: string[] = [];
  const server = createServer(({ url, method = '', socket }, response) => {
    if (url === '/healthz') return void response.end('ok');
    received.push(method);
    if (failure === 'cut') socket.destroy();
    else if (failure === 'refuse') response.writeHead(503, { 'content-type': 'text/plain' }).end('not ready');
    else response.writeHead(200, { 'cache-control': 'private, no-store' }).end('page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({ close: () => [server.closeAllConnections(), server.close()] });
  const address = server.address();
  return { server, received, port: typeof address === 'object' && address ? address.port : 0 };
}

/** An edge in front of a node that fails, and of one that does not. */
async function startEdge(kind: 'varnish' | 'nginx', failure: Failure, other: Failure = 'none') {
  const nodes = [await startStubNode(failure), await startStubNode(other)];
  const port = await findFirstOfConsecutiveFreePorts(1);
  const edge: TestEdge = await startTestEdge(kind, { port, nodes: nodes.map((node) => node.port) });
  open.push(edge);
  const send = async (method: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < REQUESTS; index += 1) {
      const body = method === 'POST' ? '{}' : undefined;
      const { status } = await sendRequestToLocalPort(port, method, `/page-${index}`, HEADERS, body);
      statuses.push(status);
    }
    return statuses;
  };
  const countReceived = () => nodes.map(({ received }) => received.length);
  return { port, send, countReceived };
}

const ALL_ANSWERED = Array.from({ length: REQUESTS }, () => 200);

test.each([
  ['varnish', 'cut'],
  ['varnish', 'refuse'],
  ['nginx', 'cut'],
] as const)(
  '%s sends a GET to another node when a node that counts as healthy fails by "%s"',
  async (kind, failure) => {
    const { send, countReceived } = await startEdge(kind, failure);
    expect(await send('GET')).toEqual(ALL_ANSWERED);
    const [failing = 0, other] = countReceived();
    expect(failing).toBeGreaterThan(0);
    expect(other).toBe(REQUESTS);
  },
);

test.each(['varnish', 'nginx'] as const)('%s sends a POST to one node only', async (kind) => {
  const { send, countReceived } = await startEdge(kind, 'cut');
  const statuses = await send('POST');
  const [failing = 0, other = 0] = countReceived();
  expect(failing).toBeGreaterThan(0);
  expect(failing + other).toBe(REQUESTS);
  expect(statuses.filter((status) => status === 200)).toHaveLength(other);
});

test.each(['varnish', 'nginx'] as const)(
  '%s answers with the page of the brand, and calls with a code, when no node answers',
  async (kind) => {
    const { port } = await startEdge(kind, 'cut', 'cut');
    const send = (method: string, path: string) => sendRequestToLocalPort(port, method, path, HEADERS, '');
    expect(await send('GET', '/cart')).toMatchObject({
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: expect.stringMatching(
        new RegExp(`^<!DOCTYPE html>.*<p>Harbour</p><h1>${texts.documentTexts.failed()}</h1>.*</html>$`),
      ),
    });
    const call = await send('POST', '/_api/cart.purchase');
    expect([call.status, JSON.parse(call.body)]).toEqual([503, { errors: [], code: 'no_answer', result: null }]);
  },
);
