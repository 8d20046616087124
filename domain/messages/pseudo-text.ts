import type { PseudoLocale } from './pseudo-locale.ts';
import { writeInArabicLetters, writeLongerWithAccents } from './pseudo-message.ts';

export type PseudoTextFormat = 'plain' | 'markdown';

/** Values to be filled in, e-mail addresses and web addresses. */
const PLAIN_DATA = /\{\w+\}|[^\s@<>()[\]]+@[^\s@<>()[\]]+|\b[a-z][a-z0-9+.-]*:\/\/[^\s<>)\]]+/.source;

/** Addresses of links, code, tags, entities and escapes too. */
const MARKUP = /\]\([^\s)]*|`[^`]*`|<[^>]*>|&#?\w+;|\\./.source;

const DATA: Readonly<Record<PseudoTextFormat, RegExp>> = {
  plain: new RegExp(`(${PLAIN_DATA})`),
  markdown: new RegExp(`(${MARKUP}|${PLAIN_DATA})`),
};

/** Beginning of a line: indentation, quotes, items of lists, headings and cells of tables. */
const LINE_START = /^(?:\s|>|[-*+]\s|\d+[.)]\s|#{1,6}\s|\|)*/;

const LETTER = /\p{L}/u;

/**
 * Makes the text of a document in a pseudo-locale, in which only words change. A text without words stays as it is. In
 * Markdown each paragraph, heading, item and cell has brackets of its own.
 */
export function createPseudoText(text: string, format: PseudoTextFormat, locale: PseudoLocale): string {
  if (format === 'plain') return writeWords(text, format, locale);
  const lines = text.split('\n');
  return listParagraphs(lines)
    .map((paragraph) => writeParagraph(paragraph, locale))
    .join('\n');
}

/** Lines that are one paragraph. Each line that begins a block, and each empty one, begins another. */
function listParagraphs(lines: readonly string[]): readonly string[] {
  const paragraphs: string[] = [];
  let continues = false;
  for (const line of lines) {
    const [start = ''] = LINE_START.exec(line) ?? [];
    const isText = LETTER.test(line);
    if (continues && isText && start.trim() === '') paragraphs.push(`${paragraphs.pop()}\n${line}`);
    else paragraphs.push(line);
    continues = isText && !line.trimStart().startsWith('#') && !line.trimStart().startsWith('|');
  }
  return paragraphs;
}

function writeParagraph(paragraph: string, locale: PseudoLocale): string {
  const [start = ''] = LINE_START.exec(paragraph) ?? [];
  const content = paragraph.slice(start.length);
  if (!start.includes('|')) return start + writeWords(content, 'markdown', locale);
  const cells = content.split('|').map((cell) => cell.replace(/\S.*\S|\S/, (words) => writeCell(words, locale)));
  return start + cells.join('|');
}

function writeCell(words: string, locale: PseudoLocale): string {
  return writeWords(words, 'markdown', locale);
}

function writeWords(text: string, format: PseudoTextFormat, locale: PseudoLocale): string {
  const write = locale === 'ar-XB' ? writeInArabicLetters : writeLongerWithAccents;
  const parts = text.split(DATA[format]);
  const written = parts.map((part, index) => (index % 2 === 0 ? write(part) : part)).join('');
  const hasWords = parts.some((part, index) => index % 2 === 0 && LETTER.test(part));
  if (!hasWords || locale === 'ar-XB') return written;
  const [open, close] = format === 'markdown' ? ['\\[', '\\]'] : ['[', ']'];
  const trimmed = written.trimEnd();
  return `${open}${trimmed}${close}${written.slice(trimmed.length)}`;
}
