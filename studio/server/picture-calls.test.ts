import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StudioPictures } from '#engine/server/preview/studio-pictures.ts';
import { accessMessages } from '../messages/access.messages.gen.ts';
import { picturesMessages } from '../messages/pictures.messages.gen.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { PICTURE_UPLOAD_LIMIT } from '../picture-types.ts';
import { createPictureCalls } from './picture-calls.ts';
import { openPictureFiles } from './picture-files.ts';
import { type StudioTestCall, startTestStudio, type TestStudio } from './testing/test-studio.ts';

const reported = vi.fn();
const waited = vi.fn();
const boat = { name: 'boat.jpg', site: 'harbour', format: 'jpg', width: 30, height: 20 } as const;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>';

const pictures: StudioPictures = {
  list: (site) => (site === 'harbour' ? [boat] : null),
  read: async (site, name, size) => {
    if (site !== 'harbour') return null;
    if (name === 'logo.svg') return { bytes: Buffer.from(drawing), contentType: 'image/svg+xml' };
    return name === 'boat.jpg' ? { bytes: Buffer.from(size), contentType: 'image/webp' } : null;
  },
  waitUntilPublished: async (site, name) => {
    waited(site, name);
    return true;
  },
};

let project: string;
let studio: TestStudio;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'vitrine-'));
  await mkdir(join(project, 'cms-seed/base/assets'), { recursive: true });
  studio = await startTestStudio({
    api: new Map(),
    pictureCalls: createPictureCalls({ pictures, files: openPictureFiles(project) }),
    report: reported,
  });
});
afterEach(async () => {
  await studio.close();
  await rm(project, { recursive: true });
  vi.clearAllMocks();
});

const drawn = (background: string) => sharp({ create: { width: 30, height: 20, channels: 3, background } });
const upload = (name: string, body: string | Uint8Array, more: StudioTestCall = {}) =>
  studio.call(`/api/picture?${new URLSearchParams({ site: 'harbour', name })}`, { method: 'POST', body, ...more });
const listFiles = () => readdir(project, { recursive: true });
const EMPTY = ['cms-seed', 'cms-seed/base', 'cms-seed/base/assets'];

