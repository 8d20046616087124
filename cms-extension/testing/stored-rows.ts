import type { RowsQuery } from '../directus-hooks.ts';

type TestQuery = Promise<unknown> & RowsQuery;

/** Rows of one collection, as the query builder of Directus returns them. */
export function createTestRows(rows: readonly object[]) {
  return {
    whereIn: async (column: string, values: readonly unknown[]) =>
      rows.filter((row) => values.includes(Reflect.get(row, column))),
    where: (values: object) =>
      createTestQuery(
        rows.filter((row) => Object.entries(values).every(([field, value]) => Reflect.get(row, field) === value)),
      ),
  };
}

/** A query that fails. */
export function failWith(message: string): TestQuery {
  const failure: TestQuery = Object.assign(Promise.reject(new Error(message)), {
    where: () => failure,
    orderBy: () => failure,
    limit: () => failure,
    select: () => failure,
  });
  return failure;
}

/** A query that returns rows. */
export function createTestQuery(rows: readonly object[], result: Promise<unknown> = Promise.resolve(rows)): TestQuery {
  return extend(result, rows);
}

function extend(result: Promise<unknown>, rows: readonly object[]): TestQuery {
  return Object.assign(result, {
    where: (column: string, _: '>', value: string) =>
      createTestQuery(rows.filter((row) => Reflect.get(row, column) > value)),
    orderBy: (column: string) =>
      createTestQuery(rows.toSorted((a, b) => (Reflect.get(a, column) < Reflect.get(b, column) ? -1 : 1))),
    limit: (count: number) => createTestQuery(rows.slice(0, count)),
    select: () => createTestQuery(rows),
  });
}
