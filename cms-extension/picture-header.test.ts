import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureFormatAndPixelCount } from './picture-header.ts';

const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });

describe('readPictureFormatAndPixelCount', () => {
  test.each([
    ['png', 1200],
    ['jpeg', 1200],
    ['webp', 1200],
    ['avif', 1200],
  ] as const)('returns format and number of pixels of a %s picture', async (format, pixels) => {
    expect(readPictureFormatAndPixelCount(await drawn().toFormat(format).toBuffer())).toEqual({
      format: format === 'jpeg' ? 'jpg' : format,
      pixels,
    });
  });

  test.each([
    ['a frame', 'webp', false, {}],
    ['no loss', 'webp', false, { lossless: true }],
    ['a see-through', 'webp', true, {}],
    ['a see-through without loss', 'webp', true, { lossless: true }],
    ['no loss', 'avif', false, { lossless: true }],
    ['a see-through', 'avif', true, {}],
  ] as const)(
    'reads the number of pixels of a picture with %s in the format %s, both wide and tall',
    async (_, format, isClear, options) => {
      for (const [width, height] of [
        [401, 3],
        [3, 401],
      ] as const) {
        const background = isClear ? { r: 1, g: 2, b: 3, alpha: 0.5 } : '#336699';
        const picture = sharp({ create: { width, height, channels: isClear ? 4 : 3, background } });
        expect(readPictureFormatAndPixelCount(await picture.toFormat(format, options).toBuffer())?.pixels).toBe(1203);
      }
    },
  );

  test('never throws or hangs on truncated files, changed bytes or deeply repeated boxes', async () => {
    for (const format of ['webp', 'avif', 'jpeg', 'png'] as const) {
      const whole = await drawn().toFormat(format).toBuffer();
      for (let length = 0; length < Math.min(whole.length, 400); length += 1)
        readPictureFormatAndPixelCount(whole.subarray(0, length));
      for (let at = 12; at < Math.min(whole.length, 400); at += 1) {
        for (const byte of [0x00, 0xff]) {
          const lying = Buffer.from(whole);
          lying[at] = byte;
          readPictureFormatAndPixelCount(lying);
        }
      }
    }
    const nested = Buffer.from('0000001c6674797061766966000000006d696631617669666d696166'.padEnd(56, '0'), 'hex');
    const boxes = Buffer.concat(
      Array.from({ length: 50_000 }, () => Buffer.from([0, 0, 0, 0, 0x69, 0x70, 0x63, 0x6f])),
    );
    expect(readPictureFormatAndPixelCount(Buffer.concat([nested, boxes]))).toEqual({ format: 'avif', pixels: null });
  });

  test('returns null for a GIF, an SVG or text, which are no supported picture', async () => {
    expect(readPictureFormatAndPixelCount(await drawn().gif().toBuffer())).toBeNull();
    for (const text of ['', 'MZ', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'words that are no picture'])
      expect(readPictureFormatAndPixelCount(new TextEncoder().encode(text))).toBeNull();
    // Truncated data or a segment of length zero ends the search.
    expect(
      readPictureFormatAndPixelCount(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(30)])),
    ).toMatchObject({
      format: 'jpg',
    });
  });
});
