import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDirectusEnvironment } from './directus-environment.ts';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'directus', 'package.json'), 'utf8'));
const lock = JSON.parse(readFileSync(join(import.meta.dirname, 'directus', 'package-lock.json'), 'utf8'));

test('the Directus manifest pins every version, and Node to 22', () => {
  expect(manifest.dependencies).toEqual({ directus: '12.4.0' });
  expect(Object.values(manifest.optionalDependencies)).toEqual(
    Object.values(manifest.optionalDependencies).map(() => expect.stringMatching(/^22\.\d+\.\d+$/)),
  );
});

test('the Directus lock file matches its manifest and contains no registry address', () => {
  const { dependencies, optionalDependencies } = lock.packages[''];
  expect({ dependencies, optionalDependencies }).toEqual({
    dependencies: manifest.dependencies,
    optionalDependencies: manifest.optionalDependencies,
  });
  const resolved = Object.entries<{ resolved?: string }>(lock.packages).filter(([, entry]) => entry.resolved);
  expect(resolved).toEqual([]);
});

test('the Directus environment disables the pressure limiter and contains no variable of the shop', () => {
  const secrets = { key: 'k', secret: 's', adminPassword: 'p', adminToken: 't', readToken: 'r' };
  const folders = { dataDir: '/data', installDir: '/install', extensionsDir: '/extensions' };
  const environment = createDirectusEnvironment(
    { port: 1, ...folders, extensionEnv: { VITRINE_CMS_WEBHOOK_URL: 'u' } },
    secrets,
  );
  expect(environment).toMatchObject({ PRESSURE_LIMITER_ENABLED: 'false', RATE_LIMITER_ENABLED: 'false' });
  expect(Object.keys(environment).filter((name) => name.startsWith('VITRINE_'))).toEqual(['VITRINE_CMS_WEBHOOK_URL']);
});
