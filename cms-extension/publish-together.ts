import {
  type DirectusHookContext,
  type DirectusPictureReader,
  type DirectusRequestAccountability,
  type DirectusSchema,
  isRowPayload,
  type RowPayload,
  toRowPayloadList,
  type WritableCmsDatabaseConnection,
} from './directus-hooks.ts';
import {
  createPictureReader,
  type DocumentSaves,
  getDocumentIdOfRow,
  type PreparedDocumentSave,
} from './document-saves.ts';
import { parseDraftDelta, readDraftEditMetadata, removeDraftEditMetadata } from './draft-record.ts';
import { assertMayEdit } from './editor-rights.ts';
import { findLastSaverOfPublishedDocument } from './overwrite-refusal.ts';
import { InvalidPublishRequest, type PublishRequest } from './publish-request.ts';
import { addRevisionToRowDocument, hashDocumentRevision, parseStoredDocument } from './revision.ts';
import { InvalidDocumentRefusal } from './save-refusal.ts';
import { takeSingleLockForAllDocuments } from './save-transactions.ts';

interface ServiceOptions {
  readonly knex: WritableCmsDatabaseConnection;
  readonly accountability: DirectusRequestAccountability | null;
  readonly schema: DirectusSchema;
}

/** Services of Directus that write with the permissions of a user, as part of a transaction. */
export interface DirectusPublishServices {
  readonly AssetsService: DirectusPictureReader;
  readonly ItemsService: new (
    collection: string,
    options: ServiceOptions,
  ) => {
    createOne(fields: RowPayload): Promise<unknown>;
    updateOne(id: string, fields: RowPayload): Promise<unknown>;
  };
  readonly VersionsService: new (
    options: ServiceOptions,
  ) => {
    readOne(id: string): Promise<unknown>;
    verifyHash(collection: string, item: string, hash: string): Promise<{ readonly mainHash: string }>;
    promote(id: string, options: { readonly mainHash?: string }): Promise<unknown>;
  };
}

export interface PublishedItem {
  readonly collection: string;
  readonly item: string;
  /** Revision of the document that is published now. */
  readonly base: string;
}

export interface OutdatedItem {
  readonly collection: string;
  readonly item: string;
  /** Revision of the published document; null if there is none. */
  readonly current: string | null;
  /** Name of the editor who published it; null if unknown. */
  readonly by: string | null;
}

/** Refusal because documents were published after the changes began. */
export class OutdatedBases extends Error {
  override readonly name = 'OutdatedBases';
  readonly items: readonly OutdatedItem[];

  constructor(items: readonly OutdatedItem[]) {
    super(`Published by others meanwhile: ${items.map(({ item }) => item).join(', ')}.`);
    this.items = items;
  }
}

interface LoadedRequest {
  readonly request: PublishRequest;
  /** The stored row; null for a new document. */
  readonly row: RowPayload | null;
  /** The fields to publish. */
  readonly fields: RowPayload;
  /** Revision of the published document that the stored draft is based on; null if unknown. */
  readonly draftBase: string | null;
}

/**
 * Publishes all documents or none: checks them as one change, so that new pages may link to each other, and writes them
 * in one transaction.
 *
 * @throws OutdatedBases
 * @throws InvalidPublishRequest
 * @throws SaveRefusal
 */
export async function publishTogether(
  requests: readonly PublishRequest[],
  by: { readonly accountability: DirectusRequestAccountability | null; readonly schema: DirectusSchema },
  {
    saves,
    services,
    database,
  }: {
    readonly saves: DocumentSaves;
    readonly services: DirectusPublishServices;
    readonly database: WritableCmsDatabaseConnection;
  },
): Promise<readonly PublishedItem[]> {
  const ids = requests.map(({ item }) => item);
  // Directus reports each write at once, before the transaction is committed.
  return saves.notices.during(ids, () =>
    database.transaction(async (transaction) => {
      await takeSingleLockForAllDocuments(transaction);
      const context = { ...by, database: transaction };
      await assertMayEdit(
        requests.map(({ target }) => target),
        context,
      );
      const options = { ...by, knex: transaction };
      const versions = new services.VersionsService(options);
      const loaded: LoadedRequest[] = [];
      for (const request of requests) loaded.push(await loadRequest(request, versions, transaction));
      await assertBasesAreCurrent(loaded, transaction);

      const prepared = await prepareAll(loaded, saves, context);
      const readPicture = createPictureReader(services.AssetsService, transaction, by.schema);
      await saves.guardSites.refuse(
        prepared.flatMap(({ changes }) => changes),
        transaction,
        readPicture,
      );
      saves.checkedTogether.set(
        transaction,
        new Map(prepared.map(({ fields }, index) => [ids[index] ?? '', fields] as const)),
      );

      const published: PublishedItem[] = [];
      for (const [index, { request, row }] of loaded.entries()) {
        const { collection, item, change } = request;
        const fields = prepared[index]?.fields ?? {};
        if ('version' in change) {
          const mainHash = row ? (await versions.verifyHash(collection, item, '')).mainHash : null;
          await versions.promote(change.version, mainHash === null ? {} : { mainHash });
        } else {
          const items = new services.ItemsService(collection, options);
          await (row ? items.updateOne(item, fields) : items.createOne(fields));
        }
        const document = 'document' in fields ? fields['document'] : row?.['document'];
        published.push({ collection, item, base: hashDocumentRevision(document) });
      }
      return published;
    }),
  );
}

