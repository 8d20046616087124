import { expect, test } from 'vitest';
import { type BrowserLookup, findChromium, findHeadlessChromium } from './find-chromium.ts';

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

test('journeys take the Chromium without windows where there is one', () => {
  expect(findHeadlessChromium(machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('journeys take the Chromium that CHROMIUM names, with or without windows', () => {
  const environment = { PATH: '/usr/bin', CHROMIUM: '/opt/chrome' };
  expect(findHeadlessChromium(machine(['/opt/chrome', '/usr/bin/chromium-headless-shell'], { environment }))).toBe(
    '/opt/chrome',
  );
});

test('the Chromium without windows is installed before one with windows is taken', () => {
  const programs = ['/usr/bin/chromium'];
  const installPackage = (name: string) => programs.push(`/usr/bin/${name}`) > 0;
  expect(findHeadlessChromium(machine(programs, { installPackage }))).toBe('/usr/bin/chromium-headless-shell');
});

test('journeys take any Chromium where the one without windows cannot be installed', () => {
  expect(findHeadlessChromium(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
});