describe('the pictures of the studio are answered', () => {
  test('as a list of the site', async () => {
    const { status, headers, body } = await studio.call('/api/pictures?site=harbour');
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(JSON.parse(body.toString())).toEqual({ pictures: [boat] });
    expect(await studio.call('/api/pictures?site=nowhere')).toMatchObject({
      status: 404,
      message: 'There is no site nowhere.',
    });
  });

  test('as bytes with their type, small for thumbnails', async () => {
    const large = await studio.call('/api/picture?site=harbour&name=boat.jpg');
    expect([large.status, large.headers['content-type'], large.body.toString()]).toEqual([200, 'image/webp', 'large']);
    const thumb = await studio.call('/api/picture?site=harbour&name=boat.jpg&size=thumb');
    expect([thumb.status, thumb.body.toString()]).toEqual([200, 'thumb']);
  });

  test('under a policy in which an SVG that is opened as a page runs nothing', async () => {
    const { headers } = await studio.call('/api/picture?site=harbour&name=logo.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['../../site-configs/harbour/site.json', '..%2Flogo.svg', '/etc/passwd', 'Boat.jpg', 'gone.jpg', ''])(
    'by their names alone, and not for %j',
    async (name) => {
      const read = vi.spyOn(pictures, 'read');
      const answer = await studio.call(`/api/picture?${new URLSearchParams({ site: 'harbour', name })}`);
      expect(answer).toMatchObject({ status: 404, message: requestsMessages.noPicture({ site: 'harbour', name }) });
      expect(read.mock.calls).toEqual(name === 'gone.jpg' ? [['harbour', 'gone.jpg', 'large']] : []);
      read.mockRestore();
    },
  );

  test('to sessions alone', async () => {
    for (const path of ['/api/pictures?site=harbour', '/api/picture?site=harbour&name=boat.jpg'])
      expect((await studio.call(path, { headers: { cookie: '' } })).status).toBe(401);
  });
});

describe('an uploaded picture', () => {
  test('is stored unchanged under a name derived from its file name, and answered once the shop has it', async () => {
    const bytes = await drawn('#c63').jpeg().toBuffer();
    const { status, body } = await upload('Boat at Night.JPEG', bytes);
    const picture = { name: 'boat-at-night.jpg', site: 'harbour', format: 'jpg', width: 30, height: 20 };
    expect([status, JSON.parse(body.toString())]).toEqual([201, { picture }]);
    expect(await readFile(join(project, 'cms-seed/harbour/assets/boat-at-night.jpg'))).toEqual(bytes);
    expect(waited.mock.calls).toEqual([['harbour', 'boat-at-night.jpg']]);
  });

  test.each([
    ['png', () => drawn('#c63').png().toBuffer()],
    ['webp', () => drawn('#c63').webp().toBuffer()],
    ['avif', () => drawn('#c63').avif().toBuffer()],
    ['svg', async () => Buffer.from(drawing)],
  ])('of format %s is stored under its own format, whatever its name', async (format, draw) => {
    const { body } = await upload('boat.jpg', await draw());
    expect(JSON.parse(body.toString()).picture).toMatchObject({ name: `boat.${format}`, format });
  });

  test('never replaces a picture of the site or of another site, and is stored once', async () => {
    const [first, second] = [await drawn('#c63').png().toBuffer(), await drawn('#36c').png().toBuffer()];
    await writeFile(join(project, 'cms-seed/base/assets/logo.png'), 'of the base');
    const nameOf = async (bytes: Uint8Array) =>
      JSON.parse((await upload('logo.png', bytes)).body.toString()).picture.name;
    expect(await nameOf(first)).toBe('logo-2.png');
    expect(await nameOf(second)).toBe('logo-3.png');
    expect(await nameOf(first)).toBe('logo-2.png');
    expect(await readFile(join(project, 'cms-seed/base/assets/logo.png'), 'utf8')).toBe('of the base');
    expect(await readFile(join(project, 'cms-seed/harbour/assets/logo-2.png'))).toEqual(first);
    expect(await readdir(join(project, 'cms-seed/harbour/assets'))).toEqual(['logo-2.png', 'logo-3.png']);
  });

  test('gets a name of its own when two of a name are uploaded at once', async () => {
    const colours = ['#111', '#222', '#333'];
    const answers = await Promise.all(
      colours.map(async (colour) => upload('boat.png', await drawn(colour).png().toBuffer())),
    );
    const names = answers.map(({ body }) => JSON.parse(body.toString()).picture.name);
    expect(names.toSorted()).toEqual(['boat-2.png', 'boat-3.png', 'boat.png']);
  });

  test('stays in the folder of its site, whatever its name', async () => {
    const { body } = await upload('../../../../etc/passwd.png', await drawn('#c63').png().toBuffer());
    expect(JSON.parse(body.toString()).picture.name).toBe('etc-passwd.png');
    expect(await listFiles()).toEqual(expect.arrayContaining([...EMPTY, 'cms-seed/harbour/assets/etc-passwd.png']));
  });
});

describe('an upload is refused and stores nothing', () => {
  const stored = async (answer: Promise<{ status: number; message: unknown }>) => {
    const { status, message } = await answer;
    expect((await listFiles()).toSorted()).toEqual(EMPTY);
    expect(reported).not.toHaveBeenCalled();
    return [status, message];
  };

  test.each([
    ['from another origin', { origin: 'http://harbour.localhost:4000' }, accessMessages.foreign()],
    ['without an origin', { origin: '' }, accessMessages.foreign()],
    ['without a token', { 'x-studio-token': '' }, accessMessages.token()],
    ['with a token that was guessed', { 'x-studio-token': 'guessed' }, accessMessages.token()],
  ])('%s', async (_, headers, message) => {
    const bytes = await drawn('#c63').png().toBuffer();
    expect(await stored(upload('boat.png', bytes, { headers }))).toEqual([403, message]);
  });

  test('without a session', async () => {
    expect(await stored(upload('boat.png', 'bytes', { headers: { cookie: '' } }))).toEqual([
      401,
      accessMessages.noSession(),
    ]);
  });

  test.each(['nowhere', '../harbour', 'harbour/../../etc', ''])('for the unknown site %j', async (site) => {
    const bytes = await drawn('#c63').png().toBuffer();
    const path = `/api/picture?${new URLSearchParams({ site, name: 'boat.png' })}`;
    expect(await stored(studio.call(path, { method: 'POST', body: bytes }))).toEqual([
      404,
      requestsMessages.noSite({ site }),
    ]);
  });

  test.each([
    ['boat.gif', () => drawn('#c63').gif().toBuffer()],
    ['boat.png', () => drawn('#c63').tiff().toBuffer()],
    ['boat.jpg', async () => '<html><script>alert(1)</script></html>'],
    ['boat.svg', async () => 'no drawing'],
    ['cut-short.webp', async () => (await noise().webp().toBuffer()).subarray(0, 500)],
    ['boat.jpg', async () => ''],
  ])('for the file %s that is no picture of a known type', async (file, read) => {
    expect(await stored(upload(file, await read()))).toEqual([415, picturesMessages.wrongType({ file })]);
  });

  test('for an SVG with a script, with what to fix', async () => {
    const evil = drawing.replace('<rect', '<script>alert(1)</script><rect');
    expect(await stored(upload('boat.png', evil))).toEqual([
      422,
      "“boat.png” can't be used. The element 'script' is not allowed in a picture. Remove the element 'script'.",
    ]);
  });

  test.each([
    ['png', () => drawn('#c63').png().toBuffer()],
    ['jpg', () => noise().jpeg().toBuffer()],
    ['avif', () => noise().avif().toBuffer()],
  ])('for a %s file that was cut short', async (format, draw) => {
    const bytes = await draw();
    const file = `boat.${format}`;
    expect(await stored(upload(file, bytes.subarray(0, bytes.length * 0.6)))).toEqual([
      422,
      picturesMessages.broken({ file }),
    ]);
  });

  test('with more than 8 MB, by its announced length and by its bytes', async () => {
    const large = new Uint8Array(2 * PICTURE_UPLOAD_LIMIT);
    const refusal = [413, picturesMessages.tooLarge()];
    expect(await stored(upload('boat.png', large))).toEqual(refusal);
    expect(await stored(upload('boat.png', large, { headers: { 'transfer-encoding': 'chunked' } }))).toEqual(refusal);
  });
});

function noise() {
  return sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}