async function loadRequest(
  request: PublishRequest,
  versions: InstanceType<DirectusPublishServices['VersionsService']>,
  transaction: WritableCmsDatabaseConnection,
): Promise<LoadedRequest> {
  const { collection, item, change } = request;
  const [row = null] = toRowPayloadList(await transaction(collection).whereIn('id', [item]));
  // An archived document is published again unless its draft leaves it archived.
  const status = row && row['status'] !== 'published' ? { status: 'published' } : {};
  if ('document' in change) return { request, row, fields: { ...status, document: change.document }, draftBase: null };
  // Throws for drafts that the editor may not read.
  await versions.readOne(change.version);
  const [draft = {}] = toRowPayloadList(await transaction('directus_versions').whereIn('id', [change.version]));
  const delta = parseDraftDelta(draft);
  const { id: _, _user, _date, ...fields } = removeDraftEditMetadata(delta);
  const isOfItem =
    draft['collection'] === collection && (draft['item'] ?? getDocumentIdOfRow(collection, delta)) === item;
  if (!isOfItem) throw new InvalidPublishRequest(`The version ${change.version} is no draft of ${item}.`);
  const draftBase = readDraftEditMetadata(delta)?.base ?? null;
  return { request, row, fields: { ...status, ...fields }, draftBase };
}

/** @throws OutdatedBases */
async function assertBasesAreCurrent(
  loaded: readonly LoadedRequest[],
  transaction: WritableCmsDatabaseConnection,
): Promise<void> {
  const outdated: OutdatedItem[] = [];
  for (const { request, row, fields, draftBase } of loaded) {
    const { collection, item, base } = request;
    const current = row ? hashDocumentRevision(row['document']) : null;
    const isCurrent = base === current && (draftBase === null || draftBase === current);
    const isSame = current !== null && hashDocumentRevision(fields['document']) === current;
    if (isCurrent || isSame) continue;
    const { name } = await findLastSaverOfPublishedDocument(row ?? { id: item }, collection, transaction);
    outdated.push({ collection, item, current, by: name });
  }
  if (outdated.length > 0) throw new OutdatedBases(outdated);
}

/**
 * Reports the faults of all documents at once.
 *
 * @throws SaveRefusal
 */
async function prepareAll(
  loaded: readonly LoadedRequest[],
  saves: DocumentSaves,
  context: Pick<DirectusHookContext, 'accountability' | 'database'>,
): Promise<readonly PreparedDocumentSave[]> {
  const prepared: PreparedDocumentSave[] = [];
  const refused: InvalidDocumentRefusal[] = [];
  for (const { request, row, fields } of loaded) {
    const { collection, item, target } = request;
    try {
      prepared.push(
        row
          ? await saves.prepareUpdate(collection, basedOnRow(fields, row), [row], context)
          : await saves.prepareCreate(collection, { ...fields, ...target, id: item }, context),
      );
    } catch (error) {
      if (!(error instanceof InvalidDocumentRefusal)) throw error;
      refused.push(error);
    }
  }
  const [first] = refused;
  if (!first) return prepared;
  const faults = prepared.flatMap(({ changes }) => changes.flatMap((change) => change.faults ?? []));
  throw new InvalidDocumentRefusal(first.id, [...refused.flatMap(({ errors }) => errors), ...faults]);
}

/** The fields with the revision of the stored document, because bases are compared already. */
function basedOnRow(fields: RowPayload, row: RowPayload): RowPayload {
  if (!('document' in fields)) return fields;
  const document = parseStoredDocument(fields['document']);
  return isRowPayload(document)
    ? addRevisionToRowDocument({ ...fields, document }, hashDocumentRevision(row['document']))
    : fields;
}
