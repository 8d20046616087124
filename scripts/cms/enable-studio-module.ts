import { STUDIO_APP } from './build-extension.ts';
import type { CmsWriteConnection } from './cms-client.ts';

/** The modules that the Data Studio shows in its bar by default. */
const DEFAULT_MODULES = ['content', 'users', 'files', 'insights', 'flows', 'settings'];

/** Shows our module first in the bar of the Data Studio, which otherwise hides modules of extensions. */
export async function enableStudioModule({ url, token }: CmsWriteConnection): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = await fetch(`${url}/settings?fields=module_bar`, { headers });
  const { data }: { data?: { module_bar?: unknown } } = Object(await read.json());
  const stored = Array.isArray(data?.module_bar) ? data.module_bar : DEFAULT_MODULES.map(toEntry);
  if (stored.some((entry) => Object(entry).id === STUDIO_APP)) return;
  const body = JSON.stringify({ module_bar: [toEntry(STUDIO_APP), ...stored] });
  const { status } = await fetch(`${url}/settings`, { method: 'PATCH', headers, body });
  if (status !== 200) throw new Error(`Directus answered ${status} when the studio was added to its modules.`);
}

function toEntry(id: string) {
  return { type: 'module', id, enabled: true, ...(id === 'settings' && { locked: true }) };
}
