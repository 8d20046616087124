import { type Row, textOf } from './rows.ts';

/** Reads a column that holds one of a few texts. */
export function choiceOf<T extends string>(row: Row | undefined, column: string, options: readonly T[]): T {
  const text = textOf(row, column);
  const choice = options.find((option) => option === text);
  if (choice === undefined) throw new TypeError(`column ${column} holds '${text}'`);
  return choice;
}

export function choiceOrNull<T extends string>(row: Row, column: string, options: readonly T[]): T | null {
  return row[column] === null ? null : choiceOf(row, column, options);
}
