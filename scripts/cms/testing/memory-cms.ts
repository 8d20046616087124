import { hashDocumentRevision, splitDocumentAndRevision } from '../../../cms-extension/revision.ts';
import { type CmsClient, CmsRejectedError, type CmsRow } from '../cms-client.ts';
import { SEEDED_COLLECTIONS } from '../seed-files.ts';

/** A CMS in memory, which compares revisions as the one with our extension does. */
export interface MemoryCms {
  readonly client: CmsClient;
  /** An editor's save. */
  save(collection: string, row: Pick<CmsRow, 'site' | 'kind' | 'name' | 'document'>, status?: string): void;
  savePicture(site: string, name: string, text: string): void;
  /** Document of a published row; null if there is none. */
  read(id: string): unknown;
  /** Number of requests that write. */
  readonly writes: () => number;
  /** Changes of the model, such as `POST /fields/pages`. */
  readonly modelChanges: readonly string[];
  /** Called before the next write, such as for the save of an editor between. */
  beforeWrite: () => void;
}

interface StoredFile {
  readonly site: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function createMemoryCms(): MemoryCms {
  const tables = new Map(SEEDED_COLLECTIONS.map((name) => [name, new Map<string, CmsRow>()]));
  const files = new Map<string, StoredFile>();
  const modelChanges: string[] = [];
  let writes = 0;
  const tableOf = (collection: string) => tables.get(collection) ?? new Map<string, CmsRow>();
  const write = () => {
    writes += 1;
    const before = cms.beforeWrite;
    cms.beforeWrite = () => {};
    before();
  };

  const client: CmsClient = {
    rows: async (collection) => [...tableOf(collection).values()],
    async create(collection, rows) {
      write();
      for (const row of rows) {
        const id = String(row.id);
        if (tableOf(collection).has(id)) throw new CmsRejectedError(`Value for field "id" has to be unique: ${id}.`);
        const { site = '', kind = '', name = '', status = '', document } = row;
        tableOf(collection).set(id, { id, site, kind, name, status, document });
      }
    },
    async update(collection, rows) {
      write();
      const next = rows.map((row) => {
        const stored = tableOf(collection).get(String(row.id));
        if (!stored) throw new CmsRejectedError(`There is no ${row.id}.`);
        const { document, revision } = splitDocumentAndRevision(row.document);
        if (revision !== null && revision !== hashDocumentRevision(stored.document))
          throw new CmsRejectedError(`Not saved: ${row.id} was saved by Kim meanwhile.`);
        return { ...stored, ...row, document };
      });
      for (const row of next) tableOf(collection).set(row.id, row);
    },
    async remove(collection, ids) {
      write();
      for (const id of ids) tableOf(collection).delete(id);
    },
    async publish(documents) {
      write();
      const outdated = documents.find(({ collection, item, base }) => {
        const stored = tableOf(collection).get(item);
        return base !== (stored ? hashDocumentRevision(stored.document) : null);
      });
      if (outdated) throw new CmsRejectedError(`Kim published ${outdated.item} after this change began.`);
      for (const { collection, item, document } of documents) {
        const [site = '', kind = '', name = ''] = item.split(':');
        cms.save(collection, { site, kind, name, document });
      }
    },
    comparesRevisions: async () => true,
    files: async () => [...files].map(([id, { site, name, bytes }]) => ({ id, site, name, size: bytes.length })),
    folders: async () => new Map([...files.values()].map(({ site }) => [site, site])),
    createFolder: async (name) => name,
    async upload({ folder, name, bytes }, id = `${folder}/${name}`) {
      write();
      files.set(id, { site: folder, name, bytes });
    },
    download: async (id) => files.get(id)?.bytes ?? new Uint8Array(),
    setPreviewUrl: async () => {},
    async changeModel({ method, path }) {
      write();
      modelChanges.push(`${method} ${path}`);
    },
    async removeFiles(ids) {
      write();
      for (const id of ids) files.delete(id);
    },
  };
  const cms: MemoryCms = {
    client,
    save(collection, row, status = 'published') {
      const id = `${row.site}:${row.kind}:${row.name}`;
      tableOf(collection).set(id, { id, status, ...row });
    },
    savePicture: (site, name, text) =>
      files.set(`${site}/${name}`, { site, name, bytes: new TextEncoder().encode(text) }),
    read: (id) =>
      [...tables.values()].map((table) => table.get(id)).find((row) => row?.status === 'published')?.document ?? null,
    writes: () => writes,
    modelChanges,
    beforeWrite: () => {},
  };
  return cms;
}
