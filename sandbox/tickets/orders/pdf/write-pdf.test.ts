import { expect, test } from 'vitest';
import { readPdfRows } from './testing/read-pdf-rows.ts';
import { createPdfOfTextLines } from './write-pdf.ts';

const RIGHT_MARGIN = 595.28 - 56;

async function pagesOf(lines: readonly string[], locale = 'en-AU'): Promise<string[][]> {
  const pages = readPdfRows(await createPdfOfTextLines(lines, locale));
  return pages.map((rows) => rows.map(({ text }) => text));
}

test('createPdfOfTextLines writes each text on a line of its own, also with brackets and backslashes', async () => {
  expect(await pagesOf(['Harbour', '', 'a (b) \\ c', '  Game 1: 1 2 3'])).toEqual([
    ['Harbour', ' ', 'a (b) \\ c', '  Game 1: 1 2 3'],
  ]);
});

test('createPdfOfTextLines writes the narrow spaces of formatted times as ordinary spaces', async () => {
  expect(await pagesOf(['7:00\u{202f}pm'])).toEqual([['7:00 pm']]);
});

test('createPdfOfTextLines writes 52 lines on a page and the rest on further pages', async () => {
  const lines = Array.from({ length: 105 }, (_, index) => `Tickets ${index}`);
  expect(await pagesOf(lines)).toEqual([lines.slice(0, 52), lines.slice(52, 104), lines.slice(104)]);
  const chinese = Array.from({ length: 54 }, () => '券');
  expect(await pagesOf(chinese)).toEqual([chinese.slice(0, 52), chinese.slice(52)]);
});

test('createPdfOfTextLines breaks a line that is wider than the page into two', async () => {
  const words = 'number '.repeat(20).trim();
  const [lines = []] = await pagesOf([words]);
  expect(lines).toHaveLength(2);
  expect(lines.join('').trim()).toBe(words);
});

test('createPdfOfTextLines writes letters beyond Latin-1 in an embedded font, and a question mark where no font has one', async () => {
  expect(await pagesOf(['Zoë, Łódź, £5', 'Dŵr', 'ไ'])).toEqual([['Zoë, Łódź, £5', 'Dŵr', '?']]);
});

test('createPdfOfTextLines writes Chinese, and breaks a long line between characters', async () => {
  const line = '第1234期，2026年3月7日星期六';
  expect(await pagesOf(['彩票编号3F9A-1B2C', line], 'zh-Hans-AU')).toEqual([['彩票编号3F9A-1B2C', line]]);
  const [rows = []] = await pagesOf([line.repeat(4)], 'zh-Hans-AU');
  expect(rows).toHaveLength(2);
  expect(rows.join('')).toBe(line.repeat(4));
});

test('createPdfOfTextLines writes Arabic from right to left, with Latin letters and numbers from left to right', async () => {
  const [[row, brackets] = []] = readPdfRows(
    await createPdfOfTextLines(['السحب 1234، \u{2068}A-1 (b)\u{2069}', '(سحب)'], 'ar'),
  );
  expect(row?.text).toBe(`A-1 (b) ،1234 ${[...'السحب'].toReversed().join('')}`);
  expect(brackets?.text).toBe(`(${[...'سحب'].toReversed().join('')})`);
});

test('createPdfOfTextLines aligns Arabic to the right margin', async () => {
  const [[short, long] = []] = readPdfRows(await createPdfOfTextLines(['سحب', 'سحب '.repeat(8).trim()], 'ar'));
  expect(short?.left).toBeGreaterThan(RIGHT_MARGIN - 30);
  expect(short?.left).toBeLessThan(RIGHT_MARGIN);
  expect(long?.left).toBeLessThan(short?.left ?? 0);
});

test('createPdfOfTextLines joins Arabic letters: the same letter has other shapes at the beginning, within and at the end', async () => {
  const [[row] = []] = readPdfRows(await createPdfOfTextLines(['ببب'], 'ar'));
  expect(new Set(row?.glyphs).size).toBe(3);
});
