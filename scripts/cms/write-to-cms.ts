import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { type ContentChange } from '../content-releases/list-changes.ts';
import { groupBySite, listContentEntries } from '../content-releases/merge-sites.ts';
import type { CmsClient } from './cms-client.ts';
import type { CmsContents } from './cms-contents.ts';
import { removePictures, uploadPictures } from './push-assets.ts';
import { pushDocuments, type RejectedDocument } from './push-documents.ts';

/** Ids of documents and pictures. */
export interface CmsWriteReport {
  readonly refused: readonly RejectedDocument[];
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly removed: readonly string[];
}

/** Writes changes to a CMS. A refused document or picture does not stop the others. */
export async function writeToCms(
  cms: CmsClient,
  changes: readonly ContentChange[],
  {
    rows,
    files,
    readPicture,
    together,
    log,
  }: Pick<CmsContents, 'rows' | 'files' | 'readPicture'> & {
    /** Whether documents are published all or none, where one request can contain them. */
    readonly together: boolean;
    readonly log: (line: string) => void;
  },
): Promise<CmsWriteReport> {
  const pictures = await uploadPictures(cms, changes, { files, readPicture });
  log(`  pictures: ${pictures.created.length} new, ${pictures.updated.length} changed`);
  const documents = await pushDocuments(cms, changes, { rows, together });
  log(`  documents: ${documents.created.length} new, ${documents.updated.length} changed`);
  const removedPictures = await removePictures(cms, changes, { files });
  const refused = [...pictures.refused, ...documents.refused, ...removedPictures.refused];
  for (const message of new Set(refused.map((each) => each.message))) log(`  Refused: ${message}`);
  return {
    refused,
    created: [...documents.created, ...pictures.created],
    updated: [...documents.updated, ...pictures.updated],
    removed: [...documents.removed, ...removedPictures.removed],
  };
}

/** `sites`, with what the CMS refused as it is in the base: it still has to be written. */
export function withoutRefused(
  sites: readonly ReleasedSite[],
  refused: readonly Pick<RejectedDocument, 'id'>[],
  base: readonly ReleasedSite[] | null,
): readonly ReleasedSite[] {
  if (refused.length === 0) return sites;
  const [entries, former] = [new Map(listContentEntries(sites)), listContentEntries(base ?? [])];
  for (const { id } of refused) {
    const before = former.get(id);
    if (before) entries.set(id, before);
    else entries.delete(id);
  }
  return groupBySite([...entries.values()]);
}
