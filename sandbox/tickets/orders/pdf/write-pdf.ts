import { getTextDirection } from '#domain/messages/text-direction.ts';
import { breakIntoRows } from './break-into-rows.ts';
import { createRunArranger, type TextRun } from './text-runs.ts';
import { loadTypefacePieces, type TypefacePieces } from './typeface-pieces.ts';

const MARGIN = 56;
const FONT_SIZE = 10;
const LINE_HEIGHT = 14;
const LATIN_1 = /^[\x20-\x7e\xa0-\xff]*$/;

/** Writes lines of text in a language as an A4 PDF, right-aligned where the language is written from right to left. */
export function createPdfOfTextLines(lines: readonly string[], locale: string): Promise<Uint8Array> {
  // Times are formatted with narrow spaces, which the typefaces lack.
  const printed = lines.map((line) => line.replaceAll('\u{202f}', ' '));
  return printed.every((line) => LATIN_1.test(line))
    ? createPdfInBuiltInFont(printed, locale)
    : createPdfInEmbeddedFonts(printed, locale);
}

async function createPdfInBuiltInFont(lines: readonly string[], locale: string): Promise<Uint8Array> {
  const pdf = await openPdf(locale);
  pdf.font('Courier').fontSize(FONT_SIZE);
  const lineGap = LINE_HEIGHT - pdf.currentLineHeight(true);
  // An empty line would have no height.
  for (const line of lines) pdf.text(line === '' ? ' ' : line, { lineGap });
  return endPdf(pdf);
}

async function createPdfInEmbeddedFonts(lines: readonly string[], locale: string): Promise<Uint8Array> {
  const pieces = await loadTypefacePieces(lines.join(''));
  const pdf = await openPdf(locale);
  for (const [name, font] of pieces.fonts) pdf.registerFont(name, font);
  pdf.fontSize(FONT_SIZE);
  const direction = getTextDirection(locale);
  const rows = await layOutRows(pdf, lines, { direction, pieces });
  let top = MARGIN;
  for (const row of rows) {
    if (top + LINE_HEIGHT > pdf.page.height - MARGIN) {
      pdf.addPage();
      top = MARGIN;
    }
    drawRow(pdf, row, { baseline: top + FONT_SIZE, direction });
    top += LINE_HEIGHT;
  }
  return endPdf(pdf);
}

type Pdf = Awaited<ReturnType<typeof openPdf>>;

async function openPdf(lang: string) {
  // Loaded on demand: it is large, and most sandboxes print no ticket.
  const { default: PdfDocument } = await import('pdfkit');
  return new PdfDocument({ size: 'A4', margin: MARGIN, pdfVersion: '1.4', lang });
}

async function endPdf(pdf: Pdf): Promise<Uint8Array> {
  pdf.end();
  const parts: Uint8Array[] = [];
  for await (const part of pdf) parts.push(part);
  return Buffer.concat(parts);
}

interface PdfWriting {
  readonly direction: 'ltr' | 'rtl';
  readonly pieces: TypefacePieces;
}

async function layOutRows(pdf: Pdf, lines: readonly string[], { direction, pieces }: PdfWriting): Promise<TextRun[][]> {
  const arrange = await createRunArranger(direction, pieces);
  const width = pdf.page.width - 2 * MARGIN;
  return lines.flatMap((line) => {
    const arrangeRow = arrange(line);
    return breakIntoRows(line, width, (part) => measureRow(pdf, arrangeRow(part))).map(arrangeRow);
  });
}

function measureRow(pdf: Pdf, runs: readonly TextRun[]): number {
  return runs.reduce((width, { font, text }) => width + pdf.font(font).widthOfString(text, { features: [] }), 0);
}

function drawRow(
  pdf: Pdf,
  runs: readonly TextRun[],
  { baseline, direction }: Pick<PdfWriting, 'direction'> & { readonly baseline: number },
): void {
  let left = direction === 'rtl' ? pdf.page.width - MARGIN - measureRow(pdf, runs) : MARGIN;
  for (const { font, text } of runs) {
    // With a list of features, even an empty one, a run is shaped as a whole and not word by word.
    pdf.font(font).text(text, left, baseline, { features: [], lineBreak: false, baseline: 'alphabetic' });
    left += pdf.widthOfString(text, { features: [] });
  }
}
