import { expect, test } from 'vitest';
import type { BrowserLookupDependencies } from './find-chromium.ts';
import { findPostgresPrograms } from './find-postgres.ts';

const DEBIAN = '/usr/lib/postgresql/15/bin';

function machine(folders: string[], environment = {}, installed: string[] = []): BrowserLookupDependencies {
  return {
    environment: { PATH: '/bin:/usr/bin', ...environment },
    isExecutable: (path) => folders.some((folder) => [`${folder}/initdb`, `${folder}/postgres`].includes(path)),
    installPackage: (name) => {
      installed.push(name);
      folders.push(DEBIAN);
      return true;
    },
  };
}

test('programs of Postgres that POSTGRES_BIN names are taken before those on PATH and of Debian', () => {
  const folders = ['/opt/postgres', '/usr/bin', DEBIAN];
  expect(findPostgresPrograms(machine(folders, { POSTGRES_BIN: '/opt/postgres' }))).toBe('/opt/postgres');
  expect(findPostgresPrograms(machine(folders))).toBe('/usr/bin');
  expect(findPostgresPrograms(machine([DEBIAN]))).toBe(DEBIAN);
});

test('a missing Postgres is installed, or the error advises how', () => {
  const installed: string[] = [];
  expect(findPostgresPrograms(machine([], {}, installed))).toBe(DEBIAN);
  expect(installed).toEqual(['postgresql-15']);
  const bare = { ...machine([]), installPackage: () => false };
  expect(() => findPostgresPrograms(bare)).toThrow(/apt-get install postgresql-15.*set POSTGRES_BIN to the folder/);
  expect(() => findPostgresPrograms({ ...bare, environment: { POSTGRES_BIN: '/nowhere' } })).toThrow(
    'POSTGRES_BIN is "/nowhere", and there is no "initdb" and "postgres" in that folder.',
  );
});
