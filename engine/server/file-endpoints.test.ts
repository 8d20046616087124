import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createPageStyleSheetBuilder } from '../render/page-styles.ts';
import { createAssetEndpoint } from './asset-endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { createFontEndpoint, createImageEndpoint, createPageStyleSheetEndpoint } from './file-endpoints.ts';
import { createFontFiles, FONT_SUBSET_CHARACTER_RANGES } from './font-files.ts';
import { createTestRequestToEndpoint } from './testing/small-shop.tsx';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-assets-'));
mkdirSync(join(folder, '_assets'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '_assets/entry-1.js'), `${'let x=1;'.repeat(500)}`);
writeFileSync(join(folder, '_assets/notes.txt'), 'not for browsers');
writeFileSync(join(folder, '.vite/manifest.json'), '{}');

afterAll(() => rmSync(folder, { recursive: true }));

const IMMUTABLE = 'public, max-age=31536000, immutable';

async function requestFile(endpoint: Endpoint, path: string, headers: Record<string, string> = {}) {
  const base = createTestRequestToEndpoint('/', { headers });
  const response = await endpoint({ ...base, path, target: path });
  const { 'content-type': type, 'cache-control': cache } = Object.fromEntries(response.headers);
  return { status: response.status, type, cache, body: Buffer.from(await response.arrayBuffer()), response };
}

const HOSTILE = [
  '/..',
  '/../.vite/manifest.json',
  '/%2e%2e/.vite/manifest.json',
  '/..%2f.vite%2fmanifest.json',
  '/./entry-1.js',
  '//entry-1.js',
  '/entry-1.js/',
  '/entry-1.js%00',
  '/notes.txt',
  '/',
  '',
  '/__proto__',
  '/C:\\entry-1.js',
];

describe('the asset endpoint', () => {
  const endpoint = createAssetEndpoint(folder);

  test('sends files as immutable, and compressed to a client that accepts it', async () => {
    const plain = await requestFile(endpoint, '/_assets/entry-1.js');
    const small = await requestFile(endpoint, '/_assets/entry-1.js', { 'accept-encoding': 'br' });
    expect(plain).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8', cache: IMMUTABLE });
    expect(plain.body.length).toBe(4000);
    expect([small.response.headers.get('content-encoding'), small.response.headers.get('vary')]).toEqual([
      'br',
      'accept-encoding',
    ]);
    expect([small.body.length < 100, brotliDecompressSync(small.body)]).toEqual([true, plain.body]);
  });

  test('sends a file as the build compressed it, and not under the name of the compressed file', async () => {
    const built = mkdtempSync(join(tmpdir(), 'vitrine-assets-'));
    mkdirSync(join(built, '_assets'));
    writeFileSync(join(built, '_assets/a.js'), 'let a=1;');
    const small = brotliCompressSync('let a=1;', { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } });
    writeFileSync(join(built, '_assets/a.js.br'), small);
    const compressed = createAssetEndpoint(built);
    expect((await requestFile(compressed, '/_assets/a.js', { 'accept-encoding': 'br' })).body).toEqual(small);
    expect((await requestFile(compressed, '/_assets/a.js')).body.toString()).toBe('let a=1;');
    expect((await requestFile(compressed, '/_assets/a.js.br')).status).toBe(404);
    rmSync(built, { recursive: true });
  });

  test('still serves a file after its folder was deleted', async () => {
    const other = mkdtempSync(join(tmpdir(), 'vitrine-assets-'));
    mkdirSync(join(other, '_assets'));
    writeFileSync(join(other, '_assets/a.js'), '1');
    const assetEndpoint = createAssetEndpoint(other);
    rmSync(other, { recursive: true });
    expect((await requestFile(assetEndpoint, '/_assets/a.js')).status).toBe(200);
  });

  test.each(HOSTILE)('answers 404 to %j', async (path) => {
    expect((await requestFile(endpoint, `/_assets${path}`)).status).toBe(404);
  });
});

describe('the style endpoint', () => {
  const sheets = createPageStyleSheetBuilder([{ name: 'a.css', css: 'body{}' }], {
    a: { component: () => null, css: '.a{}', load: null },
  });
  const { path } = sheets.of(['a']);

  test('serves a style sheet once a page has named it', async () => {
    const { body, ...rest } = await requestFile(createPageStyleSheetEndpoint(sheets), path);
    expect([rest.status, rest.type, rest.cache, body.toString()]).toEqual([
      200,
      'text/css; charset=utf-8',
      IMMUTABLE,
      '@layer base,blocks;body{}.a{}',
    ]);
  });

  test.each(HOSTILE)('answers 404 to %j', async (other) => {
    expect((await requestFile(createPageStyleSheetEndpoint(sheets), `/_css${other}`)).status).toBe(404);
  });
});

