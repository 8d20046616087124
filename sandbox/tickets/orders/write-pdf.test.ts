import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPdfOfTextLines } from './write-pdf.ts';

/** The lines of each page, as a reader shows them. */
async function pagesOf(lines: readonly string[]): Promise<string[][]> {
  const file = Buffer.from(await createPdfOfTextLines(lines)).toString('latin1');
  const streams = [...file.matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)];
  return streams.map(([, stream = '']) =>
    [
      ...inflateSync(Buffer.from(stream, 'latin1'))
        .toString('latin1')
        .matchAll(/\[(.*)\] TJ/g),
    ].map(([, shown = '']) =>
      [...shown.matchAll(/<([\da-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    ),
  );
}

test('createPdfOfTextLines writes each text on a line of its own, also with brackets and backslashes', async () => {
  expect(await pagesOf(['Harbour', '', 'a (b) \\ c', '  Game 1: 1 2 3'])).toEqual([
    ['Harbour', ' ', 'a (b) \\ c', '  Game 1: 1 2 3'],
  ]);
});

test('createPdfOfTextLines writes letters that its typeface lacks as question marks', async () => {
  expect(await pagesOf(['Zoë, Łódź, £5'])).toEqual([['Zoë, ?ód?, £5']]);
});

test('createPdfOfTextLines writes the narrow spaces of formatted times as ordinary spaces', async () => {
  expect(await pagesOf(['7:00\u{202f}pm'])).toEqual([['7:00 pm']]);
});

test('createPdfOfTextLines writes 52 lines on a page and the rest on further pages', async () => {
  const lines = Array.from({ length: 105 }, (_, index) => `Tickets ${index}`);
  expect(await pagesOf(lines)).toEqual([lines.slice(0, 52), lines.slice(52, 104), lines.slice(104)]);
});

test('createPdfOfTextLines breaks a line that is wider than the page into two', async () => {
  const words = 'number '.repeat(20).trim();
  const [lines = []] = await pagesOf([words]);
  expect(lines).toHaveLength(2);
  expect(lines.join('').trim()).toBe(words);
});
