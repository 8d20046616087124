import { describe, expect, test } from 'vitest';
import { toFetchResponse } from './endpoint.ts';
import { withSecurityHeaders } from './security-headers.ts';
import {
  createTestDocumentRequest,
  openTwoBrandTestPages,
  type TwoBrandTestPagesOptions,
} from './testing/small-shop.tsx';

const checkout = { version: 1, policy: 'payment', blocks: [{ id: 'page', type: 'outlet' }] };
const one = {
  version: 1,
  extends: 'base',
  name: 'one',
  hosts: ['one.localhost'],
  commerce: { account: 'one', pricingId: 'one' },
  payments: {
    gateways: {
      plain: {},
      fields: {
        scripts: ['https://js.fields.example'],
        frames: ['https://*.fields.example', 'https:'],
        connections: ['https://api.fields.example'],
        forms: ['https:'],
        trustedTypes: ['fields'],
      },
      closed: { scripts: ['https://js.closed.example'], gate: 'paying' },
    },
  },
  videos: ['https://videos.example'],
  partners: {
    ferry: { origins: ['https://ferry.example', 'https://www.ferry.example'] },
    paper: { origins: ['https://paper.example'] },
  },
};

async function policyOf(
  path: string,
  host = 'one.localhost',
  documents: Readonly<Record<string, unknown>> = {},
  options: TwoBrandTestPagesOptions = {},
) {
  const { endpoint } = openTwoBrandTestPages({
    ...options,
    documents: { 'base/layout/checkout': checkout, 'one/site': one, ...documents },
  });
  const { headers, status } = toFetchResponse(await endpoint.document(createTestDocumentRequest(path, { host })));
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-")).join(' ')];
    }),
  );
  return { status, policy, permissions: withSecurityHeaders(Object.fromEntries(headers), false)['permissions-policy'] };
}

const STRICT = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'vitrine',
  'report-uri': '/_report/csp',
};

