import type { RawDocument } from '#engine/cms/document.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import { hashContent, type ReleasedPicture, type ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { withoutSchemaReference } from '#engine/cms/releases/release-source.ts';
import { createReleaseStore } from '#engine/cms/releases/release-store.ts';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import {
  createEstateBrandDocuments,
  createEstateBrandPictures,
  getEstateBrandKey,
  readEstateParents,
} from './estate-documents.ts';

export interface EstateRelease {
  readonly hash: string;
  readonly documents: number;
}

/**
 * Writes a live release of an estate to a folder store. With the version of checks it counts as judged by them: judging
 * it is measured elsewhere.
 */
export async function writeEstateRelease(
  project: string,
  folder: string,
  brands: number,
  checksVersion: string | null,
): Promise<EstateRelease> {
  const releases = createReleaseStore({ objects: openFolderStore({ folder, clock: Date.now }) });
  const pictures = new Map<string, Uint8Array>();
  const addPicture = (name: string, bytes: Uint8Array): ReleasedPicture => {
    const hash = hashContent(bytes);
    pictures.set(hash, bytes);
    return { name, hash };
  };
  const sites = [
    ...(await readParents(project, addPicture)),
    ...Array.from({ length: brands }, (_, index) => createBrand(index, addPicture)),
  ];
  const { hash } = await releases.write(sites, async (picture) => pictures.get(picture) ?? new Uint8Array());
  if (checksVersion !== null) await releases.writeJudgement(hash, checksVersion);
  const entry = { action: 'apply', release: hash, at: Date.now(), by: 'bench', approvedBy: null } as const;
  await releases.switchTo(entry, await releases.live());
  return { hash, documents: sites.reduce((sum, { documents }) => sum + documents.length, 0) };
}

type AddPicture = (name: string, bytes: Uint8Array) => ReleasedPicture;

async function readParents(project: string, addPicture: AddPicture): Promise<readonly ReleasedSite[]> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const source = createFilesSource({ project, log });
  const { signal } = new AbortController();
  const { assets } = await source.load(signal);
  const pictures: (ReleasedPicture & { readonly site: string })[] = [];
  for (const asset of assets)
    pictures.push({ site: asset.site, ...addPicture(asset.name, await source.readAsset(asset, signal)) });
  const documents = Map.groupBy(await readEstateParents(project), ({ site }) => site);
  return [...documents].map(([site, own]) => ({
    site,
    documents: own.map(toReleased),
    pictures: pictures.filter((picture) => picture.site === site).map(({ name, hash }) => ({ name, hash })),
  }));
}

function createBrand(index: number, addPicture: AddPicture): ReleasedSite {
  return {
    site: getEstateBrandKey(index),
    documents: createEstateBrandDocuments(index).map(toReleased),
    pictures: createEstateBrandPictures(index).map(({ name, svg }) => addPicture(name, Buffer.from(svg))),
  };
}

function toReleased({ kind, name, text }: RawDocument): ReleasedSite['documents'][number] {
  return { kind, name, value: withoutSchemaReference(JSON.parse(text)) };
}
