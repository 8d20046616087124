import { expect, test } from 'vitest';
import { findPromtool } from './find-promtool.ts';

const nothing = { environment: { PATH: '/bin' }, isExecutable: () => false, installPackage: () => false };

test('findPromtool prefers the path in PROMTOOL to a program on PATH, and installs the package when there is neither', () => {
  expect(findPromtool({ ...nothing, environment: { PROMTOOL: '/opt/promtool' }, isExecutable: () => true })).toBe(
    '/opt/promtool',
  );
  expect(findPromtool({ ...nothing, isExecutable: (path) => path === '/bin/promtool' })).toBe('/bin/promtool');
  let isInstalled = false;
  const installPackage = (name: string) => (isInstalled = name === 'prometheus');
  expect(findPromtool({ ...nothing, installPackage, isExecutable: () => isInstalled })).toBe('/bin/promtool');
});

test('findPromtool throws an error that says how to install promtool when it is missing', () => {
  expect(() => findPromtool(nothing)).toThrow('apt-get install prometheus');
  expect(() => findPromtool({ ...nothing, environment: { PROMTOOL: '/opt/promtool' } })).toThrow(
    'PROMTOOL is "/opt/promtool", and there is no program at that path.',
  );
});
