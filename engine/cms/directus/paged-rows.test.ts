import { expect, test } from 'vitest';
import { ContentSourceError } from '../content-source.ts';
import { readAllRows } from './paged-rows.ts';
import type { UntypedDirectusQuery } from './with-query.ts';

const ids = Array.from({ length: 7 }, (_, index) => ({ id: `row-${index}` }));
const cut = () => new ContentSourceError('unreachable', 'The CMS can’t be reached.');

/** Reads seven rows, three a page; `fail` may fail a request by its number, `rowsAt` changes the rows before one. */
async function readSeven(fail: (request: number) => Error | null, rowsAt: (request: number) => typeof ids = () => ids) {
  const log: string[] = [];
  let requests = 0;
  const read = async (query: UntypedDirectusQuery) => {
    requests += 1;
    const { offset = 0, limit = 0 }: { offset?: number; limit?: number } = query;
    log.push(`from ${offset}`);
    const error = fail(requests);
    if (error) throw error;
    return rowsAt(requests).slice(offset, offset + limit);
  };
  const options = {
    progress: () => void log.push('progress'),
    pause: async (ms: number) => void log.push(`pause ${ms}`),
  };
  const rows = await readAllRows(read, { fields: ['id'], pageSize: 3 }, options, new AbortController().signal).catch(
    (error: unknown) => String(error),
  );
  return { rows, log };
}

test('rows are read page by page, each from the last row of the page before', async () => {
  const { rows, log } = await readSeven(() => null);
  expect(rows).toEqual(ids);
  expect(log).toEqual(['from 0', 'progress', 'from 2', 'progress', 'from 4', 'progress', 'from 6', 'progress']);
});

test('no row is skipped when one before the page is removed in the meantime', async () => {
  const { rows } = await readSeven(
    () => null,
    (request) => (request > 2 ? ids.slice(2) : ids),
  );
  expect(rows).toHaveLength(ids.length);
  expect(rows).toEqual(expect.arrayContaining(ids));
});

test('a page of rows whose request was cut off is requested again after a growing pause, without the pages before it', async () => {
  const { rows, log } = await readSeven((request) => (request === 2 || request === 3 ? cut() : null));
  expect(rows).toEqual(ids);
  expect(log.slice(0, 8)).toEqual([
    'from 0',
    'progress',
    'from 2',
    'pause 250',
    'from 2',
    'pause 500',
    'from 2',
    'progress',
  ]);
});

test('reading ends with the failure when the first page fails, when a page fails again and again, and on an error status', async () => {
  expect(await readSeven(() => cut())).toMatchObject({ rows: String(cut()), log: ['from 0'] });
  const again = await readSeven((request) => (request > 1 ? cut() : null));
  expect(again.log.filter((line) => line.startsWith('pause'))).toHaveLength(5);
  expect(again.rows).toBe(String(cut()));
  const status = new ContentSourceError('status', 'The CMS answered with status 500.');
  expect((await readSeven((request) => (request > 1 ? status : null))).rows).toBe(String(status));
});