describe('the page policy allows the payment gateways of the site', () => {
  test('on pages whose layout takes payment', async () => {
    const { policy, permissions } = await policyOf('/checkout');
    expect(policy).toEqual({
      ...STRICT,
      'script-src': "'self' https://pay.example https://js.fields.example",
      'connect-src': "'self' https://pay.example https://api.fields.example",
      'frame-src': "'self' https://pay.example https://*.fields.example https:",
      'form-action': "'self' https://pay.example https:",
      'trusted-types': 'vitrine fields',
    });
    expect(permissions).toBe('camera=(), microphone=(), geolocation=(), payment=(self "https://pay.example"), usb=()');
  });

  test('whose gate is open for the visitor', async () => {
    const capabilities = { version: 1, capabilities: { paying: true } };
    const { policy } = await policyOf('/checkout', 'one.localhost', { 'base/capabilities/default': capabilities });
    expect(policy['script-src']).toBe("'self' https://pay.example https://js.fields.example https://js.closed.example");
  });

  test('on a page whose layout takes payment, even if its base layout does not', async () => {
    const documents = {
      'base/layout/checkout': { version: 1, like: 'default', policy: 'payment' },
      'base/layout/default': { ...checkout, policy: 'strict' },
    };
    expect((await policyOf('/checkout', 'one.localhost', documents)).policy['frame-src']).toContain(
      'https://pay.example',
    );
    expect((await policyOf('/', 'one.localhost', documents)).policy['frame-src']).toBe('https://videos.example');
  });

  test.each(['/', '/cart', '/nowhere'])('but not on %s, whose layout takes no payment', async (path) => {
    const { policy, permissions } = await policyOf(path);
    expect(policy).toEqual({ ...STRICT, 'frame-src': 'https://videos.example' });
    expect(permissions).toBe('camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });

  test('and none for a site without gateways', async () => {
    expect((await policyOf('/checkout', 'two.localhost')).policy).toEqual(STRICT);
  });

  test('and none on a page with a strict layout', async () => {
    const documents = { 'base/layout/checkout': { ...checkout, policy: 'strict' } };
    const { policy } = await policyOf('/checkout', 'one.localhost', documents);
    expect(policy).toEqual({ ...STRICT, 'frame-src': 'https://videos.example' });
  });
});

describe('the page policy allows framing', () => {
  const FERRY = "'self' https://ferry.example https://www.ferry.example";

  test.each([
    ['/purchase/ferry', FERRY],
    ['/purchase/ferry?a=b', FERRY],
    ['/purchase/ferry/nowhere', FERRY],
    ['/purchase/FERRY', "'none'"],
    ['/purchase/paper', "'self' https://paper.example"],
    ['/purchase/constructor', "'none'"],
    ['/purchase/nobody', "'none'"],
    ['/checkout', "'none'"],
    ['/ferry', "'none'"],
  ])(
    'at %s only by the partner that the path names, and only where the layout allows framing',
    async (path, ancestors) => {
      expect((await policyOf(path)).policy['frame-ancestors']).toBe(ancestors);
    },
  );

  test.each([
    ['/purchase/ferry', FERRY],
    ['/purchase/ferry/nowhere', FERRY],
    ['/purchase/nobody', "'none'"],
    ['/checkout', "'none'"],
    ['/', "'none'"],
  ])('of the maintenance page at %s by the same partner as of the page itself', async (path, ancestors) => {
    const broken = { version: 1, blocks: [{ id: 'page', type: 'outlet' }] };
    const maintenance = { ...one, maintenance: { active: true } };
    const soon = { version: 1, path: '/error/503', head: { title: 'soon' }, blocks: [] };
    const documents = {
      'base/layout/checkout': broken,
      'base/layout/partner': { ...broken, framed: true, failures: 'small' },
      'base/layout/small': broken,
      'one/site': maintenance,
      'base/page/error-503': soon,
    };
    const { status, policy } = await policyOf(path, 'one.localhost', documents);
    expect([status, policy['frame-ancestors']]).toEqual([503, ancestors]);
  });

  test('of the error page of a failed partner page, but no payment gateways on it', async () => {
    const layout = { version: 1, policy: 'payment', framed: true, failures: 'default', blocks: checkout.blocks };
    const visits = { resolvers: { thing: () => Promise.reject(new Error('the shop is down')) } };
    const documents = {
      'base/layout/partner': layout,
      'base/routes': {
        version: 1,
        routes: {
          partner: {
            path: '/purchase/:partnerSlug',
            access: 'open',
            layout: 'partner',
            gate: null,
            sitemap: null,
            screen: 'built',
            params: { partnerSlug: 'thing' },
          },
          'content-page': {
            path: null,
            access: 'open',
            layout: 'default',
            gate: null,
            sitemap: null,
            screen: 'built',
          },
        },
      },
    };
    const { status, policy } = await policyOf('/purchase/ferry', 'one.localhost', documents, visits);
    expect([status, policy['frame-ancestors'], policy['script-src']]).toEqual([500, FERRY, "'self'"]);
  });

  test('by nobody where the layout does not allow it', async () => {
    const plain = { version: 1, blocks: [{ id: 'page', type: 'outlet' }] };
    const { policy } = await policyOf('/purchase/ferry', 'one.localhost', { 'base/layout/partner': plain });
    expect(policy['frame-ancestors']).toBe("'none'");
  });

  test('by nobody where the site has no such partner', async () => {
    expect((await policyOf('/purchase/ferry', 'two.localhost')).policy).toEqual(STRICT);
  });
});

test('withSecurityHeaders lets a page change only its payment permission and, to no-referrer, its referrer policy', () => {
  const own = {
    'permissions-policy': 'payment=(self)',
    'x-content-type-options': 'none',
    'referrer-policy': 'unsafe-url',
  };
  expect(withSecurityHeaders(own, false)['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(withSecurityHeaders({ 'referrer-policy': 'no-referrer' }, false)['referrer-policy']).toBe('no-referrer');
  expect(withSecurityHeaders(own, false)).toMatchObject({
    'permissions-policy': 'payment=(self)',
    'x-content-type-options': 'nosniff',
  });
});
