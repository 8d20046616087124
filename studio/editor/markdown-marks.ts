import { findLineStart, type MarkdownText } from './markdown-text.ts';

export type MarkdownMark = 'bold' | 'italic';

const TOKENS: Readonly<Record<MarkdownMark, readonly [usual: string, other: string]>> = {
  bold: ['**', '__'],
  italic: ['*', '_'],
};

/** What precedes the words of a line: quote, list and heading markers. */
const LINE_PREFIX = /^\s*(?:> ?)*(?:#{1,6} +|[-*+] +|\d+[.)] +)?/;

interface MarkedRange {
  /** Offsets of the words between the marks. */
  readonly start: number;
  readonly end: number;
  /** Opening marks, the outermost first. */
  readonly tokens: readonly string[];
}

/** Makes the selected words, or the word at the caret, bold or italic, or takes that away where all of them are. */
export function toggleMark(text: MarkdownText, mark: MarkdownMark): MarkdownText {
  const ranges = listRanges(text);
  const isOn = ranges.every((range) => hasMark(range, mark));
  let { value } = text;
  let [start, end] = [text.start, text.end];
  for (const [index, range] of [...ranges.entries()].toReversed()) {
    const tokens = isOn
      ? range.tokens.filter((token) => !TOKENS[mark].includes(token))
      : [...range.tokens, ...(hasMark(range, mark) ? [] : [TOKENS[mark][0]])];
    const [opening, closing] = [tokens.join(''), tokens.toReversed().join('')];
    const width = range.tokens.join('').length;
    const words = value.slice(range.start, range.end);
    value = value.slice(0, range.start - width) + opening + words + closing + value.slice(range.end + width);
    const shift = opening.length - width;
    if (index === ranges.length - 1) end = range.end + shift;
    else end += 2 * shift;
    if (index === 0) start = range.start + shift;
  }
  return { value, start, end };
}

/** Whether all the selected words, or the word at the caret, have the mark. */
export function isMarked(text: MarkdownText, mark: MarkdownMark): boolean {
  return listRanges(text).every((range) => hasMark(range, mark));
}

function hasMark({ tokens }: MarkedRange, mark: MarkdownMark): boolean {
  return tokens.some((token) => TOKENS[mark].includes(token));
}

/** The selected words of each line, because a mark can't span paragraphs; the word at the caret without a selection. */
function listRanges({ value, start, end }: MarkdownText): readonly MarkedRange[] {
  if (start === end) return [findMarks(value, ...wordAt(value, start))];
  const ranges: MarkedRange[] = [];
  let from = findLineStart(value, start);
  while (from <= end) {
    const next = value.indexOf('\n', from);
    const to = next === -1 ? value.length : next;
    const words = from + (LINE_PREFIX.exec(value.slice(from, to))?.[0].length ?? 0);
    const range = trimRange(value, Math.max(words, start), Math.min(to, end));
    if (range) ranges.push(findMarks(value, ...range));
    from = to + 1;
  }
  return ranges.length > 0 ? ranges : [findMarks(value, start, start)];
}

function trimRange(value: string, start: number, end: number): [number, number] | null {
  const words = value.slice(start, Math.max(start, end));
  if (words.trim() === '') return null;
  return [start + words.length - words.trimStart().length, end - words.length + words.trimEnd().length];
}

function wordAt(value: string, caret: number): [number, number] {
  const before = /[\p{L}\p{N}'’]*$/u.exec(value.slice(0, caret))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'’]*/u.exec(value.slice(caret))?.[0].length ?? 0;
  return [caret - before, caret + after];
}

/** Marks of a range, which may be inside of it or around it. */
function findMarks(value: string, from: number, to: number): MarkedRange {
  const inside = value.slice(from, to);
  const leading = /^[*_]*/.exec(inside)?.[0].length ?? 0;
  const trailing = /[*_]*$/.exec(inside)?.[0].length ?? 0;
  const isOnlyMarks = leading === inside.length;
  const [start, end] = isOnlyMarks ? [from + leading / 2, from + leading / 2] : [from + leading, to - trailing];
  const before = /(?<!\\)[*_]*$/.exec(value.slice(0, start))?.[0] ?? '';
  const after = /^[*_]*/.exec(value.slice(end))?.[0] ?? '';
  let width = 0;
  while (width < before.length && width < after.length && before.at(-1 - width) === after[width]) width += 1;
  return { start, end, tokens: width === 0 ? [] : (before.slice(-width).match(/\*\*|__|\*|_/g) ?? []) };
}
