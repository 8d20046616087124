import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type CmsClient, type CmsPictureFile, CmsRejectedError } from './cms-client.ts';
import type { RejectedDocument } from './push-documents.ts';
import type { CmsSeedPictureOfSite } from './seed-files.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Uploads these pictures to the CMS, each into the folder of its site, and lists pictures that only the CMS has. Ids
 * are `<site>/<name>`.
 */
export async function pushPictures(cms: CmsClient, root: string, assets: readonly CmsSeedPictureOfSite[]) {
  const folders = await cms.folders();
  const files = new Map((await cms.files()).map((file) => [assetId(file), file]));
  const created: string[] = [];
  const updated: string[] = [];
  const refused: RejectedDocument[] = [];
  for (const asset of assets) {
    const bytes = Uint8Array.from(await readFile(join(root, asset.path)));
    const there = files.get(assetId(asset));
    if (there && (await holds(cms, there, bytes))) continue;
    const folder = folders.get(asset.site) ?? (await cms.createFolder(asset.site));
    folders.set(asset.site, folder);
    const type = types[extname(asset.name)] ?? 'application/octet-stream';
    try {
      await cms.upload({ folder, name: asset.name, type, bytes }, there?.id);
      (there ? updated : created).push(assetId(asset));
    } catch (error) {
      if (!(error instanceof CmsRejectedError)) throw error;
      refused.push({ id: assetId(asset), message: error.message });
    }
  }
  const names = new Set(assets.map(assetId));
  const extra = [...files.values()].filter((file) => !names.has(assetId(file)));
  return { refused, created, updated, extra: extra.map(assetId), extraFiles: extra.map(({ id }) => id) };
}

async function holds(cms: CmsClient, file: CmsPictureFile, bytes: Uint8Array): Promise<boolean> {
  return file.size === bytes.length && Buffer.compare(await cms.download(file.id), bytes) === 0;
}

function assetId({ site, name }: { site: string; name: string }): string {
  return `${site}/${name}`;
}
