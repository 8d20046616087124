import { isDirectusDocumentCollectionName } from '#engine/cms/directus/directus-collections.ts';
import type {
  DirectusItemsService,
  DirectusServiceInstance,
  TransactionRowsQueryBuilder,
  WritableCmsDatabaseConnection,
} from './directus-hooks.ts';

/** Whether changes of a collection are checked against published documents: those of documents, pictures and their folders. */
function isCheckedAgainstDocuments(collection: string): boolean {
  return (
    isDirectusDocumentCollectionName(collection) || collection === 'directus_files' || collection === 'directus_folders'
  );
}

/**
 * Runs check and save of documents, pictures and folders in one transaction. Directus stores in a transaction of its
 * own, so two simultaneous saves would both be checked against the earlier state, and a document could be published
 * with a picture that is being deleted.
 */
export function wrapDocumentSavesInTransactions({ prototype }: DirectusItemsService): void {
  const { updateMany, deleteMany } = prototype;
  prototype.updateMany = function (keys, data, options) {
    const isChecked = isCheckedAgainstDocuments(this.collection) && options?.emitEvents !== false;
    return isChecked
      ? runInSaveTransaction(this, (service) => updateMany.call(service, keys, data, options))
      : updateMany.call(this, keys, data, options);
  };
  prototype.deleteMany = function (keys, options) {
    const isChecked = isCheckedAgainstDocuments(this.collection) && options?.emitEvents !== false;
    return isChecked
      ? runInSaveTransaction(this, (service) => deleteMany.call(service, keys, options))
      : deleteMany.call(this, keys, options);
  };
}

/** Runs work in the service's transaction or a new one, after other document transactions have ended. */
export async function runInSaveTransaction<Result>(
  service: DirectusServiceInstance,
  work: (service: DirectusServiceInstance, database: WritableCmsDatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const { knex } = service;
  const locked = async (forked: DirectusServiceInstance, transaction: WritableCmsDatabaseConnection) => {
    await takeSingleLockForAllDocuments(transaction);
    return work(forked, transaction);
  };
  if (knex.isTransaction) return locked(service, knex);
  return knex.transaction((transaction) => locked(service.fork({ knex: transaction }), transaction));
}

/**
 * Waits for other document transactions and blocks new ones. One lock covers all documents, because each is checked
 * together with the others. SQLite needs none: Directus uses a single connection there.
 */
export async function takeSingleLockForAllDocuments(transaction: TransactionRowsQueryBuilder): Promise<void> {
  await transaction('directus_collections').where({ collection: 'sites' }).forUpdate();
}
