import { expect, test } from 'vitest';
import { type BrowserLookup, findChromium } from './find-chromium.ts';

function machine(programs: string[], changes: Partial<BrowserLookup> = {}): BrowserLookup {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    isExecutable: (path) => programs.includes(path),
    installPackage: () => false,
    ...changes,
  };
}

test('CHROMIUM comes first', () => {
  const environment = { PATH: '/usr/bin', CHROMIUM: '/opt/chrome' };
  expect(findChromium(machine(['/opt/chrome', '/usr/bin/chromium'], { environment }))).toBe('/opt/chrome');
});

test('a CHROMIUM that leads nowhere is told, not passed over', () => {
  const environment = { PATH: '/usr/bin', CHROMIUM: '/opt/chrome' };
  expect(() => findChromium(machine(['/usr/bin/chromium'], { environment }))).toThrow(
    'CHROMIUM is "/opt/chrome", and there is no program at that path.',
  );
});

test('a Chromium on PATH is preferred to a Chrome', () => {
  expect(findChromium(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
});

test('the package is installed where nothing is found', () => {
  const programs: string[] = [];
  const installPackage = () => programs.push('/usr/bin/chromium') === 1;
  expect(findChromium(machine(programs, { installPackage }))).toBe('/usr/bin/chromium');
});

test('what to do is said where nothing may be installed', () => {
  expect(() => findChromium(machine([]))).toThrow('set CHROMIUM to the path');
});
