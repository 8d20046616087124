import { expect, test } from 'vitest';
import { findPromtool } from './find-promtool.ts';

const nothing = { environment: { PATH: '/bin' }, isExecutable: () => false, installPackage: () => false };

test('takes PROMTOOL, else the program on PATH, else the one that the system installs', () => {
  expect(findPromtool({ ...nothing, environment: { PROMTOOL: '/opt/promtool' }, isExecutable: () => true })).toBe(
    '/opt/promtool',
  );
  expect(findPromtool({ ...nothing, isExecutable: (path) => path === '/bin/promtool' })).toBe('/bin/promtool');
  let isInstalled = false;
  const installPackage = (name: string) => (isInstalled = name === 'prometheus');
  expect(findPromtool({ ...nothing, installPackage, isExecutable: () => isInstalled })).toBe('/bin/promtool');
});

test('explains how to install promtool when there is none', () => {
  expect(() => findPromtool(nothing)).toThrow('apt-get install prometheus');
  expect(() => findPromtool({ ...nothing, environment: { PROMTOOL: '/opt/promtool' } })).toThrow(
    'PROMTOOL is "/opt/promtool", and there is no program at that path.',
  );
});
