import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSafeRedirectPath } from './safe-path.ts';

const HOSTS = [
  'evil.example',
  'evil.example:80',
  'user@evil.example',
  'harbour.localhost@evil.example',
  '[::1]',
  '127.0.0.1',
];
const STARTS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '\\',
  '/\\/',
  '//\\',
  '/ /',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '/\u0000/',
  '/\u000b/',
  '/\u00a0/',
  '/\u200b/',
  '/\u2028/',
  '/\ufeff/',
  '/%2f',
  '/%2F',
  '/%2f%2f',
  '/%5c',
  '/%5C',
  '/%09/',
  '/%0a/',
  '/%0d/',
  '/%00/',
  '/%252f',
  '/%255c',
  '/%2509/',
  '/./',
  '/.//',
  '/x/..//',
  '/%2e//',
  '/%2e%2e//',
  '/.%2e//',
  'http:',
  'http:/',
  'http://',
  'https://',
  'HTTPS://',
  'hTTp:\\\\',
  'ftp://',
  'ws://',
  'file://',
  'blob:http://',
  ' //',
  '\t//',
  '\n//',
  '\u0000//',
  ' http://',
  '\u0001http://',
  'http:///',
  'https:////',
  './/',
  '..//',
  '?//',
  '#//',
  '',
  '@',
  ':@',
  'x:y@',
  '/\u2215',
  '/\uff0f',
  '/\u2044',
  '/\u29f8',
  '/\uff3c',
  '/%E2%88%95',
  '/%EF%BC%8F',
];
const SCHEMES = [
  'javascript:',
  'JavaScript:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0000javascript:',
  'javascript\t:',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'blob:',
  'about:',
  'view-source:',
  'mailto:',
  'tel:',
  'intent:',
  'javascript://%0a',
  'javascript:%0a',
  '/\tjavascript:',
  'jar:',
  'filesystem:',
];
const PAYLOADS = ['alert(1)', 'alert(document.domain)//', '//evil.example/%0aalert(1)', 'x'];
const ENDS = ['', '/', '/path'];
const DOTS = ['\u3002', '\uff0e', '\uff61', '\u2024'].flatMap((dot) => [
  `//evil${dot}example`,
  `/evil${dot}example`,
  `/${dot}${dot}/x`,
]);

const ATTACKS = [
  ...STARTS.flatMap((start) => HOSTS.flatMap((host) => ENDS.map((end) => `${start}${host}${end}`))),
  ...SCHEMES.flatMap((scheme) => PAYLOADS.map((payload) => `${scheme}${payload}`)),
  ...DOTS,
];

/** Host to which a browser would navigate from a page of the shop. */
function landing(value: string): string {
  return new URL(value, 'https://harbour.localhost/deep/page').host;
}

describe('toSafeRedirectPath with hostile paths', () => {
  const leaving = ATTACKS.filter(
    (attack) => !/^\/(?:\.|%2e|x)/i.test(attack) || /^\/(?:\.|%2e|x)[^?#]*\/\//i.test(attack),
  );

  test('is tested with over five hundred variants', () => expect(new Set(ATTACKS).size).toBeGreaterThan(500));

  test('returns null for each that could lead to another host', () => {
    expect(leaving.filter((attack) => toSafeRedirectPath(attack) !== null)).toEqual([]);
  });

  test('returns null or a path within the site for each that is percent-encoded once more', () => {
    for (const attack of ATTACKS) {
      const path = toSafeRedirectPath(`/${encodeURIComponent(attack)}`);
      if (path !== null) expect([attack, landing(path)]).toEqual([attack, 'harbour.localhost']);
    }
  });

  test('only returns paths that browsers resolve within the site, also for random input', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      '%2e',
      '%09',
      'evil.example',
      '\t',
      '?',
      '#',
      'x',
      '%25',
    ];
    const assembled = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(assembled, fc.string()), (text) =>
        [text, `/${text}`].every((value) => {
          const path = toSafeRedirectPath(value);
          if (path === null) return true;
          return landing(path) === 'harbour.localhost' && !/^\/[/\\]/.test(path) && toSafeRedirectPath(path) === path;
        }),
      ),
      { numRuns: 1000 },
    );
  });
});

describe('toSafeRedirectPath', () => {
  test.each([
    ['/', '/'],
    ['/my-account/deposit?x=1&y=a%20b#z', '/my-account/deposit?x=1&y=a%20b#z'],
    ['/cart?next=//evil.example', '/cart?next=//evil.example'],
    ['/user@host', '/user@host'],
    ['/search?q=100%25', '/search?q=100%25'],
    ['/100%25', '/100%25'],
    ['/a%20b', '/a%20b'],
    ['/a/../b', '/b'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
  ])('accepts %s and returns it as %s', (value, path) => expect(toSafeRedirectPath(value)).toBe(path));

  test.each(['', 'cart', './cart', '../cart', '?x', '#x', `/${'a'.repeat(2000)}`, '/%', '/%zz'])(
    'returns null for %j',
    (value) => {
      expect(toSafeRedirectPath(value)).toBeNull();
    },
  );
});
