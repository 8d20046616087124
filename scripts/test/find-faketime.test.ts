import { expect, test } from 'vitest';
import { findFaketimeLibrary } from './find-faketime.ts';

const DEBIAN = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

test('a library that LIBFAKETIME names is taken before that of Debian', () => {
  const files = ['/opt/faketime.so', DEBIAN];
  const exists = (path: string) => files.includes(path);
  const machine = { environment: { LIBFAKETIME: '/opt/faketime.so' }, installPackage: () => false };
  expect(findFaketimeLibrary(machine, exists)).toBe('/opt/faketime.so');
  expect(findFaketimeLibrary({ ...machine, environment: {} }, exists)).toBe(DEBIAN);
});

test('a missing libfaketime is installed, or the error advises how', () => {
  const files: string[] = [];
  const installPackage = () => files.push(DEBIAN) > 0;
  const exists = (path: string) => files.includes(path);
  expect(findFaketimeLibrary({ environment: {}, installPackage }, exists)).toBe(DEBIAN);
  const bare = { environment: {}, installPackage: () => false };
  expect(() => findFaketimeLibrary(bare, () => false)).toThrow(/apt-get install libfaketime.*set LIBFAKETIME/);
  expect(() => findFaketimeLibrary({ ...bare, environment: { LIBFAKETIME: '/nowhere' } }, exists)).toThrow(
    'LIBFAKETIME is "/nowhere", and there is no file at that path.',
  );
});
