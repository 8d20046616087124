import { expect, test } from 'vitest';
import type { TransactionRowsQueryBuilder } from './directus-hooks.ts';
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
