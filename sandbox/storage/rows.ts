import type { SQLOutputValue } from 'node:sqlite';

export type Row = Readonly<Record<string, SQLOutputValue>>;

export function integerOf(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value === 'number') return value;
  throw new TypeError(`column ${column} holds no number`);
}

export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integerOf(row, column);
}

export function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`column ${column} holds no text`);
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column);
}
