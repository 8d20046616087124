import { openFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { parseObjectStoreUrl } from './object-store-url.ts';
import { openS3Store, type S3Credentials } from './s3-store.ts';

export interface ObjectStoreSettings {
  readonly url: string;
  /** Of S3; null for those of the machine. */
  readonly credentials: S3Credentials | null;
}

/** Opens a store without a request to it. */
export async function openObjectStore(
  { url, credentials }: ObjectStoreSettings,
  clock: () => number,
): Promise<ObjectStore> {
  const address = parseObjectStoreUrl(url);
  return address.kind === 'folder'
    ? openFolderStore({ folder: address.folder, clock })
    : openS3Store({ ...address, credentials });
}
