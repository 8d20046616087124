import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import {
  sendGetRequestToLocalPort as get,
  postJsonToLocalPort as post,
  type RawHttpResponse,
} from '../../harness/request.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';

const { port, operatorToken, galleryPath } = inject('shop');
const host = `harbour.localhost:${port}`;
const authorization = `Bearer ${operatorToken}`;

/** The directives of a policy by their names. */
function parseContentSecurityPolicy({ headers }: Pick<RawHttpResponse, 'headers'>): Readonly<Record<string, string>> {
  const policy = String(headers['content-security-policy'] ?? '');
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
}

/** Checks the headers that every response must have. */
function expectSecurityHeaders(name: string, { headers }: Pick<RawHttpResponse, 'headers'>): void {
  const directives = parseContentSecurityPolicy({ headers });
  const policyText = String(headers['content-security-policy']);
  expect([name, directives['default-src'], directives['frame-ancestors']?.includes('*') ?? true]).toEqual([
    name,
    "'none'",
    false,
  ]);
  expect([name, /unsafe-|\*|strict-dynamic|\bhttp:(?!\/\/(?:pay|harbour)\.localhost)/.test(policyText)]).toEqual([
    name,
    false,
  ]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
    'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (!String(headers['content-type']).startsWith('text/html')) return;
  expect([name, directives]).toMatchObject([name, { 'base-uri': "'none'", 'require-trusted-types-for': "'script'" }]);
}

const sameOriginHeaders = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };

test('every response has the security headers', async () => {
  const homePage = await get(port, '/', { host });
  const [stylePath = ''] = /\/_css\/[^"]+/.exec((await get(port, '/_page?path=/', { host })).body) ?? [];
  const findPath = (pattern: RegExp) => pattern.exec(homePage.body)?.[0] ?? '/_missing';
  const responses: Readonly<Record<string, Promise<RawHttpResponse>>> = {
    'a page': get(port, '/', { host }),
    'a kept page': get(port, '/', { host }),
    'a page that has not changed': get(port, '/', { host, 'if-none-match': String(homePage.headers['etag'] ?? '') }),
    'a page of one visitor': get(port, '/cart', { host, cookie: 'cart=abcdefghijkl' }),
    'a page that pays': get(port, '/cart/buy', { host }),
    'no page': get(port, '/nowhere', { host }),
    'a redirect': get(port, '/CART/', { host }),
    'a login': get(port, '/my-account', { host }),
    'a navigation': get(port, '/_page?path=/', { host }),
    'a bad navigation': get(port, '/_page?path=//x', { host }),
    'a script': get(port, findPath(/\/_assets\/[^"]+\.js/), { host }),
    'a picture': get(port, findPath(/\/_img\/[^" ]+/), { host }),
    'a typeface': get(port, findPath(/\/_fonts\/[^"]+/), { host }),
    'a style sheet': get(port, stylePath, { host }),
    'the visitor': get(port, '/_visitor', { host }),
    'a call': post(port, '/_api/catalogue.product-offers', sameOriginHeaders, {}),
    'no call': post(port, '/_api/nothing', sameOriginHeaders, {}),
    'a call of another site': post(
      port,
      '/_api/auth.logout',
      { ...sameOriginHeaders, 'sec-fetch-site': 'cross-site' },
      {},
    ),
    'a report': post(port, '/_report', sameOriginHeaders, { kind: 'block' }),
    'a notice of a bank': post(
      port,
      '/3ds/notify',
      { host, 'content-type': 'application/x-www-form-urlencoded' },
      'state=1234567890abcdef',
    ),
    'no notice': post(port, '/3ds/notify', { host }, {}),
    'a notice of the CMS': post(port, '/_cms', { host }, {}),
    'a log-out of others': post(port, '/_logout', { host }, {}),
    analytics: post(port, '/_analytics', sameOriginHeaders, {}),
    'the status': get(port, '/_status', { host, authorization }),
    'no status': get(port, '/_status', { host }),
    'the blocks': get(port, galleryPath, { host }),
    'another method': post(port, '/', { host }, {}),
    'nothing of ours': get(port, '/_nothing', { host }),
    'a host of nobody': get(port, '/', { host: 'nobody.localhost' }),
    'a host that is none': get(port, '/', { host: '<x>' }),
    'an endpoint at a host that is none': get(port, '/_visitor', { host: '<x>' }),
    health: get(port, '/healthz', { host }),
  };
  for (const [name, response] of Object.entries(responses)) expectSecurityHeaders(name, await response);
  expect(parseContentSecurityPolicy(homePage)['script-src']).toBe("'self'");
  expect(parseContentSecurityPolicy(homePage)['frame-src'] ?? '').not.toContain('pay.localhost');
  expect(parseContentSecurityPolicy(await get(port, '/cart/buy', { host }))['frame-src']).toContain('pay.localhost');
});

test('only pages that pay allow the payment gateways in their content security policy', async () => {
  const customer = new BrowserlessVisitor(port, { brand: 'harbour' });
  await customer.signIn('ada@harbour.example');
  const paymentPagePolicy = parseContentSecurityPolicy(await customer.open('/my-account/deposit'));
  const accountPagePolicy = parseContentSecurityPolicy(await customer.open('/my-account'));
  customer.close();
  expect(paymentPagePolicy['frame-src']).toContain('pay.localhost');
  // Gateway scripts: device data, and Stripe challenges.
  expect(paymentPagePolicy['script-src']).toMatch(/^'self' http:\/\/pay\.localhost:\d+$/);
  expect(JSON.stringify(accountPagePolicy)).not.toContain('pay.localhost');
});

test('a request that is not HTTP is refused with the same security headers', async () => {
  const responseText = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
  const [status, ...lines] = responseText.split('\r\n');
  expect(status).toBe('HTTP/1.1 400 Bad Request');
  expectSecurityHeaders('no HTTP', {
    headers: Object.fromEntries(lines.flatMap((line) => (line ? [line.split(/: (.*)/s).slice(0, 2)] : []))),
  });
});
