import { describe, expect, test } from 'vitest';
import type {
  DirectusItemsService,
  DirectusSaveOptions,
  DirectusServiceInstance,
  TransactionRowsQueryBuilder,
  WritableCmsDatabaseConnection,
} from './directus-hooks.ts';
import { wrapDocumentSavesInTransactions } from './save-transactions.ts';
import { registerTestDirectusFilterHooks } from './testing/registered-filters.ts';
import { createTestQuery } from './testing/stored-rows.ts';

test('the check of a new document locks the table of collections before it reads sites, so that saves run one by one', async () => {
  const queries: string[] = [];
  const database: TransactionRowsQueryBuilder = (table) => {
    const recordQuery = async (how: string) => {
      queries.push(`${how} ${table}`);
      return [];
    };
    return {
      whereIn: () => recordQuery('read'),
      where: () => Object.assign(createTestQuery([], recordQuery('read')), { forUpdate: () => recordQuery('lock') }),
    };
  };
  const home = { site: 'harbour', name: 'home', document: { version: 1, route: 'home' } };
  const create = registerTestDirectusFilterHooks().get('items.create');
  await create?.(home, { collection: 'pages' }, { database, schema: null });
  expect(queries.slice(0, 3)).toEqual(['read directus_collections', 'lock directus_collections', 'read sites']);
});

describe('a deletion in a Directus collection', () => {
  /** Returns what a deletion does, in order. */
  async function recordDeletion(collection: string, options?: DirectusSaveOptions): Promise<string[]> {
    const done: string[] = [];
    const record = async (step: string) => void done.push(step);
    const prototype: DirectusItemsService['prototype'] = {
      updateMany: async () => undefined,
      deleteMany(this: DirectusServiceInstance) {
        return record(this.knex.isTransaction ? 'delete in a transaction' : 'delete');
      },
    };
    wrapDocumentSavesInTransactions({ prototype });
    const connect = (isTransaction: boolean): WritableCmsDatabaseConnection =>
      Object.assign(
        (table: string) => ({
          whereIn: async () => [],
          where: () =>
            Object.assign(createTestQuery([]), {
              forUpdate: () => record(`lock ${table}`),
              update: () => record(`update ${table}`),
            }),
        }),
        {
          isTransaction,
          transaction: <Result>(work: (knex: WritableCmsDatabaseConnection) => Promise<Result>) => work(connect(true)),
        },
      );
    const createService = (knex: WritableCmsDatabaseConnection): DirectusServiceInstance => ({
      collection,
      knex,
      accountability: null,
      fork: (other) => createService(other.knex),
    });
    await prototype.deleteMany.call(createService(connect(false)), ['7'], options);
    return done;
  }

  test.each(['pages', 'directus_files', 'directus_folders'])(
    'of %s runs in a transaction of its check, after other saves of documents have ended',
    async (collection) => {
      expect(await recordDeletion(collection)).toEqual(['lock directus_collections', 'delete in a transaction']);
    },
  );

  test.each([
    ['directus_users', undefined],
    ['directus_files', { emitEvents: false }],
  ] as const)(
    'of %s with the options %j runs without the transaction of the document check',
    async (collection, options) => {
      expect(await recordDeletion(collection, options)).toEqual(['delete']);
    },
  );
});
