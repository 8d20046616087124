import { expect, test } from 'vitest';
import { listForbiddenReleaseFiles } from './forbidden-files.ts';

test('a release has no version control, secrets, tests, sandbox and studio', () => {
  const allowed = [
    'server/main.js',
    'client/.vite/manifest.json',
    'client/_assets/connect-to-studio-abc.js',
    'SHA256SUMS',
  ];
  const forbidden = [
    ...['.git/config', '.gitignore', 'server/.env', '.vitrine/secrets.json', 'node_modules/a/.git/HEAD'],
    ...['server/main.test.ts', 'node_modules/a/index.test.js', 'sandbox/seed/brands.json', 'studio/main.js'],
  ];
  expect(listForbiddenReleaseFiles([...allowed, ...forbidden])).toEqual(forbidden);
});
