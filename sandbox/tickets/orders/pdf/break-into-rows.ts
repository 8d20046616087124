/** The part of a line that is on one row, from its first character to before `end`. */
export interface TextRow {
  readonly start: number;
  readonly end: number;
}

/** Words with the spaces before them; in Chinese each character, with the punctuation after it. */
const UNBREAKABLE = /\s*(?:\p{Script=Han}[^\s\p{Script=Han}]*|[^\s\p{Script=Han}]+)|\s+$/gu;

/** Breaks a line into rows as long as fit. A word that doesn't fit has a row of its own. */
export function breakIntoRows(line: string, width: number, measure: (part: TextRow) => number): TextRow[] {
  const rows: TextRow[] = [];
  let row: TextRow = { start: 0, end: 0 };
  let used = 0;
  for (const { 0: word, index } of line.matchAll(UNBREAKABLE)) {
    const end = index + word.length;
    const added = measure({ start: index, end });
    if (used + added <= width || row.end === row.start) {
      row = { start: row.start, end };
      used += added;
    } else {
      rows.push(row);
      row = { start: end - word.trimStart().length, end };
      used = measure(row);
    }
  }
  return [...rows, row];
}