describe('the font endpoint', () => {
  const fonts = createFontFiles();
  const file = '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';

  test('serves a font of an installed package at a path with its hash', async () => {
    const [{ path, range } = { path: '', range: '' }, ...more] = fonts.piecesOf(file);
    expect([range, more]).toEqual([null, []]);
    expect(path).toMatch(/^\/_fonts\/[0-9a-f]{12}\/sora-latin-wght-normal\.woff2$/);
    const { status, type, cache, body } = await requestFile(createFontEndpoint(fonts), path);
    expect([status, type, cache, body.subarray(0, 4).toString()]).toEqual([200, 'font/woff2', IMMUTABLE, 'wOF2']);
  });

  test('has font pieces that share no character and leave out none of Latin-1', () => {
    const runs = [...FONT_SUBSET_CHARACTER_RANGES.common, ...FONT_SUBSET_CHARACTER_RANGES.rare].toSorted(
      ([a], [b]) => a - b,
    );
    const inLatin1 = runs.filter(([first]) => first <= 0xff).map(([first, last]) => [first, last] as const);
    const ends = [0x1f, ...inLatin1.map(([, last]) => last)].map((last) => (last === 0x7e ? 0x9f : last));
    expect(inLatin1.map(([first]) => first)).toEqual(ends.slice(0, -1).map((last) => last + 1));
    const starts = runs.slice(1).map(([first]) => first);
    expect(runs.slice(0, -1).every(([, last], at) => last < (starts[at] ?? 0))).toBe(true);
  });

  test('serves fonts reduced to the weights of a theme when the build has made them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-fonts-'));
    const write = (name: string, content: string) =>
      writeFileSync(join(folder, `sora-latin-wght-normal.${name}`), content);
    write('400-800.common.woff2', 'abc');
    write('400-800.rare.woff2', 'åß');
    write('100-800.common.woff2', 'alone');
    const fonts = createFontFiles(folder);
    const pieces = [...fonts.piecesOf(file, '400 800'), ...fonts.piecesOf(file, '100 800'), ...fonts.piecesOf(file)];
    const bodies = await Promise.all(pieces.map(({ path }) => requestFile(createFontEndpoint(fonts), path)));
    rmSync(folder, { recursive: true });
    expect(pieces[0]?.path).toMatch(/^\/_fonts\/[0-9a-f]{12}\/sora-latin-wght-normal\.400-800\.common\.woff2$/);
    expect(pieces.map(({ range }) => range?.slice(0, 7))).toEqual(['U+20-7E', 'U+A1-A2', undefined, undefined]);
    expect(bodies.map(({ body }) => body.subarray(0, 4).toString())).toEqual(['abc', 'åß', 'wOF2', 'wOF2']);
  });

  test.each(['@fontsource/none/files/x.woff2', '/etc/passwd', '../../package.json', 'vitest/package.json', ''])(
    'knows no font file named %j',
    (name) => {
      expect([fonts.has(name), fonts.piecesOf(name)]).toEqual([false, []]);
    },
  );

  test.each(HOSTILE)('answers 404 to a font path that ends in %j', async (path) => {
    expect((await requestFile(createFontEndpoint(fonts), `/_fonts${path}`)).status).toBe(404);
  });
});

describe('the image endpoint', () => {
  const endpoint = createImageEndpoint(async (hash, file) =>
    `${hash}/${file}` === 'f00/400.webp' ? { bytes: new Uint8Array([1, 2]), contentType: 'image/webp' } : null,
  );

  test('serves a picture by hash and size', async () => {
    expect(await requestFile(endpoint, '/_img/f00/400.webp')).toMatchObject({
      status: 200,
      type: 'image/webp',
      cache: IMMUTABLE,
      body: Buffer.from([1, 2]),
    });
  });

  test.each(['/_img', '/_img/f00', '/_img/f00/400.webp/more', '/_img/f00/..%2f400.webp'])(
    'answers 404 to %s',
    async (path) => {
      expect((await requestFile(endpoint, path)).status).toBe(404);
    },
  );
});
