import { describe, expect, test } from 'vitest';
import { startTestHttpServer } from './testing/raw-server.ts';

const HOST = 'Host: one.localhost';

/** What a proxy may take for a body, and a server behind it for a request of its own. */
const HIDDEN_REQUEST = 'GET /hidden HTTP/1.1\r\nHost: one.localhost\r\n\r\n';

function post(...lines: readonly string[]): string {
  return ['POST /_own HTTP/1.1', HOST, ...lines, '', ''].join('\r\n');
}

describe('a request whose end a proxy could see elsewhere is refused, and nothing after it is answered', () => {
  test.each([
    ['both lengths', post('Content-Length: 4', 'Transfer-Encoding: chunked') + `0\r\n\r\n${HIDDEN_REQUEST}`],
    ['both lengths in the other order', post('Transfer-Encoding: chunked', 'Content-Length: 4') + '0\r\n\r\n'],
    ['two lengths', post('Content-Length: 0', `Content-Length: ${HIDDEN_REQUEST.length}`) + HIDDEN_REQUEST],
    ['a list of lengths', post('Content-Length: 0, 4') + 'abcd'],
    ['a length with a sign', post('Content-Length: +4') + 'abcd'],
    ['a hexadecimal length', post('Content-Length: 0x4') + 'abcd'],
    ['an encoding that is not chunked', post('Transfer-Encoding: xchunked') + `0\r\n\r\n${HIDDEN_REQUEST}`],
    ['chunked before another encoding', post('Transfer-Encoding: chunked, identity') + '0\r\n\r\n'],
    ['a space before the colon', post('Transfer-Encoding : chunked') + '0\r\n\r\n'],
    ['a line that ends without a carriage return', `POST /_own HTTP/1.1\n${HOST}\nContent-Length: 0\n\n`],
    ['a chunk size with a sign', post('Transfer-Encoding: chunked') + `-1\r\n\r\n${HIDDEN_REQUEST}`],
    ['a space in its target', `GET / /hidden HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const { send } = await startTestHttpServer();
    const answer = await send(bytes);
    expect(answer?.status).toBe(400);
    expect(answer?.body).not.toContain('HTTP/1.1 ');
    expect(answer?.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
  });

  test('while the same request with one length is answered', async () => {
    const { send } = await startTestHttpServer();
    const answer = await send(post('Content-Length: 4', 'Connection: close') + 'abcd');
    expect(answer).toMatchObject({ status: 200, body: 'POST /_own' });
  });
});
