import { describe, expect, test } from 'vitest';
import type { BrowserReport } from './browser-report.ts';
import { createBrowserReportEndpoint } from './report-endpoint.ts';
import { createTestRequestToEndpoint } from './testing/small-shop.tsx';

function endpoint(mostKinds?: number) {
  let now = 0;
  const received: BrowserReport[] = [];
  const answer = createBrowserReportEndpoint(
    (report) => received.push(report),
    () => now,
    mostKinds,
  );
  const send = async (
    value: unknown,
    { path = '/_report', method = 'POST', headers = {}, host = 'one.localhost' } = {},
  ) => {
    const body = typeof value === 'string' ? value : JSON.stringify(value);
    const base = createTestRequestToEndpoint(path, { host });
    const length = { 'content-length': String(Buffer.byteLength(body)), ...headers };
    const request = new Request(base.request.url, { method, headers: length, ...(method === 'POST' && { body }) });
    return (await answer({ ...base, request })).status;
  };
  const violate = (violation: object, host?: string) =>
    send({ 'csp-report': violation }, { path: '/_report/csp', ...(host !== undefined && { host }) });
  return {
    send,
    violate,
    received,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const failed = (message: string) => ({ kind: 'block', block: 'hero page.top', message, path: '/cart' });

test('a browser failure is reported with its host and without possible secrets', async () => {
  const { send, received } = endpoint();
  const token = 'tok3n-0123456789-0123456789';
  const status = await send({
    kind: 'call',
    message: `no ${token}`,
    status: 500,
    path: `/receipt/${token}?a=${token}`,
    stack: `at f (https://one.localhost/a.js?x=${token}:1:2)`,
    cookie: token,
  });
  expect([status, received]).toEqual([
    204,
    [
      {
        kind: 'browser',
        host: 'one.localhost',
        source: 'call',
        part: null,
        message: 'no …',
        status: 500,
        path: '/receipt/…',
        stack: expect.not.stringContaining(token),
      },
    ],
  ]);
});

test.each(['a', '[]', '{"a":1}', '{"kind":"Block!","message":"x"}', '{"kind":"block","message":7}'])(
  'the report endpoint answers 204 to the malformed body %s and reports nothing',
  async (body) => {
    const { send, received } = endpoint();
    expect([await send(body), await send(body, { path: '/_report/csp' }), received]).toEqual([204, 204, []]);
  },
);

describe('a content security policy violation', () => {
  const violation = {
    'document-uri': 'https://one.localhost/receipt/tok3n-0123456789-0123456789?x=1',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?visitor=7',
    'script-sample': 'secret',
  };

  test('is reported with the blocked origin and the path, without tokens, queries and the script sample', async () => {
    const { violate, received } = endpoint();
    await violate(violation);
    expect(received).toEqual([
      {
        kind: 'csp',
        host: 'one.localhost',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        path: '/receipt/…',
      },
    ]);
  });

  test('is reported once per host, directive and blocked origin', async () => {
    const { violate, received, wait } = endpoint();
    await violate(violation);
    wait(86_400_000);
    await violate({
      ...violation,
      'document-uri': 'https://one.localhost/',
      'blocked-uri': 'https://evil.example/b.js',
    });
    expect(received.length).toBe(1);
    await violate({ ...violation, 'effective-directive': 'img-src' });
    await violate({ ...violation, 'blocked-uri': 'inline' });
    await violate(violation, 'two.localhost');
    expect(received.length).toBe(4);
  });

  test('is found in a list of browser reports of several types', async () => {
    const { send, received } = endpoint();
    const body = { effectiveDirective: 'style-src', blockedURL: 'data', documentURL: 'https://one.localhost/' };
    const list = [{ type: 'deprecation', body: {} }, { type: 'csp-violation', body }, null];
    expect(await send(list, { path: '/_report/csp' })).toBe(204);
    expect(received).toEqual([
      { kind: 'csp', host: 'one.localhost', directive: 'style-src', blocked: 'data', path: '/' },
    ]);
  });
});

describe('within one minute', () => {
  test('the same browser failure is reported once', async () => {
    const { send, received, wait } = endpoint();
    await send(failed('a'));
    wait(59_999);
    await send(failed('a'));
    expect(received.length).toBe(1);
    wait(1);
    await send(failed('a'));
    expect(received.length).toBe(2);
  });

  test('a limited number of browser failures is reported, and more in the next minute', async () => {
    const { send, received, wait } = endpoint(3);
    for (let index = 0; index < 10; index++) await send(failed(`junk ${index}`));
    expect(received.length).toBe(3);
    wait(60_000);
    await send(failed('real'));
    expect(received.at(-1)).toMatchObject({ message: 'real' });
  });
});

test.each([
  ['GET', {}, 405],
  ['POST', { 'content-length': '8193' }, 413],
  ['POST', { 'content-length': 'x' }, 204],
])('the report endpoint answers a %s request with the headers %j by status %i', async (method, headers, status) => {
  const { send } = endpoint();
  expect(await send('a', { method, headers })).toBe(status);
});

test('the report endpoint refuses a report without a Content-Length header by 413', async () => {
  const received: BrowserReport[] = [];
  const base = createTestRequestToEndpoint('/_report');
  const request = new Request(base.request.url, { method: 'POST', body: 'a' });
  const { status } = await createBrowserReportEndpoint(
    (report) => received.push(report),
    () => 0,
  )({ ...base, request });
  expect([status, received]).toEqual([413, []]);
});
