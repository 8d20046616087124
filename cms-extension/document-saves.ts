import { readDocumentKeyFieldsOfRow } from '#engine/cms/directus/directus-collections.ts';
import {
  type DirectusHookContext,
  type DirectusPictureReader,
  isRowPayload,
  type RowPayload,
  type StoredRowsQueryBuilder,
} from './directus-hooks.ts';
import {
  type CheckDocumentAgainstSchema,
  checkCreatedDocumentRow,
  checkUpdatedDocumentRow,
  type PublishedDocumentChange,
} from './document-guard.ts';
import { recordFormerSlugsAndPaths } from './former-addresses.ts';
import { addMissingBlockAndItemIds, type PickRandomNumber } from './generated-ids.ts';
import { createNoticeHold, type NoticeHold } from './publish-notices.ts';
import { fillSearchWordsOfDocumentRow } from './search-words.ts';
import { assertRowsUnchanged } from './shared-edits.ts';
import { createGuardAgainstBreakingSites, type SiteGuard } from './site-guard.ts';
import type { SiteJudge } from './site-judge.ts';

/** A save whose document is checked by itself: the fields to store, and the published documents they change. */
export interface PreparedDocumentSave {
  readonly fields: RowPayload;
  readonly changes: readonly PublishedDocumentChange[];
}

type SaveContext = Pick<DirectusHookContext, 'accountability' | 'database'>;

/** Dependencies of the hook and the endpoint. */
export interface DocumentSaves {
  readonly guardSites: SiteGuard;
  readonly notices: NoticeHold;
  /** Fields to store that were checked together with other documents, by transaction and document id. */
  readonly checkedTogether: WeakMap<DirectusHookContext['database'], ReadonlyMap<string, RowPayload>>;
  /** @throws SaveRefusal */
  prepareCreate(collection: string, payload: RowPayload, context: SaveContext): Promise<PreparedDocumentSave>;
  /** @throws SaveRefusal */
  prepareUpdate(
    collection: string,
    payload: RowPayload,
    rows: readonly RowPayload[],
    context: SaveContext,
  ): Promise<PreparedDocumentSave>;
}

export interface DocumentSavesOptions {
  readonly checkDocument: CheckDocumentAgainstSchema;
  readonly judge: SiteJudge;
  /** Random source of generated ids. */
  readonly pickRandomNumber: PickRandomNumber;
}

export function createDocumentSaves(options: DocumentSavesOptions): DocumentSaves {
  const { checkDocument, judge, pickRandomNumber } = options;
  return {
    guardSites: createGuardAgainstBreakingSites(judge),
    notices: createNoticeHold(),
    checkedTogether: new WeakMap(),
    async prepareCreate(collection, payload, context) {
      const sent = await assertRowsUnchanged(payload, [], context, collection);
      const withIds = addMissingBlockAndItemIds(sent, pickRandomNumber);
      const { row, change } = checkCreatedDocumentRow(collection, withIds, checkDocument);
      return { fields: fillSearchWordsOfDocumentRow(row), changes: change ? [change] : [] };
    },
    async prepareUpdate(collection, payload, rows, context) {
      const sent = await assertRowsUnchanged(payload, rows, context, collection);
      const withFormerAddresses = recordFormerSlugsAndPaths(
        collection,
        addMissingBlockAndItemIds(sent, pickRandomNumber),
        rows,
      );
      const changes = rows.map((row) => checkUpdatedDocumentRow(collection, withFormerAddresses, row, checkDocument));
      return {
        fields: fillSearchWordsOfDocumentRow(withFormerAddresses),
        changes: changes.filter((change) => change !== null),
      };
    },
  };
}

/** Id of the document of a row. */
export function getDocumentIdOfRow(
  collection: Parameters<typeof readDocumentKeyFieldsOfRow>[0],
  row: RowPayload,
): string {
  const { site, kind, name } = readDocumentKeyFieldsOfRow(collection, row);
  return [site, kind, name].join(':');
}

/** Reads the bytes of a picture in the transaction, because the CMS has only one connection to an SQLite database. */
export function createPictureReader(
  AssetsService: DirectusPictureReader,
  knex: StoredRowsQueryBuilder,
  schema: unknown,
): (id: string) => Promise<Uint8Array> {
  return async (id) => {
    const { stream } = await new AssetsService({ knex, schema }).getAsset(id);
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
}

/** Whether a collection holds rows with the name of a document but without a schema. */
export function isCollectionOfNamedRows(schema: DirectusHookContext['schema'], collection: string): boolean {
  const fields = schema?.collections[collection]?.fields ?? {};
  return isRowPayload(fields) && ['id', 'site', 'kind', 'name', 'document'].every((field) => field in fields);
}
