import { expect, test } from 'vitest';
import { type BrowserLookupDependencies, findChromium, findHeadlessChromium } from './find-chromium.ts';

function machine(programs: string[], changes: Partial<BrowserLookupDependencies> = {}): BrowserLookupDependencies {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    isExecutable: (path) => programs.includes(path),
    installPackage: () => false,
    ...changes,
  };
}

test('findChromium prefers the program that CHROMIUM names', () => {
  const environment = { PATH: '/usr/bin', CHROMIUM: '/opt/chrome' };
  expect(findChromium(machine(['/opt/chrome', '/usr/bin/chromium'], { environment }))).toBe('/opt/chrome');
});

test('findChromium throws when there is no program at the path in CHROMIUM', () => {
  const environment = { PATH: '/usr/bin', CHROMIUM: '/opt/chrome' };
  expect(() => findChromium(machine(['/usr/bin/chromium'], { environment }))).toThrow(
    'CHROMIUM is "/opt/chrome", and there is no program at that path.',
  );
});

test('findChromium prefers a Chromium on PATH to a Chrome', () => {
  expect(findChromium(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
});

test('findChromium installs the system package when there is no browser', () => {
  const programs: string[] = [];
  const installPackage = () => programs.push('/usr/bin/chromium') === 1;
  expect(findChromium(machine(programs, { installPackage }))).toBe('/usr/bin/chromium');
});

test('findChromium throws with instructions when no package can be installed', () => {
  expect(() => findChromium(machine([]))).toThrow('set CHROMIUM to the path');
});

test('findHeadlessChromium prefers the headless shell of Chromium to a full Chromium', () => {
  expect(findHeadlessChromium(machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('findHeadlessChromium returns the program that CHROMIUM names, headless or not', () => {
  const environment = { PATH: '/usr/bin', CHROMIUM: '/opt/chrome' };
  expect(findHeadlessChromium(machine(['/opt/chrome', '/usr/bin/chromium-headless-shell'], { environment }))).toBe(
    '/opt/chrome',
  );
});

test('findHeadlessChromium installs the headless shell even if there is a Chromium', () => {
  const programs = ['/usr/bin/chromium'];
  const installPackage = (name: string) => programs.push(`/usr/bin/${name}`) > 0;
  expect(findHeadlessChromium(machine(programs, { installPackage }))).toBe('/usr/bin/chromium-headless-shell');
});

test('findHeadlessChromium returns any Chromium when the headless shell cannot be installed', () => {
  expect(findHeadlessChromium(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
});
