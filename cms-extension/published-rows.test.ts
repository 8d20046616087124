import { expect, test } from 'vitest';
import { createPublishedRowsReader, type PublishedRowsQueryBuilder } from './published-rows.ts';
import { createTestRows } from './testing/stored-rows.ts';

interface TestRow {
  readonly id: string;
  readonly status: string;
  readonly date_updated: Date | null;
}

const page = (name: string, updated: number, status = 'published') => ({
  id: `harbour:page:${name}`,
  site: 'harbour',
  kind: 'page',
  name,
  status,
  document: '{}',
  date_updated: new Date(updated),
});

/** Reads with one reader from one state of the rows after the other, and returns what each read reports. */
async function readInTurn(states: readonly (readonly TestRow[])[], forgetBefore = Number.NaN) {
  const reader = createPublishedRowsReader();
  const reports: string[][] = [];
  for (const [index, rows] of states.entries()) {
    if (index === forgetBefore) reader.forget();
    const database: PublishedRowsQueryBuilder = (collection) => createTestRows(collection === 'pages' ? rows : []);
    const report: string[] = [];
    for await (const { changed, removed } of reader.read(database)) {
      report.push(
        ...changed.map(({ row }) => `changed ${row['name']}`),
        ...removed.map(({ name }) => `removed ${name}`),
      );
    }
    reports.push(report);
  }
  return reports;
}

test('the reader of published rows reports all rows first, then only those with another stamp', async () => {
  const reports = await readInTurn([
    [page('a', 1), page('b', 1)],
    [page('a', 1), page('b', 2), page('c', 2)],
    [page('a', 1), page('b', 2), page('c', 2)],
  ]);
  expect(reports).toEqual([['changed a', 'changed b'], ['changed b', 'changed c'], []]);
});

test('the reader of published rows reports deleted and archived rows as removed, and a rolled-back change once more', async () => {
  const reports = await readInTurn([
    [page('a', 1), page('b', 1), page('c', 1)],
    [page('a', 2), page('c', 2, 'archived')],
    [page('a', 1), page('c', 1)],
  ]);
  expect(reports[1]).toEqual(['changed a', 'removed b', 'removed c']);
  expect(reports[2]).toEqual(['changed a', 'changed c']);
});

test('the reader of published rows reports a row without an update date on each read, and all rows again after a reset', async () => {
  const rows = [page('a', 1), { ...page('b', 1), date_updated: null }];
  expect(await readInTurn([rows, rows, rows], 2)).toEqual([
    ['changed a', 'changed b'],
    ['changed b'],
    ['changed a', 'changed b'],
  ]);
});
