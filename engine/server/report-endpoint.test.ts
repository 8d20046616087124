import { describe, expect, test } from 'vitest';
import { type BrowserReport, reportEndpoint } from './report-endpoint.ts';
import { asked } from './testing/small-shop.tsx';

function endpoint(mostKinds?: number) {
  let now = 0;
  const received: BrowserReport[] = [];
  const answer = reportEndpoint(
    (report) => received.push(report),
    () => now,
    mostKinds,
  );
  const send = async (
    body: string,
    { path = '/_report', method = 'POST', headers = {}, host = 'one.localhost' } = {},
  ) => {
    const base = asked(path, { host });
    const length = { 'content-length': String(Buffer.byteLength(body)), ...headers };
    const request = new Request(base.request.url, { method, headers: length, ...(method === 'POST' && { body }) });
    return (await answer({ ...base, request })).status;
  };
  return {
    send,
    received,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a report is told with its host and kind', async () => {
  const { send, received } = endpoint();
  expect([await send('{"a":1}'), await send('{"b":2}', { path: '/_report/csp', host: 'two.localhost' })]).toEqual([
    204, 204,
  ]);
  expect(received).toEqual([
    { host: 'one.localhost', kind: 'browser', body: '{"a":1}' },
    { host: 'two.localhost', kind: 'csp', body: '{"b":2}' },
  ]);
});

describe('in a minute', () => {
  test('the same report counts once', async () => {
    const { send, received, wait } = endpoint();
    await send('a');
    wait(59_999);
    await send('a');
    expect(received.length).toBe(1);
    wait(1);
    await send('a');
    expect(received.length).toBe(2);
  });

  test('only so many count, and then again', async () => {
    const { send, received, wait } = endpoint(3);
    for (let index = 0; index < 10; index++) await send(`junk ${index}`);
    expect(received.length).toBe(3);
    wait(60_000);
    await send('real');
    expect(received.at(-1)?.body).toBe('real');
  });
});

test.each([
  ['GET', {}, 405],
  ['POST', { 'content-length': '8193' }, 413],
  ['POST', { 'content-length': 'x' }, 204],
])('%s with %j answers %i', async (method, headers, status) => {
  const { send } = endpoint();
  expect(await send('a', { method, headers })).toBe(status);
});

test('a report without a length is refused unread', async () => {
  const received: BrowserReport[] = [];
  const base = asked('/_report');
  const request = new Request(base.request.url, { method: 'POST', body: 'a' });
  const { status } = await reportEndpoint(
    (report) => received.push(report),
    () => 0,
  )({ ...base, request });
  expect([status, received]).toEqual([413, []]);
});
