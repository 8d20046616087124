/** Text of a Markdown field with the selection in it, as offsets of `value`. */
export interface MarkdownText {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces a range and selects the replacement, or the part of it between two offsets. */
export function replaceRange(
  value: string,
  [from, to]: readonly [from: number, to: number],
  replacement: string,
  [start, end]: readonly [start: number, end: number] = [replacement.length, replacement.length],
): MarkdownText {
  return { value: value.slice(0, from) + replacement + value.slice(to), start: from + start, end: from + end };
}

/** Inserts a block at the end of the selection, between blank lines. */
export function insertBlock({ value, end }: MarkdownText, block: string): MarkdownText {
  const before = value.slice(0, end).trimEnd();
  const after = value.slice(end).trimStart();
  const inserted = `${before === '' ? '' : '\n\n'}${block}`;
  const caret = before.length + inserted.length;
  return { value: `${before}${inserted}${after === '' ? '' : `\n\n${after}`}`, start: caret, end: caret };
}

/** Inserts Markdown that was pasted in the place of the selection: several paragraphs are set off from other text. */
export function insertMarkdown({ value, start, end }: MarkdownText, markdown: string): MarkdownText {
  if (!markdown.includes('\n') && !BLOCK_START.test(markdown)) return replaceRange(value, [start, end], markdown);
  const rest = value.slice(0, start) + value.slice(end);
  return insertBlock({ value: rest, start, end: start }, markdown);
}

const BLOCK_START = /^(?:#{1,6} |[-*+] |\d+[.)] |> |\|)/;

/** Offset of the start of the line at an offset. */
export function findLineStart(value: string, offset: number): number {
  return offset === 0 ? 0 : value.lastIndexOf('\n', offset - 1) + 1;
}
