import { extname } from 'node:path';
import type { ContentChange } from '../content-releases/list-changes.ts';
import { type CmsClient, CmsRejectedError } from './cms-client.ts';
import type { CmsContents } from './cms-contents.ts';
import type { RejectedDocument } from './push-documents.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Uploads new and changed pictures to the CMS, each into the folder of its site. Removed ones stay. */
export async function uploadPictures(
  cms: Pick<CmsClient, 'folders' | 'createFolder' | 'upload'>,
  changes: readonly ContentChange[],
  { files, readPicture }: Pick<CmsContents, 'files' | 'readPicture'>,
) {
  const created: string[] = [];
  const updated: string[] = [];
  const refused: RejectedDocument[] = [];
  const pictures = changes.flatMap(({ id, next }) => (next?.kind === 'picture' ? [{ id, ...next }] : []));
  const folders = pictures.length > 0 ? await cms.folders() : new Map<string, string>();
  for (const { id, site, name, value } of pictures) {
    const bytes = Uint8Array.from(await readPicture(String(value)));
    const there = files.get(id);
    const folder = folders.get(site) ?? (await cms.createFolder(site));
    folders.set(site, folder);
    const type = types[extname(name)] ?? 'application/octet-stream';
    try {
      await cms.upload({ folder, name, type, bytes }, there?.id);
      (there ? updated : created).push(id);
    } catch (error) {
      if (!(error instanceof CmsRejectedError)) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { refused, created, updated };
}

/** Removes pictures from the CMS; after documents, because those may reference them. */
export async function removePictures(
  cms: Pick<CmsClient, 'removeFiles'>,
  changes: readonly ContentChange[],
  { files }: Pick<CmsContents, 'files'>,
): Promise<{ readonly removed: readonly string[]; readonly refused: readonly RejectedDocument[] }> {
  const ids = changes.flatMap(({ id, former, next }) => (former?.kind === 'picture' && !next ? [id] : []));
  const stored = ids.flatMap((id) => files.get(id)?.id ?? []);
  if (stored.length === 0) return { removed: [], refused: [] };
  try {
    await cms.removeFiles(stored);
    return { removed: ids, refused: [] };
  } catch (error) {
    if (!(error instanceof CmsRejectedError)) throw error;
    const { message } = error;
    return { removed: [], refused: ids.map((id) => ({ id, message })) };
  }
}
