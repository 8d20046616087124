import { type DatabaseRow, readTextColumn } from './rows.ts';

export function readEnumColumn<T extends string>(
  row: DatabaseRow | undefined,
  column: string,
  options: readonly T[],
): T {
  const text = readTextColumn(row, column);
  const choice = options.find((option) => option === text);
  if (choice === undefined) throw new TypeError(`column ${column} holds '${text}'`);
  return choice;
}

export function readNullableEnumColumn<T extends string>(
  row: DatabaseRow,
  column: string,
  options: readonly T[],
): T | null {
  return row[column] === null ? null : readEnumColumn(row, column, options);
}
