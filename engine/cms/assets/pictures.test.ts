import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MirroredPicture } from '../documents.ts';
import { createFakeRecordingLogger } from '../testing/recording-log.ts';
import { createPictureSrcAndSrcSet } from './image-sources.ts';
import { createPictureMirror } from './mirror-picture.ts';
import { createOriginalPictureFileStore, type OriginalPictureFileStore } from './picture-file-store.ts';
import { createPictureServer } from './serve-picture.ts';

let folder: string;
let files: OriginalPictureFileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
  files = createOriginalPictureFileStore(join(folder, 'pictures'));
});
afterEach(() => rm(folder, { recursive: true }));

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c63' } });
const mirror = (name: string, bytes: Uint8Array) =>
  createPictureMirror(files)({ site: 'harbour', name, revision: '1' }, bytes);
const serving = (inUse = (_hash: string) => true) =>
  createPictureServer({ files, renditions: join(folder, 'renditions'), inUse, log: createFakeRecordingLogger() });
const serve = (hash: string, file: string) => serving()(hash, file);
const picture = async (name: string, bytes: Uint8Array): Promise<MirroredPicture> => {
  const { asset } = await mirror(name, bytes);
  if (!asset) throw new Error(`${name} was refused`);
  return asset;
};

describe('the picture mirror', () => {
  test.each<[MirroredPicture['format'], () => Promise<Uint8Array>]>([
    ['png', () => drawn(30, 20).png().toBuffer()],
    ['jpg', () => drawn(30, 20).jpeg().toBuffer()],
    ['webp', () => drawn(30, 20).webp().toBuffer()],
    ['avif', () => drawn(30, 20).avif().toBuffer()],
  ])('stores a %s picture under a hash of its content, and equal bytes only once', async (format, draw) => {
    const bytes = await draw();
    const { asset } = await mirror(`sand.${format}`, bytes);
    expect(asset).toEqual({
      name: `sand.${format}`,
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      format,
      width: 30,
      height: 20,
    });
    expect(await files.read(asset?.hash ?? '', format)).toEqual(bytes);
    expect((await mirror(`copy.${format}`, bytes)).asset?.hash).toBe(asset?.hash);
    expect(await readdir(join(folder, 'pictures'))).toHaveLength(1);
  });

  test('gives a photograph the width and height that it has upright by its EXIF orientation', async () => {
    const bytes = await drawn(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await picture('tall.jpg', bytes)).toMatchObject({ width: 20, height: 30 });
  });
});

describe('the picture mirror refuses', () => {
  test('a picture whose format does not match its name', async () => {
    const { errors } = await mirror('sand.png', await drawn(3, 2).jpeg().toBuffer());
    expect(errors).toEqual([
      {
        source: 'harbour/assets/sand.png',
        pointer: '',
        code: 'wrong-format',
        message: 'The name says png, but the picture is jpg.',
        suggestion: 'Rename it to end in .jpg.',
        line: null,
        column: null,
      },
    ]);
  });

  test('a file that is not a picture or too large', async () => {
    expect((await mirror('a.png', new TextEncoder().encode('words'))).errors).toMatchObject([
      { code: 'wrong-format', message: 'This is no picture that can be read.' },
    ]);
    expect((await mirror('a.svg', new Uint8Array(1_000_001))).errors).toMatchObject([
      { code: 'too-large', message: 'The picture has 1000001 bytes; at most 1000000 are allowed.' },
    ]);
  });

  test('a small file with too many pixels', async () => {
    const { errors } = await mirror('a.png', await drawn(8000, 8000).png().toBuffer());
    expect(errors).toMatchObject([{ code: 'too-large', message: expect.stringContaining('8000 × 8000') }]);
  });
});

