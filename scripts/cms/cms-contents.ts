import { hashContent, type ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { type ContentEntry, formatContentId, groupBySite } from '../content-releases/merge-sites.ts';
import type { CmsClient, CmsPictureFile, CmsRow } from './cms-client.ts';
import { withCurrentSchemaReference } from './schema-reference.ts';
import { listSeedKinds, SEEDED_COLLECTIONS } from './seed-files.ts';

/** What a CMS has published, and what is stored there. */
export interface CmsContents {
  /** Published documents, and pictures. */
  readonly sites: readonly ReleasedSite[];
  /** All rows by their ids, also archived ones. */
  readonly rows: ReadonlyMap<string, StoredCmsRow>;
  /** Files of pictures by `<site>/<name>`. */
  readonly files: ReadonlyMap<string, CmsPictureFile>;
  /** Bytes of a picture of the sites by their hash. */
  readonly readPicture: (hash: string) => Promise<Uint8Array>;
  readonly hasPicture: (hash: string) => boolean;
}

export interface StoredCmsRow extends CmsRow {
  readonly collection: string;
}

/** Reads everything of a CMS that is pushed and pulled. */
export async function readCmsContents(cms: Pick<CmsClient, 'rows' | 'files' | 'download'>): Promise<CmsContents> {
  const rows = new Map<string, StoredCmsRow>();
  for (const collection of SEEDED_COLLECTIONS)
    for (const row of await cms.rows(collection)) rows.set(row.id, { ...row, collection });
  const documents = [...rows.values()].filter(({ status }) => status === 'published').map(toEntry);
  const files = new Map<string, CmsPictureFile>();
  const fileIds = new Map<string, string>();
  const pictures: ContentEntry[] = [];
  for (const file of await cms.files()) {
    const { site, name, id } = file;
    const hash = hashContent(await cms.download(id));
    const entry: ContentEntry = { site, kind: 'picture', name, value: hash };
    pictures.push(entry);
    files.set(formatContentId(entry), file);
    fileIds.set(hash, id);
  }
  return {
    sites: groupBySite([...documents, ...pictures]),
    rows,
    files,
    hasPicture: (hash) => fileIds.has(hash),
    readPicture: (hash) => cms.download(fileIds.get(hash) ?? ''),
  };
}

function toEntry({ collection, id, site, kind, name, document }: StoredCmsRow): ContentEntry {
  const known = listSeedKinds(collection).find((each) => each === kind);
  if (known === undefined) throw new Error(`${id} in ${collection} has the kind ${kind}, which is not of there.`);
  return { site, kind: known, name, value: withCurrentSchemaReference(document) };
}
