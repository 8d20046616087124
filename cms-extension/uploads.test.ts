import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { DirectusFileUploadService, RowPayload, StoredRowsQueryBuilder } from './directus-hooks.ts';
import { findDuplicateFileNameRefusal, wrapUploadsWithPictureCheck } from './uploads.ts';

const rows: Readonly<Record<string, readonly RowPayload[]>> = {
  directus_folders: [{ id: 'f1', name: 'harbour' }],
  directus_files: [
    { id: 'a', folder: 'f1', filename_download: 'boat.png', title: 'A boat' },
    { id: 'b', folder: null, filename_download: 'loose.png' },
  ],
};
const knex: StoredRowsQueryBuilder = (collection) => ({ where: async () => rows[collection], whereIn: async () => [] });
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#369' } })
  .png()
  .toBuffer();

const stored: unknown[] = [];

/** Simulates the Directus files service. */
class Files {
  knex = knex;
  async uploadOne(
    stream: AsyncIterable<Uint8Array>,
    data: RowPayload,
    key?: unknown,
    options?: unknown,
  ): Promise<unknown> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    stored.push({ bytes: Buffer.concat(chunks), data, key, options, truncated: Reflect.get(stream, 'truncated') });
    return 'stored';
  }
}
const service: DirectusFileUploadService = Files;
wrapUploadsWithPictureCheck(service);

beforeEach(() => stored.splice(0));

function upload(bytes: Buffer | Readable, data: RowPayload, key?: string): Promise<unknown> {
  const stream = bytes instanceof Readable ? bytes : Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]);
  return service.prototype.uploadOne.call({ knex }, stream, data, key, { emitEvents: true });
}

test('a valid uploaded picture is stored with all its bytes', async () => {
  const data = { folder: 'f1', filename_download: 'new.png', type: 'image/png' };
  expect(await upload(png, data)).toBe('stored');
  expect(stored).toEqual([{ bytes: png, data, key: undefined, options: { emitEvents: true }, truncated: false }]);
});

test.each([
  [
    'that is none',
    'new.png',
    Buffer.from('words, and no picture at all'),
    undefined,
    'it is no picture. Upload a picture in its place.',
  ],
  ['that runs', 'new.svg', Buffer.from('<svg width="1" height="1"><script>a()</script></svg>'), undefined, "'script'"],
  ['of another name', 'new.avif', png, undefined, 'it is png. Rename the file to end in .png.'],
  ['too large', 'new.svg', Buffer.alloc(1_000_001), undefined, 'it has 1000001 bytes, and at most 1000000'],
  [
    'that would be the second of its name',
    'boat.png',
    png,
    undefined,
    "There is a picture 'boat.png' in this folder already.",
  ],
  [
    'in the place of one, that is none',
    'x.png',
    Buffer.from('words, and no picture at all'),
    'a',
    "'boat.png' can't be shown: it is no picture. Only a picture of the same kind",
  ],
])('an uploaded picture %s is refused before it is stored', async (_, name, bytes, key, words) => {
  const refused = upload(bytes, { folder: 'f1', filename_download: name, type: 'image/png' }, key);
  await expect(refused).rejects.toMatchObject({
    name: 'DirectusError',
    status: 422,
    message: expect.stringContaining(words),
  });
  expect(stored).toEqual([]);
});

test('a picture uploaded in place of another gets the file name of the old one, because documents reference it', async () => {
  await upload(png, { filename_download: 'boat-final-2.png', type: 'image/png' }, 'a');
  expect(stored).toMatchObject([{ bytes: png, data: { filename_download: 'boat.png', type: 'image/png' }, key: 'a' }]);
});

test('uploaded files outside the site folders are stored unchecked', async () => {
  await upload(Buffer.from('words'), { filename_download: 'notes.png' });
  await upload(Buffer.from('words'), { filename_download: 'other.png' }, 'b');
  expect(stored).toMatchObject([
    { data: { filename_download: 'notes.png' } },
    { data: { filename_download: 'other.png' } },
  ]);
});

test('the stored stream of an upload that was cut off is marked as truncated for Directus', async () => {
  await upload(Object.assign(Readable.from([png]), { truncated: true }), {
    folder: 'f1',
    filename_download: 'new.png',
  });
  expect(stored).toMatchObject([{ truncated: true }]);
});

test('findDuplicateFileNameRefusal refuses a file with the name of another file of its site folder', async () => {
  const files = rows['directus_files'] ?? [];
  const twin = async (row: RowPayload) => (await findDuplicateFileNameRefusal(files, row, knex))?.message ?? null;
  expect(await twin({ id: 'b', folder: 'f1', filename_download: 'boat.png' })).toContain("a picture 'boat.png'");
  expect(await twin({ id: 'b', folder: 'f1', filename_download: 'other.png' })).toBeNull();
  expect(await twin({ id: 'b', folder: null, filename_download: 'boat.png' })).toBeNull();
  expect(await twin({ id: 'a', folder: 'f1', filename_download: 'boat.png' })).toBeNull();
});
