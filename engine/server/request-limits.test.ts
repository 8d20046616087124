import { expect, test } from 'vitest';
import { MAX_COOKIES_LENGTH, MAX_HEADER_LINES, MAX_TARGET_LENGTH } from './request-limits.ts';
import { startTestHttpServer } from './testing/raw-server.ts';

const HOST = 'Host: one.localhost';
const request = (line: string, ...headers: readonly string[]) =>
  [`${line} HTTP/1.1`, HOST, 'Connection: close', ...headers, '', ''].join('\r\n');
const filled = (length: number, start = '') => start + 'a'.repeat(length - start.length);

test.each([
  ['a long address', request(`GET ${filled(MAX_TARGET_LENGTH + 1, '/')}`), 414, 'The address is too long'],
  ['a long query', request(`GET ${filled(MAX_TARGET_LENGTH + 1, '/?x=')}`), 414, 'The address is too long'],
  ['large cookies', request('GET /', `Cookie: ${filled(MAX_COOKIES_LENGTH + 1, 'a=')}`), 431, 'Delete the cookies'],
  ['large headers', request('GET /', `X: ${filled(20_000)}`), 431, 'Delete the cookies'],
  [
    'many headers',
    request('GET /', ...Array.from({ length: MAX_HEADER_LINES }, (_, at) => `X-${at}: y`)),
    431,
    '100 header lines',
  ],
  ['a large body', request('POST /_own', 'Content-Length: 100000000'), 413, 'The body is too large'],
  [
    'a compressed body',
    `${request('POST /_own', 'Content-Encoding: gzip', 'Content-Length: 2')}xx`,
    415,
    'may not be compressed',
  ],
  [
    'a body compressed twice',
    `${request('POST /_own', 'Content-Encoding: br, gzip', 'Content-Length: 2')}xx`,
    415,
    'may not be compressed',
  ],
  ['a malformed line', 'hello\r\n\r\n', 400, 'The request is malformed'],
])('a request with %s is refused with a status and a plain-text reason', async (_, bytes, status, words) => {
  const { send } = await startTestHttpServer();
  const answer = await send(bytes);
  expect([answer?.status, answer?.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
  expect(answer?.body).toContain(words);
});

test.each([
  ['address', request(`GET ${filled(MAX_TARGET_LENGTH, '/')}`)],
  ['cookies', request('GET /', `Cookie: ${filled(MAX_COOKIES_LENGTH, 'a=')}`)],
  ['header lines', request('GET /', ...Array.from({ length: MAX_HEADER_LINES - 2 }, (_, at) => `X-${at}: y`))],
  ['encoding', `${request('POST /_own', 'Content-Encoding: identity', 'Content-Length: 2')}xx`],
])('a request with the largest %s is answered', async (_, bytes) => {
  const { send } = await startTestHttpServer();
  expect((await send(bytes))?.status).toBe(200);
});

test('the refusal of a compressed body has the header Accept-Encoding: identity', async () => {
  const { send } = await startTestHttpServer();
  const answer = await send(`${request('POST /_own', 'Content-Encoding: gzip', 'Content-Length: 2')}xx`);
  expect(answer?.headers['accept-encoding']).toBe('identity');
});
