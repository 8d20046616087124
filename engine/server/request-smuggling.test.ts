import { describe, expect, test } from 'vitest';
import { startTestHttpServer } from './testing/raw-server.ts';
import { HIDDEN_REQUEST, createPostRequest as post, SMUGGLING_CASES } from './testing/smuggling-cases.ts';

describe('a request whose end a proxy could see elsewhere is refused, and nothing after it is answered', () => {
  test.each(SMUGGLING_CASES)('%s', async (_, bytes) => {
    const { send } = await startTestHttpServer();
    const answer = await send(bytes);
    expect(answer?.status).toBe(400);
    expect(answer?.body).not.toContain('HTTP/1.1 ');
    expect(answer?.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
  });

  // The endpoint answers before it has read the body, whose fault ends the connection.
  test.each([
    ['Transfer-Encoding in a trailer', '1\r\nx\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['Content-Length in a trailer', `1\r\nx\r\n0\r\nContent-Length: ${HIDDEN_REQUEST.length}\r\n\r\n`],
    ['a chunk longer than its size', '1\r\nxx\r\n0\r\n\r\n'],
  ])('%s, also where the answer has begun', async (_, body) => {
    const { send } = await startTestHttpServer();
    const answer = await send(post('Transfer-Encoding: chunked') + body + HIDDEN_REQUEST);
    expect(answer?.body).toMatch(/^POST \/_own/);
    expect(answer?.body.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  test('while extensions of chunks are ignored, and refused beyond 16 KiB', async () => {
    const { send } = await startTestHttpServer();
    const chunked = (extension: string) =>
      `${post('Transfer-Encoding: chunked', 'Connection: close')}1;${extension}\r\nx\r\n0\r\n\r\n`;
    expect((await send(chunked('a=b')))?.status).toBe(200);
    expect((await send(chunked('a'.repeat(20_000))))?.status).toBe(413);
  });

  test('while the same request with one length is answered', async () => {
    const { send } = await startTestHttpServer();
    const answer = await send(post('Content-Length: 4', 'Connection: close') + 'abcd');
    expect(answer).toMatchObject({ status: 200, body: 'POST /_own' });
  });
});
