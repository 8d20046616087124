import { isDirectusCollection } from '#engine/cms/directus/directus-collections.ts';
import type { DatabaseConnection, ItemsService, RowSavingService, TransactionTables } from './directus-hooks.ts';

/**
 * Has each save of documents judged and stored in one transaction. Directus judges a change, and then stores it in a
 * transaction of its own: of two saves at the same moment both would be held to what was stored before either.
 */
export function checkSavesWithinTransactions({ prototype }: ItemsService): void {
  const { updateMany, deleteMany } = prototype;
  prototype.updateMany = function (keys, data, options) {
    const isJudged = isDirectusCollection(this.collection) && options?.emitEvents !== false;
    return isJudged
      ? runInSaveTransaction(this, (service) => updateMany.call(service, keys, data, options))
      : updateMany.call(this, keys, data, options);
  };
  prototype.deleteMany = function (keys, options) {
    const isJudged = isDirectusCollection(this.collection) && options?.emitEvents !== false;
    return isJudged
      ? runInSaveTransaction(this, (service) => deleteMany.call(service, keys, options))
      : deleteMany.call(this, keys, options);
  };
}

/** Runs work in the transaction of a service, or in a new one, after all other work on documents has ended. */
export async function runInSaveTransaction<Result>(
  service: RowSavingService,
  work: (service: RowSavingService, database: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const { knex } = service;
  const locked = async (forked: RowSavingService, transaction: DatabaseConnection) => {
    await lockAllDocuments(transaction);
    return work(forked, transaction);
  };
  if (knex.isTransaction) return locked(service, knex);
  return knex.transaction((transaction) => locked(service.fork({ knex: transaction }), transaction));
}

/**
 * Waits until no other transaction works on documents, and keeps others waiting until this one ends. It is one lock for
 * all of them, because a document is judged together with every other. SQLite has no such locks and needs none: there
 * Directus has a single connection.
 */
export async function lockAllDocuments(transaction: TransactionTables): Promise<void> {
  await transaction('directus_collections').where({ collection: 'sites' }).forUpdate();
}
