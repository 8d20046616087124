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

test('each line is on its own, also where it holds signs of PDF', async () => {
  expect(await pagesOf(['Harbour', '', 'a (b) \\ c', '  Game 1: 1 2 3'])).toEqual([
    ['Harbour', ' ', 'a (b) \\ c', '  Game 1: 1 2 3'],
  ]);
});

test('letters that its typeface lacks become question marks', async () => {
  expect(await pagesOf(['Zoë, Łódź, £5'])).toEqual([['Zoë, ?ód?, £5']]);
});

test('narrow spaces of formatted times are written as spaces', async () => {
  expect(await pagesOf(['7:00\u{202f}pm'])).toEqual([['7:00 pm']]);
});

test('a page has 52 lines', async () => {
  const lines = Array.from({ length: 105 }, (_, index) => `Tickets ${index}`);
  expect(await pagesOf(lines)).toEqual([lines.slice(0, 52), lines.slice(52, 104), lines.slice(104)]);
});

test('a line that is wider than the page goes on below', async () => {
  const words = 'number '.repeat(20).trim();
  const [lines = []] = await pagesOf([words]);
  expect(lines).toHaveLength(2);
  expect(lines.join('').trim()).toBe(words);
});
