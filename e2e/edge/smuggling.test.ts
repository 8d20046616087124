import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTextAnswer, type Endpoint } from '#engine/server/endpoint.ts';
import { startTestHttpServer } from '#engine/server/testing/raw-server.ts';
import { createPostRequest, HIDDEN_REQUEST, SMUGGLING_CASES } from '#engine/server/testing/smuggling-cases.ts';
import { parseTrustedProxies } from '#engine/site/request-host.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startTestEdge } from './shop-behind-edge.ts';

const POLL_OPTIONS = { timeout: 15_000, interval: 20 };

const CHUNKED = 'Transfer-Encoding: chunked';

const CASES: typeof SMUGGLING_CASES = [
  ...SMUGGLING_CASES,
  ['a chunk longer than its size', `${createPostRequest(CHUNKED)}1\r\nxx\r\n0\r\n\r\n${HIDDEN_REQUEST}`],
  ['chunk extensions', `${createPostRequest(CHUNKED)}1;a=b\r\nx\r\n0\r\n\r\n`],
  ['an encoding in a trailer', `${createPostRequest(CHUNKED)}1\r\nx\r\n0\r\n${CHUNKED}\r\n\r\n${HIDDEN_REQUEST}`],
  ['a length in a trailer', `${createPostRequest(CHUNKED)}1\r\nx\r\n0\r\nContent-Length: 9\r\n\r\n${HIDDEN_REQUEST}`],
];

/** Sends bytes on a connection that stays open. The returned function counts the responses. */
function sendBytes(port: number, bytes: string): () => number {
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  onTestFinished(() => void socket.destroy());
  socket.on('data', (chunk) => (text += chunk.toString('latin1'))).on('error', () => {});
  return () => text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;
}

/** A node that records each request that it parses. */
async function startRecordingNode() {
  const receivedRequests: string[] = [];
  const recordingEndpoint: Endpoint = async ({ request, target }) => {
    const body = await request.text();
    receivedRequests.push(`${request.method} ${target} ${body}`);
    return new Response('own');
  };
  const { port } = await startTestHttpServer({
    trusted: parseTrustedProxies('127.0.0.1'),
    endpoints: new Map([['_own', recordingEndpoint]]),
    page: async ({ target }) => {
      receivedRequests.push(`GET ${target}`);
      return createTextAnswer(200, 'page');
    },
  });
  return { port, received: receivedRequests };
}

describe.each(['nginx', 'varnish'] as const)('through %s', (kind) => {
  test('a node reads no request that the edge has not answered as one, however its end is written', async () => {
    const { port: nodePort, received: receivedRequests } = await startRecordingNode();
    const port = await findFirstOfConsecutiveFreePorts(1);
    const edge = await startTestEdge(kind, { port, nodes: [nodePort] });
    onTestFinished(() => edge.close());
    const smuggledRequests: string[] = [];
    for (const [name, bytes] of CASES) {
      receivedRequests.length = 0;
      const countResponses = sendBytes(port, bytes);
      await expect.poll(countResponses, { ...POLL_OPTIONS, message: name }).toBeGreaterThan(0);
      await expect
        .poll(() => receivedRequests.length - countResponses(), { ...POLL_OPTIONS, message: name })
        .toBeLessThanOrEqual(0);
      if (!/feed|trailer/.test(name))
        smuggledRequests.push(...receivedRequests.filter((request) => request.includes('hidden')));
    }
    // The hidden request may reach the node only in the cases where the edge parses it as a separate request.
    expect(smuggledRequests).toEqual([]);
    const plainRequest = createPostRequest('Content-Length: 4', 'Connection: close');
    await expect.poll(sendBytes(port, `${plainRequest}abcd`), POLL_OPTIONS).toBe(1);
    expect(receivedRequests.at(-1)).toBe('POST /_own abcd');
  });
});
