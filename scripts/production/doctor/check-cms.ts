import { readContentVersions } from '#engine/cms/directus/content-versions.ts';
import { createDirectusReadClient } from '#engine/cms/directus/directus-requests.ts';
import type { SettingValues } from '../../settings/all-settings.ts';
import { describeCause, type Finding, pass, warn } from './finding.ts';

/** Milliseconds for the CMS to answer. */
const PATIENCE = 5_000;

/** Checks that Directus has our extension, which returns versions to nodes. Another check reads its documents. */
export async function checkCms(
  {
    VITRINE_CMS: cms,
    VITRINE_CMS_URL: url,
    VITRINE_CMS_TOKEN: token,
  }: Pick<SettingValues, 'VITRINE_CMS' | 'VITRINE_CMS_URL' | 'VITRINE_CMS_TOKEN'>,
  send: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const name = 'CMS';
  if (cms !== 'directus' || url === null || token === null) return [];
  try {
    const client = createDirectusReadClient({ url, token, fetch: send });
    const { files } = await readContentVersions(client, AbortSignal.timeout(PATIENCE));
    return files === undefined
      ? [
          warn(
            name,
            `${url} returns no versions of its contents, so that each node lists all documents every 15 seconds.`,
            'Build the extension of this release ("node scripts/cms/build-extension.ts" in its sources), and start Directus again with it.',
          ),
        ]
      : [pass(name, `${url} tells nodes what has changed.`)];
  } catch (error) {
    return [warn(name, `${url} doesn't answer (${describeCause(error)}).`, 'Start it, or correct VITRINE_CMS_URL.')];
  }
}
