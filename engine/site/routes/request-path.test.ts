import { expect, test } from 'vitest';
import { parseRequestPath } from './request-path.ts';

test.each([
  ['/', [], false],
  ['//', [], true],
  ['/a', ['a'], false],
  ['/a/', ['a'], true],
  ['/a///', ['a'], true],
  ['/a/b', ['a', 'b'], false],
  ['/a%2Fb', ['a/b'], false],
  ['/a%20b/%C3%A9', ['a b', 'é'], false],
])(
  'parseRequestPath splits the path %s into decoded segments and notes a trailing slash',
  (pathname, segments, trailingSlash) => {
    expect(parseRequestPath(pathname)).toEqual({ segments, trailingSlash });
  },
);

test.each([
  '',
  'a',
  '*',
  '//a',
  '/a//b',
  '/%',
  '/%zz',
  '/%E9',
  '/a%00',
  '/a%0a',
  '/%C2%85',
  '/%E2%80%A8',
  `/${'a'.repeat(2000)}`,
])('parseRequestPath returns null for the malformed or too long path %s', (pathname) => {
  expect(parseRequestPath(pathname)).toBeNull();
});
