import { encode } from 'uqr';

/** A QR code as one SVG path; a module is one unit wide. */
export interface QrCodePath {
  /** Width and height in modules, including the quiet border of four that scanners need. */
  readonly size: number;
  readonly path: string;
}

export function createQrCodePath(text: string): QrCodePath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return { size, path: data.flatMap(runsOf).join('') };
}

function runsOf(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x - start + 1;
    runs.push(`M${start} ${y}h${width}v1h-${width}z`);
  }
  return runs;
}