describe('the picture server returns', () => {
  test('a picture in the offered widths and formats, and nothing wider or in any other size or format', async () => {
    const { hash } = await picture('sand.png', await drawn(1000, 500).png().toBuffer());
    for (const [file, contentType] of [
      ['320.webp', 'image/webp'],
      ['640.avif', 'image/avif'],
      ['1000.jpg', 'image/jpeg'],
    ] as const) {
      const served = await serve(hash, file);
      const { width, height } = await sharp(served?.bytes).metadata();
      expect([served?.contentType, width, (height ?? 0) * 2]).toEqual([contentType, Number.parseInt(file, 10), width]);
    }
    for (const file of ['1280.webp', '321.webp', '0.webp', '320.png', '320.webp/..', 'original.svg', '']) {
      expect([file, await serve(hash, file)]).toEqual([file, null]);
    }
  });

  test('PNG icons of any picture, and only of an SVG also a JPEG for shared links', async () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 6000"><rect width="9000" height="6000" fill="red"/></svg>',
    );
    const logo = await picture('logo.svg', svg);
    const sand = await picture('sand.png', await drawn(300, 200).png().toBuffer());
    for (const [hash, file, contentType, size] of [
      [logo.hash, 'icon-180.png', 'image/png', [180, 180]],
      [sand.hash, 'icon-32.png', 'image/png', [32, 32]],
      [logo.hash, 'share-1200.jpg', 'image/jpeg', [1200, 800]],
    ] as const) {
      const served = await serve(hash, file);
      const { width, height } = await sharp(served?.bytes).metadata();
      expect([file, served?.contentType, [width, height]]).toEqual([file, contentType, size]);
    }
    expect([await serve(sand.hash, 'share-1200.jpg'), await serve(logo.hash, 'icon-33.png')]).toEqual([null, null]);
  });

  test('nothing for an unknown hash', async () => {
    expect(await serve('0'.repeat(32), '320.webp')).toBeNull();
    expect(await serve('../../../etc/passwd', '320.webp')).toBeNull();
  });

  test('nothing for a picture that is no longer in use, even if its file exists', async () => {
    const { hash } = await picture('sand.png', await drawn(400, 300).png().toBuffer());
    const logo = await picture('logo.svg', new TextEncoder().encode('<svg viewBox="0 0 4 3"/>'));
    const used = new Set([hash, logo.hash]);
    const find = serving((requestedHash) => used.has(requestedHash));
    const both = async () => [await find(hash, '320.webp'), await find(logo.hash, 'original.svg')];
    expect((await both()).map((found) => found?.contentType)).toEqual(['image/webp', 'image/svg+xml']);
    used.clear();
    expect(await both()).toEqual([null, null]);
  });

  test('an SVG unchanged', async () => {
    const bytes = new TextEncoder().encode('<svg viewBox="0 0 4 3"/>');
    const { hash } = await picture('logo.svg', bytes);
    expect(await serve(hash, 'original.svg')).toEqual({ bytes: Buffer.from(bytes), contentType: 'image/svg+xml' });
    expect(await serve(hash, '4.webp')).toBeNull();
  });

  test('the original file at its own width, but a copy without EXIF data if the original has some', async () => {
    const plain = await drawn(400, 300).webp().toBuffer();
    const pictureWithExif = await drawn(400, 300)
      .webp()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    const own = async (bytes: Uint8Array) => (await serve((await picture('a.webp', bytes)).hash, '400.webp'))?.bytes;
    expect(await own(plain)).toEqual(plain);
    expect((await sharp(await own(pictureWithExif)).metadata()).exif).toBeUndefined();
  });

  test('one rendering to two requests for a size at the same time, and the file on disk afterwards', async () => {
    const { hash } = await picture('sand.png', await drawn(400, 300).png().toBuffer());
    const same = serving();
    const [one, two] = await Promise.all([same(hash, '320.webp'), same(hash, '320.webp')]);
    expect(one?.bytes).toBe(two?.bytes);
    await writeFile(join(folder, 'renditions', hash, '320.webp'), 'from disk');
    expect((await serve(hash, '320.webp'))?.bytes.toString()).toBe('from disk');
  });
});

describe('the image sources of a picture', () => {
  const asset: MirroredPicture = { name: 'a.png', hash: 'abc', format: 'png', width: 1000, height: 500 };

  test('list every available width', () => {
    expect(createPictureSrcAndSrcSet(asset)).toEqual({
      src: '/_img/abc/800.webp',
      srcSet: [320, 480, 640, 800, 1000].map((width) => `/_img/abc/${width}.webp ${width}w`).join(', '),
    });
    expect(createPictureSrcAndSrcSet({ ...asset, format: 'avif', width: 4000 })).toEqual({
      src: '/_img/abc/960.avif',
      srcSet: [320, 480, 640, 800, 960, 1280, 1600].map((width) => `/_img/abc/${width}.avif ${width}w`).join(', '),
    });
    expect(createPictureSrcAndSrcSet({ ...asset, width: 200 })).toEqual({
      src: '/_img/abc/200.webp',
      srcSet: '/_img/abc/200.webp 200w',
    });
  });

  test('are a single address for an SVG', () => {
    expect(createPictureSrcAndSrcSet({ ...asset, format: 'svg' })).toEqual({
      src: '/_img/abc/original.svg',
      srcSet: '',
    });
  });
});
