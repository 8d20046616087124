import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { createQrCodePath } from './qr-code-path.ts';

const text = 'otpauth://totp/Harbour:ada?secret=VITRINEDEMOBENAUTHENTICATORKEY23&issuer=Harbour';

test('createQrCodePath draws exactly the dark modules of a QR code', () => {
  const { size, path } = createQrCodePath(text);
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    dark[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(dark).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
});

test('createQrCodePath leaves the quiet border empty that scanners need', () => {
  const starts = [...createQrCodePath(text).path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(Math.min(...starts)).toBe(4);
});
