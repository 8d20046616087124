import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureBytes } from './picture-bytes.ts';

const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });

describe('the first bytes of a picture', () => {
  test.each([
    ['png', 1200],
    ['jpeg', 1200],
    ['webp', null],
    ['avif', null],
  ] as const)('tell that it is %s', async (format, pixels) => {
    expect(readPictureBytes(await drawn().toFormat(format).toBuffer())).toEqual({
      format: format === 'jpeg' ? 'jpg' : format,
      pixels,
    });
  });

  test('tell of all else that it is none', async () => {
    expect(readPictureBytes(await drawn().gif().toBuffer())).toBeNull();
    for (const text of ['', 'MZ', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'words that are no picture'])
      expect(readPictureBytes(new TextEncoder().encode(text))).toBeNull();
    // Cut off, or with a segment of no length, it ends the search.
    expect(readPictureBytes(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(30)]))).toMatchObject({
      format: 'jpg',
    });
  });
});
