import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendGetRequestToLocalPort } from '../../../e2e/harness/request.ts';
import { openTestShopWithSandbox } from '../testing/api-shop.ts';
import { type CollectedSpan, startTraceCollector } from './testing/trace-collector.ts';

const TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1';
const FAILING_TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2';
const CUSTOMER_TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa3';
const UNSAMPLED_TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa4';
const UNTRUSTED_TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa5';
const EDGE_ADDRESS = '127.0.0.1';
const EDGE_SPAN = 'bbbbbbbbbbbbbbbb';

let spans: readonly CollectedSpan[];
let sentText: string;
let loggedTraces: readonly (string | undefined)[];
let traceparentsAtApi: readonly unknown[];
let secrets: readonly string[];

const fromEdge = (trace: string, flags = '01') => ({ traceparent: `00-${trace}-${EDGE_SPAN}-${flags}` });

/** From an address that is no trusted proxy. */
async function sendUntrustedRequest(port: number, headers: Readonly<Record<string, string>>): Promise<void> {
  const sent = request({ host: EDGE_ADDRESS, localAddress: '127.0.0.2', port, path: '/', headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
}

/** Visits a shop that traces only requests which the edge has sampled, and waits until its spans have been sent. */
beforeAll(async () => {
  const collector = await startTraceCollector();
  const lines: string[] = [];
  const shop = await openTestShopWithSandbox({
    log: (line) => lines.push(line),
    trustedProxies: EDGE_ADDRESS,
    operations: { release: '1.2.3', nodeAddresses: [], tracing: { url: collector.url, ratio: 0 } },
  });
  const host = `harbour.localhost:${shop.port}`;
  const sendGetRequest = (path: string, headers: Readonly<Record<string, string>>) =>
    sendGetRequestToLocalPort(shop.port, path, { host, ...headers });
  await sendGetRequest('/', fromEdge(TRACE));
  traceparentsAtApi = shop.api.listResponses('product-offers.list').map(({ headers }) => headers['traceparent']);
  await sendGetRequest('/', {});
  await sendGetRequest('/', fromEdge(UNSAMPLED_TRACE, '00'));
  await sendUntrustedRequest(shop.port, { host, ...fromEdge(UNTRUSTED_TRACE) });
  const ada = await shop.visitor('ada');
  const cookie = [...ada.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  await sendGetRequest('/account?email=ada%40harbour.example', { cookie, ...fromEdge(CUSTOMER_TRACE) });
  secrets = [...ada.jar.values(), ada.customerId ?? ''].filter((secret) => secret.length > 3);
  shop.api.injectFaultIntoAllCalls({ status: 500, body: '{}' });
  await sendGetRequest('/lotto-tickets', fromEdge(FAILING_TRACE));
  await shop.close();
  spans = collector.spans;
  sentText = collector.sentText();
  loggedTraces = lines.map((line): { trace_id?: string } => JSON.parse(line)).map(({ trace_id }) => trace_id);
  await collector.close();
});

const findSpan = (trace: string, name: string) => spans.find((span) => span.traceId === trace && span.name === name);

describe('a trace that the edge began', () => {
  test('has the request with brand, route, status and release below the span of the edge', () => {
    expect(findSpan(TRACE, 'page request')).toMatchObject({
      parentSpanId: EDGE_SPAN,
      attributes: { brand: 'harbour', route: 'home', release: '1.2.3' },
      resource: { 'service.name': 'vitrine', 'service.version': '1.2.3' },
    });
  });

  test('goes on through loading to the calls of the commerce API, which get its id, and to the render', () => {
    const own = findSpan(TRACE, 'page request');
    const load = findSpan(TRACE, 'load blocks');
    const call = findSpan(TRACE, 'product-offers.list');
    expect(load).toMatchObject({ parentSpanId: own?.spanId, attributes: { brand: 'harbour', route: 'home' } });
    expect(call).toMatchObject({ parentSpanId: load?.spanId });
    expect(traceparentsAtApi).toEqual([`00-${TRACE}-${call?.spanId}-01`]);
    expect(findSpan(TRACE, 'render')).toMatchObject({ parentSpanId: own?.spanId });
  });

  test('gives its id to the log lines of the request', () => {
    expect(loggedTraces).toContain(FAILING_TRACE);
  });
});

test('no trace is sent for a request that neither a trusted proxy nor the sampling ratio selects', () => {
  const traces = new Set(spans.map(({ traceId }) => traceId));
  expect(traces).toEqual(new Set([TRACE, CUSTOMER_TRACE, FAILING_TRACE]));
});

test('spans hold nothing of a customer: no address, mail, token or id', () => {
  const personal = ['ada@', 'ada%40', 'harbour.example', 'Correct-Horse-9', '127.0.0.1', ...secrets];
  expect(personal.filter((one) => sentText.includes(one))).toEqual([]);
});
