import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../settings/read-settings.ts';
import type { CmsWriteConnection } from './cms-client.ts';
import { parseDirectusSecrets } from './directus-secrets.ts';

/**
 * The Directus server for push and pull: the one in VITRINE_CMS_URL and VITRINE_CMS_ADMIN_TOKEN, otherwise the one that
 * `npm run cms` started in this clone.
 */
export function resolveCmsWriteConnection(environment: NodeJS.ProcessEnv, root: string): CmsWriteConnection {
  const { values } = readSettings({ ...environment, VITRINE_CMS: 'files' });
  const { VITRINE_CMS_URL: url, VITRINE_CMS_ADMIN_TOKEN: token, PORT: port } = values;
  const dataDir = environment['VITRINE_DATA'] ? values.VITRINE_DATA : join(root, '.vitrine');
  if (url && token) return { url, token };
  const file = join(dataDir, 'cms', 'secrets.json');
  const secrets = existsSync(file) ? parseDirectusSecrets(readFileSync(file, 'utf8')) : null;
  if (secrets) return { url: url ?? `http://127.0.0.1:${port + 2}`, token: secrets.adminToken };
  throw new Error(
    'There is no CMS to speak to. Start one with `npm run cms`, or set VITRINE_CMS_URL and VITRINE_CMS_ADMIN_TOKEN.',
  );
}
