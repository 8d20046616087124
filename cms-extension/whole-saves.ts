import { isCollection } from '#engine/cms/directus/collections.ts';
import type { Connection, ItemsService, SavingService } from './directus-hooks.ts';

/**
 * Has each save of documents judged and stored in one transaction. Directus judges a change, and then stores it in a
 * transaction of its own: of two saves at the same moment both would be held to what was stored before either.
 */
export function judgeWithinTransactions({ prototype }: ItemsService): void {
  const { updateMany, deleteMany } = prototype;
  prototype.updateMany = function (keys, data, options) {
    const isJudged = isCollection(this.collection) && options?.emitEvents !== false;
    return isJudged
      ? withinTransaction(this, (service) => updateMany.call(service, keys, data, options))
      : updateMany.call(this, keys, data, options);
  };
  prototype.deleteMany = function (keys, options) {
    const isJudged = isCollection(this.collection) && options?.emitEvents !== false;
    return isJudged
      ? withinTransaction(this, (service) => deleteMany.call(service, keys, options))
      : deleteMany.call(this, keys, options);
  };
}

/** Runs work in the transaction of a service, or in a new one. A database in a file has one connection, and waits for it. */
export async function withinTransaction<Result>(
  service: SavingService,
  work: (service: SavingService, database: Connection) => Promise<Result>,
): Promise<Result> {
  const { knex } = service;
  if (knex.isTransaction) return work(service, knex);
  return knex.transaction((transaction) => work(service.fork({ knex: transaction }), transaction));
}
