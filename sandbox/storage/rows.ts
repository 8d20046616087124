import type { SQLOutputValue } from 'node:sqlite';

export type DatabaseRow = Readonly<Record<string, SQLOutputValue>>;

export function readIntegerColumn(row: DatabaseRow | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value === 'number') return value;
  throw new TypeError(`column ${column} holds no number`);
}

export function readNullableIntegerColumn(row: DatabaseRow, column: string): number | null {
  return row[column] === null ? null : readIntegerColumn(row, column);
}

export function readTextColumn(row: DatabaseRow | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`column ${column} holds no text`);
}

export function readNullableTextColumn(row: DatabaseRow, column: string): string | null {
  return row[column] === null ? null : readTextColumn(row, column);
}
