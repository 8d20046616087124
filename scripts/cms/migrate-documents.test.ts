import { expect, test } from 'vitest';
import type { DocumentMigration } from '#engine/validation/document-migrations.ts';
import type { CmsRow } from './cms-client.ts';
import { migrateCmsDocuments } from './migrate-documents.ts';
import { createMemoryCms } from './testing/memory-cms.ts';

const MIGRATION: DocumentMigration = {
  version: 2,
  summary: 'nothing but the number',
  up: (value) => value,
  down: (value) => value,
  model: {
    up: [{ method: 'POST', path: '/fields/pages', body: { field: 'owner' } }],
    down: [{ method: 'DELETE', path: '/fields/pages/owner' }],
  },
};

function createCmsWithPages(sizes: readonly number[], version = 1) {
  const cms = createMemoryCms();
  sizes.forEach((size, index) => {
    const document = { version, text: 'x'.repeat(size) };
    cms.save('pages', { site: 'harbour', kind: 'page', name: `page-${index}`, document });
  });
  return cms;
}

test.each([
  ['at most 100 rows', Array.from({ length: 250 }, () => 10), [100, 100, 50]],
  ['less than a megabyte', [400_000, 400_000, 400_000, 2_000_000, 10], [2, 1, 1, 1]],
])('a migration of a CMS writes %s in one request', async (_, sizes, expected) => {
  const cms = createCmsWithPages(sizes);
  const written: (readonly Partial<CmsRow>[])[] = [];
  const client = {
    ...cms.client,
    update: async (collection: string, rows: readonly Partial<CmsRow>[]) => {
      written.push(rows);
      return cms.client.update(collection, rows);
    },
  };
  await migrateCmsDocuments(client, { to: 2, current: 2, migrations: [MIGRATION], dryRun: false });
  expect(written.map(({ length }) => length)).toEqual(expected);
  expect(cms.read('harbour:page:page-0')).toMatchObject({ version: 2 });
});

test('an older engine changes the data model of a CMS back only if its documents have the later version', async () => {
  const cms = createCmsWithPages([10]);
  await migrateCmsDocuments(cms.client, { to: 1, current: 1, migrations: [MIGRATION], dryRun: false });
  expect(cms.modelChanges).toEqual([]);
  const later = createCmsWithPages([10], 2);
  await migrateCmsDocuments(later.client, { to: 1, current: 1, migrations: [MIGRATION], dryRun: false });
  expect(later.modelChanges).toEqual(['DELETE /fields/pages/owner']);
});
