import { expect, test } from 'vitest';
import { findRouteProblems } from './find-route-problems.ts';

const problems = (paths: Readonly<Record<string, string | null>>) =>
  findRouteProblems(Object.entries(paths).map(([id, path]) => ({ id, path })));

test('findRouteProblems accepts routes that differ in rank or shape', () => {
  expect(
    problems({
      home: '/',
      play: '/:offer/:game?',
      results: '/:offer/results',
      causes: '/causes/:cause',
      none: '*',
      content: null,
    }),
  ).toEqual([]);
});

test.each([
  [{ a: '/cart', b: '/cart' }, 'b', 'Routes "a" and "b" match the same addresses: "/cart".'],
  [{ a: '/cart', b: '/CART' }, 'b', 'Routes "a" and "b" match the same addresses: "/CART".'],
  [{ a: '/:offer', b: '/:cause' }, 'b', 'Routes "a" and "b" match the same addresses: "/:cause".'],
  [{ a: '/x/:page?', b: '/x' }, 'b', 'Routes "a" and "b" match the same addresses: "/x".'],
  [{ a: '/x/*', b: '/X/*' }, 'b', 'Routes "a" and "b" match the same addresses: "/X/*".'],
])('findRouteProblems reports that %j collide', (paths, id, message) => {
  expect(problems(paths)).toEqual([{ id, other: 'a', code: 'route-collision', message }]);
});

test('findRouteProblems reports a colliding pair once', () => {
  expect(problems({ a: '/x/:p?/:q?', b: '/x/:r?/:s?' })).toHaveLength(1);
});

test.each([
  ['x', 'A path starts with "/".'],
  ['/*/x', '"*" takes the rest of a path, so it comes last.'],
  ['/:a/:a', 'A path names each parameter once.'],
  ['/a//b', 'A path has no empty segment.'],
  ['/:a?/:b?/:c?/:d?/:e?', 'A path has at most 4 optional parameters.'],
])('findRouteProblems reports the unreadable path %s', (path, reason) => {
  expect(problems({ a: path })).toEqual([
    { id: 'a', other: null, code: 'wrong-format', message: `Path "${path}" of route "a" can't be read: ${reason}` },
  ]);
});
