import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { TranslationFile } from './translation.ts';
import { type ReadTranslation, refuseTranslations, type TranslationReading } from './translation-reading.ts';

const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Keeps spreadsheets from running a cell as a formula: an apostrophe before it, which they don't show. */
export function guardFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `guardFormula`. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Writes CSV as in RFC 4180, with a byte order mark, without which spreadsheets take it for another encoding. */
export function writeCsv({ sourceLocale, targetLocale, units }: TranslationFile): string {
  const header = [
    ...['id', 'state', 'description', 'placeholders', 'max length'],
    ...[`source:${sourceLocale}`, `target:${targetLocale}`],
  ];
  const rows = units.map(({ id, state, description, placeholders, maxLength, source, target }) =>
    [id, state, description, placeholders.join('\n'), `${maxLength ?? ''}`, source, target ?? ''].map(guardFormula),
  );
  return stringify([header, ...rows], { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

interface NumberedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads the columns `id`, `state`, `source:<locale>` and `target:<locale>`, in any order, among others. */
export function readCsv(text: string): TranslationReading {
  try {
    const [header, ...rows] = parseRows(text);
    return readRows(header ?? { line: 1, cells: [] }, rows);
  } catch (error) {
    const { message, lines = 1 }: { readonly message: string; readonly lines?: number } = Object(error);
    return refuseTranslations({
      place: { line: lines, column: 1 },
      code: 'wrong-format',
      message: `This is not CSV: ${message}`,
      suggestion: 'Quotes in a cell are doubled, and a cell with a comma, quote or line break is in quotes.',
    });
  }
}

function parseRows(text: string): NumberedRow[] {
  const records: { readonly record: string[]; readonly info: { readonly lines: number } }[] = Object(
    // The parser counts CRLF in a cell as two lines.
    parse(text.replace(/\r\n?/g, '\n'), { bom: true, info: true, skip_empty_lines: true, max_record_size: 100_000 }),
  );
  return records.map(({ record, info }) => ({
    cells: record.map(unguardFormula),
    line: info.lines - countLineBreaks(record),
  }));
}

/** The parser has the line that a record ends in. */
function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}

function readRows({ cells: header, line }: NumberedRow, rows: readonly NumberedRow[]): TranslationReading {
  const columns = {
    id: header.indexOf('id'),
    state: header.indexOf('state'),
    source: header.findIndex((name) => name.startsWith('source:')),
    target: header.findIndex((name) => name.startsWith('target:')),
  };
  if (columns.id < 0 || columns.source < 0 || columns.target < 0)
    return refuseTranslations({
      place: { line, column: 1 },
      code: 'missing-property',
      message: 'The first line does not name the columns id, source:<locale> and target:<locale>.',
      suggestion: 'Keep the header of the export, and save the file with commas between cells.',
    });
  const translations = rows.map(({ cells, line: at }): ReadTranslation => {
    const [state = 'missing', target = ''] = [cells[columns.state], cells[columns.target]];
    return {
      id: cells[columns.id] ?? '',
      source: cells[columns.source] ?? '',
      target: target === '' && state === 'missing' ? null : target,
      isConfirmed: state === 'translated',
      place: { line: at, column: 1 },
    };
  });
  return { locale: header[columns.target]?.slice('target:'.length) ?? '', translations, faults: [] };
}
