import { describe, expect, test } from 'vitest';
import type {
  DirectusItemsService,
  DirectusServiceInstance,
  TransactionRowsQueryBuilder,
  WritableCmsDatabaseConnection,
} from './directus-hooks.ts';
import { wrapDocumentSavesInTransactions } from './save-transactions.ts';
import { registerTestDirectusFilterHooks } from './testing/registered-filters.ts';

test('the check of a new document locks the table of collections before it reads sites, so that saves run one by one', async () => {
  const queries: string[] = [];
  const database: TransactionRowsQueryBuilder = (table) => {
    const asked = async (how: string) => {
      queries.push(`${how} ${table}`);
      return [];
    };
    return {
      whereIn: () => asked('read'),
      where: () => Object.assign(asked('read'), { forUpdate: () => asked('lock') }),
    };
  };
  const home = { site: 'harbour', name: 'home', document: { version: 1, route: 'home' } };
  const create = registerTestDirectusFilterHooks().get('items.create');
  await create?.(home, { collection: 'pages' }, { database, schema: null });
  expect(queries.slice(0, 3)).toEqual(['read directus_collections', 'lock directus_collections', 'read sites']);
});

describe('a deletion in a Directus collection', () => {
  /** Deletes an item of a collection, and returns what was done, in order. */
  async function deleteItemOf(collection: string, options?: { readonly emitEvents: boolean }): Promise<string[]> {
    const done: string[] = [];
    const prototype = {
      updateMany: () => Promise.resolve(),
      deleteMany(this: DirectusServiceInstance) {
        done.push(this.knex.isTransaction ? 'delete in a transaction' : 'delete');
        return Promise.resolve();
      },
    };
    wrapDocumentSavesInTransactions({ prototype });
    const connection = (isTransaction: boolean): WritableCmsDatabaseConnection =>
      Object.assign(
        (table: string) => ({
          where: () => ({ forUpdate: async () => done.push(`lock ${table}`) }),
        }),
        { isTransaction, transaction: async (work: (knex: unknown) => unknown) => work(connection(true)) },
      ) as unknown as WritableCmsDatabaseConnection;
    const serviceOn = (knex: WritableCmsDatabaseConnection): DirectusServiceInstance =>
      ({
        collection,
        knex,
        fork: ({ knex: other }: { knex: WritableCmsDatabaseConnection }) => serviceOn(other),
      }) as unknown as DirectusServiceInstance;
    const service = serviceOn(connection(false));
    await (prototype as DirectusItemsService['prototype']).deleteMany.call(service, ['7'], options);
    return done;
  }

  test.each(['pages', 'directus_files', 'directus_folders'])(
    'of %s runs in a transaction of its check, after other saves of documents have ended',
    async (collection) => {
      expect(await deleteItemOf(collection)).toEqual(['lock directus_collections', 'delete in a transaction']);
    },
  );

  test.each([
    ['directus_users', undefined],
    ['directus_files', { emitEvents: false }],
  ] as const)('of %s with the options %j needs no transaction of ours', async (collection, options) => {
    expect(await deleteItemOf(collection, options)).toEqual(['delete']);
  });
});
