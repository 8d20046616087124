const MARGIN = 56;
const FONT_SIZE = 10;
const LINE_HEIGHT = 14;

/** Writes lines of text as an A4 PDF in a built-in font. Letters that it lacks become question marks. */
export async function createPdfOfTextLines(lines: readonly string[]): Promise<Uint8Array> {
  // Loaded on demand: it is large, and most sandboxes print no ticket.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({ size: 'A4', margin: MARGIN, font: 'Courier', pdfVersion: '1.4' });
  pdf.fontSize(FONT_SIZE);
  const lineGap = LINE_HEIGHT - pdf.currentLineHeight(true);
  // An empty line would have no height.
  for (const line of lines) pdf.text(line === '' ? ' ' : latin(line), { lineGap });
  pdf.end();
  const parts: Uint8Array[] = [];
  for await (const part of pdf) parts.push(part);
  return Buffer.concat(parts);
}

/** Times are formatted with narrow spaces, which the typeface lacks too. */
function latin(text: string): string {
  return text.replaceAll('\u{202f}', ' ').replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
}
