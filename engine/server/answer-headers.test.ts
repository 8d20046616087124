import { describe, expect, test } from 'vitest';
import { parseTrustedProxies } from '../site/request-host.ts';
import { startTestHttpServer as served } from './testing/raw-server.ts';

describe('over https, the strict transport and security headers are on', () => {
  const PROXIED = 'X-Forwarded-Proto: https';
  const whole = (first: string, ...lines: readonly string[]) => [first, ...lines, '', ''].join('\r\n');
  const HOST = 'Host: one.localhost';
  const CLOSE = 'Connection: close';

  test.each([
    ['health', 200, whole('GET /healthz HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['health without a host', 200, whole('GET /healthz HTTP/1.1', PROXIED, CLOSE)],
    ['health that is posted', 200, whole('POST /healthz HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['a page', 200, whole('GET / HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['a page of HTTP/1.0', 200, whole('GET / HTTP/1.0', HOST, PROXIED)],
    ['a head', 200, whole('HEAD / HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['an own address', 200, whole('GET /_own HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['nothing', 404, whole('GET /_nothing HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['another method', 405, whole('TRACE / HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['no host', 400, whole('GET / HTTP/1.1', PROXIED, CLOSE)],
    ['no host of HTTP/1.0', 400, whole('GET / HTTP/1.0', PROXIED)],
    ['a bad host', 400, whole('GET / HTTP/1.1', 'Host: a b', PROXIED, CLOSE)],
    ['a bad host of an own address', 400, whole('GET /_own HTTP/1.1', 'Host: a b', PROXIED, CLOSE)],
    ['two hosts', 400, whole('GET / HTTP/1.1', HOST, HOST, PROXIED, CLOSE)],
    ['no path', 400, whole('GET http://x/ HTTP/1.1', HOST, PROXIED, CLOSE)],
    ['an upgrade', 200, whole('GET / HTTP/1.1', HOST, PROXIED, 'Upgrade: websocket', 'Connection: upgrade, close')],
    ['what nobody expects', 417, whole('GET / HTTP/1.1', HOST, PROXIED, 'Expect: 200-ok', CLOSE)],
    ['long headers', 431, whole('GET / HTTP/1.1', HOST, PROXIED, `X: ${'a'.repeat(20_000)}`, CLOSE)],
    ['a long target', 431, whole(`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST, PROXIED, CLOSE)],
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['two lengths', 400, whole('POST / HTTP/1.1', HOST, PROXIED, 'Content-Length: 1', 'Content-Length: 2')],
    ['a length and chunks', 400, whole('POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['a header without a name', 400, whole('GET / HTTP/1.1', HOST, PROXIED, ': x')],
  ])('the answer to a request with %s, of status %i', async (_, status, bytes) => {
    const { send } = await served({ trusted: parseTrustedProxies('127.0.0.1') });
    const answer = await send(bytes);
    expect(answer?.status).toBe(status);
    expect(answer?.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('the answer to a failure, of status 500', async () => {
    const throwing = () => {
      throw new Error('broken');
    };
    const { get } = await served({ trusted: parseTrustedProxies('127.0.0.1'), cached: throwing });
    expect(await get('/', [PROXIED])).toMatchObject({
      status: 500,
      headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
    });
  });

  test('no answer without https, as far as strict transport is concerned', async () => {
    const { send } = await served({ trusted: parseTrustedProxies('127.0.0.1') });
    const plain = ['/healthz', '/', `/${'a'.repeat(20_000)}`].map((path) =>
      whole(`GET ${path} HTTP/1.1`, HOST, 'X-Forwarded-Proto: http', `X: ${'a'.repeat(100)}`, CLOSE),
    );
    const answers = await Promise.all([...plain, whole('GET /_own HTTP/1.1', HOST, CLOSE)].map(send));
    const { send: direct } = await served();
    answers.push(await direct(whole('GET /healthz HTTP/1.1', PROXIED, CLOSE)), await direct('hello\r\n\r\n'));
    expect(answers.map((answer) => answer?.headers['strict-transport-security'])).toEqual(answers.map(() => undefined));
  });
});
