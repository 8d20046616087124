import { describe, expect, test } from 'vitest';
import { responseOf } from './endpoint.ts';
import { guarded } from './security-headers.ts';
import { askedDocument, smallShop } from './testing/small-shop.tsx';

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
      },
    },
  },
};

async function policyOf(path: string, host = 'one.localhost', documents: Readonly<Record<string, unknown>> = {}) {
  const { endpoint } = smallShop({ documents: { 'base/layout/checkout': checkout, 'one/site': one, ...documents } });
  const { headers } = responseOf(await endpoint.document(askedDocument(path, { host })));
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-")).join(' ')];
    }),
  );
  return { policy, permissions: guarded(Object.fromEntries(headers), false)['permissions-policy'] };
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

describe('a page may reach payment gateways', () => {
  test('where its layout says so, and those of its own site alone', async () => {
    const { policy, permissions } = await policyOf('/checkout');
    expect(policy).toEqual({
      ...STRICT,
      'script-src': "'self' https://pay.example https://js.fields.example",
      'connect-src': "'self' https://pay.example https://api.fields.example",
      'frame-src': "'self' https://pay.example https://*.fields.example https:",
      'form-action': "'self' https://pay.example https:",
    });
    expect(permissions).toBe('camera=(), microphone=(), geolocation=(), payment=(self "https://pay.example"), usb=()');
  });

  test.each(['/', '/cart', '/nowhere'])('and not at %s', async (path) => {
    const { policy, permissions } = await policyOf(path);
    expect(policy).toEqual(STRICT);
    expect(permissions).toBe('camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });

  test('nor where its site has none', async () => {
    expect((await policyOf('/checkout', 'two.localhost')).policy).toEqual(STRICT);
  });

  test('nor where the layout is strict', async () => {
    const documents = { 'base/layout/checkout': { ...checkout, policy: 'strict' } };
    expect((await policyOf('/checkout', 'one.localhost', documents)).policy).toEqual(STRICT);
  });
});

test('of the headers of every answer a page says itself who shows the payment sheet, and nothing else', () => {
  const own = { 'permissions-policy': 'payment=(self)', 'x-content-type-options': 'none' };
  expect(guarded(own, false)).toMatchObject({
    'permissions-policy': 'payment=(self)',
    'x-content-type-options': 'nosniff',
  });
});
