import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isHttpsByProxyHeaderOrConnection,
  parseHostHeader,
  parseTrustedProxies,
  readClientIpAddress,
  readRequestHost,
} from './request-host.ts';

const nobody = parseTrustedProxies('');
const proxies = parseTrustedProxies('10.0.0.0/8, 192.168.1.7, fd00::/8');

describe('the Host header', () => {
  test.each([
    ['harbour.localhost', 'harbour.localhost', null],
    ['HARBOUR.localhost:3000', 'harbour.localhost', 3000],
    ['localhost.', 'localhost', null],
    ['127.0.0.1:80', '127.0.0.1', 80],
    ['[::1]:3000', '::1', 3000],
    ['[FE80::1]', 'fe80::1', null],
    ['my_host', 'my_host', null],
  ])('with the value %s is split into host name and port', (header, hostname, port) => {
    expect(parseHostHeader(header)).toEqual({ hostname, port });
  });

  test.each([
    null,
    '',
    ' ',
    '.',
    'a..b',
    '-a.localhost',
    'a-.localhost',
    'harbour.localhost:',
    'harbour.localhost:0',
    'harbour.localhost:65536',
    'harbour.localhost:3000:1',
    'harbour.localhost:3e3',
    'user@harbour.localhost',
    'user:password@harbour.localhost',
    'harbour.localhost,lantern.localhost',
    'harbour.localhost, lantern.localhost',
    'harbour localhost',
    ' harbour.localhost',
    'harbour.localhost\t',
    'harbour.localhost\u0000',
    'harbour.localhost\r\nX: y',
    'harbour.localhost/path',
    'harbour.localhost?x',
    'harbour.localhost#x',
    'harbour\\localhost',
    'http://harbour.localhost',
    'hafen。localhost',
    'xn--\u0131',
    '::1',
    '[::1',
    '[::g]',
    '[1.2.3.4]',
    '[]',
    'a'.repeat(64),
    `${'a.'.repeat(127)}aa`,
  ])('with the malformed value %j is refused', (header) => {
    expect(parseHostHeader(header)).toBeNull();
  });

  test('is accepted only where its host name has no other characters than those of names and addresses', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      '-',
      '_',
      '.',
      ':',
      '80',
      '@',
      ',',
      ' ',
      '[',
      ']',
      '/',
      '\\',
      '\u0000',
      'é',
      '。',
    );
    const header = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(header, (text) => {
        const host = parseHostHeader(text);
        if (host) expect(host.hostname).toMatch(/^[a-z0-9_.:-]+$/);
      }),
    );
  });
});

describe('forwarded headers', () => {
  const headers = new Headers({
    host: 'inner.localhost',
    'x-forwarded-host': 'lantern.localhost',
    'x-forwarded-proto': 'https',
  });

  test.each(['10.1.2.3', '192.168.1.7', '::ffff:10.1.2.3', 'fd00::5'])(
    'from the trusted proxy %s are used',
    (address) => {
      expect(readRequestHost(headers, proxies, address)?.hostname).toBe('lantern.localhost');
      expect(isHttpsByProxyHeaderOrConnection(headers, proxies, address, false)).toBe(true);
    },
  );

  test.each(['11.1.2.3', '192.168.1.8', '::1', 'fe80::1', '', 'nonsense', null, undefined])(
    'from the untrusted address %j are ignored',
    (address) => {
      expect(readRequestHost(headers, proxies, address)?.hostname).toBe('inner.localhost');
      expect(isHttpsByProxyHeaderOrConnection(headers, proxies, address, false)).toBe(false);
    },
  );

  test.each<[string, string | null, string, string | null]>([
    ['of a stranger alone', null, '198.51.100.4', '198.51.100.4'],
    ['of a stranger who claims another', '203.0.113.9', '198.51.100.4', '198.51.100.4'],
    ['that a proxy tells', '203.0.113.9', '10.1.2.3', '203.0.113.9'],
    ['that a proxy wrote behind what was claimed', '192.0.2.1, 203.0.113.9', '10.1.2.3', '203.0.113.9'],
    ['that two proxies tell', '192.0.2.1, 203.0.113.9,10.9.9.9', '192.168.1.7', '203.0.113.9'],
    ['with a port', '203.0.113.9:4711', '10.1.2.3', '203.0.113.9'],
    ['in the newer notation', '[2001:DB8::9]:4711', '10.1.2.3', '2001:db8::9'],
    ['in the newer notation for an older one', '::ffff:203.0.113.9', '::ffff:10.1.2.3', '203.0.113.9'],
    ['behind a word that is none', '203.0.113.9, unknown', '10.1.2.3', '10.1.2.3'],
    ['of a proxy that tells none', null, '10.1.2.3', '10.1.2.3'],
    ['of nobody', '203.0.113.9', '', null],
  ])('yield the right client address, or none, for an address %s', (_name, forwarded, remote, address) => {
    const forwardedHeaders = new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded });
    expect(readClientIpAddress(forwardedHeaders, proxies, remote)).toBe(address);
  });

  test('are ignored where no proxy is trusted', () => {
    expect(readRequestHost(headers, nobody, '10.1.2.3')?.hostname).toBe('inner.localhost');
    expect(isHttpsByProxyHeaderOrConnection(headers, nobody, '10.1.2.3', true)).toBe(true);
  });

  test('that list several hosts in X-Forwarded-Host give no host', () => {
    const several = new Headers({ host: 'inner.localhost', 'x-forwarded-host': 'a.localhost, b.localhost' });
    expect(readRequestHost(several, proxies, '10.1.2.3')).toBeNull();
  });
});

test.each(['10.0.0.0/33', '10.0.0.0/x', '300.1.1.1', 'proxy.localhost', '10.0.0.0/8/8', 'fd00::/129'])(
  'parseTrustedProxies refuses the setting %s',
  (setting) => expect(() => parseTrustedProxies(setting)).toThrow(RangeError),
);
