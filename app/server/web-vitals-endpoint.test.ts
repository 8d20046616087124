import { expect, test } from 'vitest';
import type { WebVitalsMessage } from '#schemas/messages/web-vitals.ts';
import { createWebVitalsEndpoint, MOST_REPORTS } from './web-vitals-endpoint.ts';

const ORIGIN = 'https://harbour.example';
const REPORT = { route: 'home', lcp: 1200, cls: 0.01 };
const CONSENT = 'consent=essential%2Cnon_essential';
const MINUTE = 60_000;

interface SentReport {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly host?: string;
  readonly method?: string;
}

function openEndpoint() {
  let now = 0;
  const received: [string, string, WebVitalsMessage][] = [];
  const routes = { routes: new Map([['home', {}]]) };
  const endpoint = createWebVitalsEndpoint({
    findSite: (host) => (host === 'harbour.example' ? { key: 'harbour', routes } : undefined),
    clock: () => now,
    receive: (...one) => void received.push(one),
  });
  const send = async ({
    body = JSON.stringify(REPORT),
    headers = {},
    address = '192.0.2.1',
    host = 'harbour.example',
    method = 'POST',
  }: SentReport = {}) => {
    const request = new Request(`${ORIGIN}/_vitals`, {
      method,
      ...(method === 'POST' && { body }),
      headers: { origin: ORIGIN, cookie: CONSENT, 'content-length': String(body.length), ...headers },
    });
    const engineRequest = { request, origin: ORIGIN, host, address, path: '/_vitals', target: '/_vitals', port: null };
    return (await endpoint({ ...engineRequest, query: new URLSearchParams() })).status;
  };
  return { received, send, pass: (time: number) => void (now += time) };
}

test('the web vitals endpoint records a report that a page of the site sends with consent, under the site and route of that page', async () => {
  const { received, send } = openEndpoint();
  expect(await send()).toBe(204);
  expect(received).toEqual([['harbour', 'home', REPORT]]);
});

test('the web vitals endpoint records no report without consent', async () => {
  const { received, send } = openEndpoint();
  for (const cookie of ['', 'consent=essential', 'x-consent=non_essential'])
    expect(await send({ headers: { cookie } })).toBe(204);
  expect(received).toEqual([]);
});

test('the web vitals endpoint records a route that the site does not have as "other"', async () => {
  const { received, send } = openEndpoint();
  expect(await send({ body: JSON.stringify({ ...REPORT, route: '/tickets/secret' }) })).toBe(204);
  expect(received.map(([site, route]) => [site, route])).toEqual([['harbour', 'other']]);
});

test.each([
  ['another method', { method: 'GET' }, 405],
  ['another origin', { headers: { origin: 'https://elsewhere.example' } }, 403],
  ['a long body', { body: JSON.stringify({ ...REPORT, more: 'x'.repeat(600) }) }, 413],
  ['a body without a length', { headers: { 'content-length': '' } }, 413],
  ['an unknown host', { host: 'nowhere.example' }, 404],
  ['no JSON', { body: '{' }, 400],
  ['an unknown field', { body: JSON.stringify({ ...REPORT, email: 'ada@harbour.example' }) }, 400],
  ['a negative value', { body: JSON.stringify({ route: 'home', lcp: -1 }) }, 400],
  ['a text for a value', { body: JSON.stringify({ route: 'home', inp: '1' }) }, 400],
])('the web vitals endpoint refuses %s', async (_, sent, status) => {
  const { received, send } = openEndpoint();
  expect(await send(sent)).toBe(status);
  expect(received).toEqual([]);
});

test('the web vitals endpoint limits the reports per minute of one address, and of all addresses together', async () => {
  const { received, send, pass } = openEndpoint();
  for (let number = 0; number < MOST_REPORTS.ofAddress; number += 1) await send();
  expect(await send()).toBe(429);
  expect(await send({ address: '192.0.2.2' })).toBe(204);
  expect(received).toHaveLength(MOST_REPORTS.ofAddress + 1);
  for (let number = received.length; number < MOST_REPORTS.inAll; number += 1)
    await send({ address: `198.51.100.${number % 200}` });
  expect(await send({ address: '192.0.2.3' })).toBe(429);
  pass(MINUTE);
  expect(await send()).toBe(204);
  expect(received).toHaveLength(MOST_REPORTS.inAll + 1);
});
