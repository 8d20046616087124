import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { sendRequestToLocalPort } from '../harness/request.ts';
import { texts } from '../harness/texts.ts';
import { startTestEdge, type TestEdge } from './shop-behind-edge.ts';

const REQUEST_COUNT = 12;

/** As a customer, because Varnish retries the page of an anonymous visitor anyway, to find a stale copy. */
const CUSTOMER_HEADERS = { host: 'harbour.localhost', cookie: 'access-token=a' };

/** How a node that passes health checks fails other requests. */
type Failure = 'none' | 'cut' | 'refuse';

interface StubNode {
  readonly server: Server;
  readonly port: number;
  /** Methods of the requests that it received. */
  readonly received: string[];
}

const openResources: { close(): unknown }[] = [];

afterEach(async () => {
  for (const resource of openResources.splice(0).toReversed()) await resource.close();
});

async function startStubNode(failure: Failure): Promise<StubNode> {
  const receivedMethods: string[] = [];
  const server = createServer(({ url, method = '', socket }, response) => {
    if (url === '/healthz') return void response.end('ok');
    receivedMethods.push(method);
    if (failure === 'cut') socket.destroy();
    else if (failure === 'refuse') response.writeHead(503, { 'content-type': 'text/plain' }).end('not ready');
    else response.writeHead(200, { 'cache-control': 'private, no-store' }).end('page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  openResources.push({ close: () => [server.closeAllConnections(), server.close()] });
  const address = server.address();
  return { server, received: receivedMethods, port: typeof address === 'object' && address ? address.port : 0 };
}

/** Starts an edge in front of two nodes: one that fails, and one that works unless `otherFailure` is given. */
async function startEdge(kind: 'varnish' | 'nginx', failure: Failure, otherFailure: Failure = 'none') {
  const nodes = [await startStubNode(failure), await startStubNode(otherFailure)];
  const port = await findFirstOfConsecutiveFreePorts(1);
  const edge: TestEdge = await startTestEdge(kind, { port, nodes: nodes.map((node) => node.port) });
  openResources.push(edge);
  const send = async (method: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < REQUEST_COUNT; index += 1) {
      const body = method === 'POST' ? '{}' : undefined;
      const { status } = await sendRequestToLocalPort(port, method, `/page-${index}`, CUSTOMER_HEADERS, body);
      statuses.push(status);
    }
    return statuses;
  };
  const countRequestsPerNode = () => nodes.map(({ received: methods }) => methods.length);
  return { port, send, countReceived: countRequestsPerNode };
}

const ALL_OK_STATUSES = Array.from({ length: REQUEST_COUNT }, () => 200);

test.each([
  ['varnish', 'cut'],
  ['varnish', 'refuse'],
  ['nginx', 'cut'],
] as const)(
  '%s sends a GET to another node when a node that counts as healthy fails by "%s"',
  async (kind, failure) => {
    const { send, countReceived: countRequestsPerNode } = await startEdge(kind, failure);
    expect(await send('GET')).toEqual(ALL_OK_STATUSES);
    const [failingNodeRequests = 0, otherNodeRequests] = countRequestsPerNode();
    expect(failingNodeRequests).toBeGreaterThan(0);
    expect(otherNodeRequests).toBe(REQUEST_COUNT);
  },
);

test.each(['varnish', 'nginx'] as const)('%s sends a POST to one node only', async (kind) => {
  const { send, countReceived: countRequestsPerNode } = await startEdge(kind, 'cut');
  const statuses = await send('POST');
  const [failingNodeRequests = 0, otherNodeRequests = 0] = countRequestsPerNode();
  expect(failingNodeRequests).toBeGreaterThan(0);
  expect(failingNodeRequests + otherNodeRequests).toBe(REQUEST_COUNT);
  expect(statuses.filter((status) => status === 200)).toHaveLength(otherNodeRequests);
});

test.each(['varnish', 'nginx'] as const)(
  '%s answers with the page of the brand, and calls with a code, when no node answers',
  async (kind) => {
    const { port } = await startEdge(kind, 'cut', 'cut');
    const send = (method: string, path: string) => sendRequestToLocalPort(port, method, path, CUSTOMER_HEADERS, '');
    expect(await send('GET', '/cart')).toMatchObject({
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: expect.stringMatching(
        new RegExp(`^<!DOCTYPE html>.*<p>Harbour</p><h1>${texts.documentTexts.failed()}</h1>.*</html>$`),
      ),
    });
    const response = await send('POST', '/_api/cart.purchase');
    expect([response.status, JSON.parse(response.body)]).toEqual([
      503,
      { errors: [], code: 'no_answer', result: null },
    ]);
  },
);
