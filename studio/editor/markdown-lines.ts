import { findLineStart, type MarkdownText, replaceRange } from './markdown-text.ts';

export type MarkdownLineStyle = 'heading' | 'smallHeading' | 'list' | 'numbers' | 'quote';

interface Line {
  readonly indent: string;
  /** Markers of quotes, such as `> `. */
  readonly quote: string;
  /** Marker of a heading or an item with the space behind it. */
  readonly marker: string;
  readonly words: string;
}

const LINE = /^(\s*)((?:> ?)*)(#{1,6} +|[-*+] +(?:\[[ xX]\] +)?|\d+[.)] +)?(.*)$/s;

const STYLES: Readonly<Record<Exclude<MarkdownLineStyle, 'quote'>, RegExp>> = {
  heading: /^## +$/,
  smallHeading: /^### +$/,
  list: /^[-*+] /,
  numbers: /^\d/,
};

function parseLine(line: string): Line {
  const [, indent = '', quote = '', marker = '', words = ''] = LINE.exec(line) ?? [];
  return { indent, quote, marker, words };
}

const formatLine = ({ indent, quote, marker, words }: Line) => indent + quote + marker + words;

function hasStyle({ quote, marker }: Line, style: MarkdownLineStyle): boolean {
  return style === 'quote' ? quote !== '' : STYLES[style].test(marker);
}

/** Makes the selected lines headings, items or a quote, or plain where all of them are that. */
export function toggleLineStyle(text: MarkdownText, style: MarkdownLineStyle): MarkdownText {
  const { value, start, end } = text;
  const [from, to] = expandToLines(text);
  const lines = value.slice(from, to).split('\n');
  const isChanged = (line: string) => line.trim() !== '' || lines.length === 1;
  const isOn = lines.filter(isChanged).every((line) => hasStyle(parseLine(line), style));
  let number = 0;
  const changed = lines.map((line) => {
    if (!isChanged(line)) return line;
    number += 1;
    return formatLine(isOn ? withoutStyle(parseLine(line), style) : withStyle(parseLine(line), style, number));
  });
  const before = isContinued(value.slice(0, from), changed[0] ?? '') ? '\n' : '';
  const after = isContinued(`${changed.join('\n')}\n`, nextLine(value, to)) ? '\n' : '';
  const replacement = before + changed.join('\n') + after;
  const first = { old: lines[0] ?? '', now: changed[0] ?? '' };
  const last = { old: lines.at(-1) ?? '', now: changed.at(-1) ?? '' };
  const adjustOffset = ({ old, now }: typeof first, offset: number) => Math.max(0, now.length - (old.length - offset));
  const nextStart = before.length + adjustOffset(first, start - from);
  const lastFrom = to - last.old.length;
  const shownEnd = replacement.length - after.length;
  const nextEnd = Math.min(shownEnd, shownEnd - last.now.length + adjustOffset(last, end - lastFrom));
  return replaceRange(value, [from, to], replacement, [nextStart, Math.max(nextStart, nextEnd)]);
}

/** Whether all the selected lines have the style. */
export function hasLineStyle(text: MarkdownText, style: MarkdownLineStyle): boolean {
  const [from, to] = expandToLines(text);
  const lines = text.value.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length > 0 && filled.every((line) => hasStyle(parseLine(line), style));
}

/**
 * What Enter does in a list or a quote: the next line gets the marker too, and an item without words ends the list.
 * Returns null elsewhere.
 */
export function continueLine({ value, start, end }: MarkdownText): MarkdownText | null {
  const from = findLineStart(value, start);
  const line = parseLine(value.slice(from, start));
  const { indent, quote, marker, words } = line;
  const isItem = STYLES.list.test(marker) || STYLES.numbers.test(marker);
  if (start !== end || (!isItem && quote === '')) return null;
  const isEmpty = words === '' && nextLine(value, start, 0) === '';
  if (isEmpty) return replaceRange(value, [from, start], isItem ? indent + quote : indent);
  const next = isItem ? nextMarker(marker) : '';
  return replaceRange(value, [start, start], `\n${indent}${quote}${next}`);
}

function nextMarker(marker: string): string {
  return marker.replace(/^\d+/, (number) => String(Number(number) + 1)).replace(/\[[xX]\]/, '[ ]');
}

function withStyle(line: Line, style: MarkdownLineStyle, number: number): Line {
  switch (style) {
    case 'quote':
      return line.quote === '' ? { ...line, quote: '> ' } : line;
    case 'heading':
      return { ...line, indent: '', marker: '## ' };
    case 'smallHeading':
      return { ...line, indent: '', marker: '### ' };
    case 'list':
      return STYLES.list.test(line.marker) ? line : { ...line, marker: '- ' };
    case 'numbers':
      return { ...line, marker: `${number}. ` };
  }
}

function withoutStyle(line: Line, style: MarkdownLineStyle): Line {
  return style === 'quote' ? { ...line, quote: '' } : { ...line, indent: '', marker: '' };
}

function expandToLines({ value, start, end }: MarkdownText): [number, number] {
  // A selection that ends at the start of a line doesn't include that line.
  const last = end > start && value[end - 1] === '\n' ? end - 1 : end;
  const next = value.indexOf('\n', last);
  return [findLineStart(value, start), next === -1 ? value.length : next];
}

/** Text of the line after an offset, or of the rest of its line. */
function nextLine(value: string, offset: number, skipped = 1): string {
  return value.slice(offset + skipped).split('\n')[0] ?? '';
}

/** Markdown takes a plain line directly below an item or a quote as part of it. */
function isContinued(before: string, line: string): boolean {
  const previous = parseLine(before.split('\n').at(-2) ?? '');
  const { quote, marker, words } = parseLine(line);
  const isBlock = previous.quote !== '' || STYLES.list.test(previous.marker) || STYLES.numbers.test(previous.marker);
  return isBlock && quote === '' && marker === '' && words.trim() !== '';
}
