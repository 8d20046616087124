import { randomUUID } from 'node:crypto';
import { openObjectStore } from '#engine/object-store/open-object-store.ts';
import { createObjectStoreSettings } from '../../serve/server-settings.ts';
import type { SettingValues } from '../../settings/all-settings.ts';
import { type Finding, pass, warn } from './finding.ts';

/** Whether the store writes, reads and deletes an object. */
export async function checkObjectStore(
  values: Pick<SettingValues, 'VITRINE_STORE' | 'VITRINE_STORE_ACCESS_KEY' | 'VITRINE_STORE_SECRET_KEY'>,
): Promise<Finding> {
  const name = 'object store';
  const settings = createObjectStoreSettings(values);
  if (settings === null)
    return pass(name, 'None: files of releases are in VITRINE_SHARED_FILES, or on each node alone.');
  const key = `doctor-${randomUUID()}`;
  try {
    const store = await openObjectStore(settings, Date.now);
    await store.put(key, name);
    const found = await store.find(key);
    await store.delete(key);
    if (found?.content.toString() !== name)
      return warn(name, `${store.description} gives back something else than was written.`, 'Use another store.');
    return (await store.conditionalWrites()) === 'atomic'
      ? pass(name, `${store.description} writes, reads and deletes.`)
      : warn(
          name,
          `${store.description} has no conditional writes: of two promotions at the same moment one is lost unnoticed.`,
          'Promote releases from one place alone, or use a store with conditional writes.',
        );
  } catch (error) {
    return warn(
      name,
      `${error instanceof Error ? error.message : error}. Each node goes on with its own files.`,
      'Check VITRINE_STORE, and whether its keys may read, write, list and delete.',
    );
  }
}
