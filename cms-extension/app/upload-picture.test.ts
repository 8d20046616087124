import { expect, test, vi } from 'vitest';
import { PICTURE_UPLOAD_LIMIT } from '../../studio/picture-types.ts';
import { answerCmsCall } from './cms-calls.ts';
import type { DirectusApi } from './directus-api.ts';

const PNG = new Uint8Array(24);
PNG.set([0x89, 0x50, 0x4e, 0x47]);
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>';

/** Uploads to a Directus with these folders and files. */
async function upload(parameters: unknown, { folders = [{ id: 'folder-1' }], files = [] as readonly string[] } = {}) {
  const get = vi.fn(async (path: string, _options?: object) => ({
    data: { data: path === '/folders' ? folders : files.map((name) => ({ filename_download: name })) },
  }));
  const post = vi.fn(async (path: string, body: unknown) => {
    if (path === '/folders') return { data: { data: { id: 'folder-2' } } };
    const sent = body instanceof FormData ? Object.fromEntries(body) : {};
    return { data: { data: sent } };
  });
  const api: DirectusApi = { get, post, delete: () => Promise.reject(new Error('nothing is deleted here')) };
  const stored: Record<string, unknown> = Object(await answerCmsCall(api, 'uploadPicture', parameters));
  return { get, post, stored };
}

test('a picture is stored in the folder of its site, under a name that pages can use', async () => {
  const { get, stored } = await upload({ site: 'lantern', file: new File([PNG], 'Été à la mer.PNG') });
  expect(stored).toMatchObject({ folder: 'folder-1', filename_download: 'ete-a-la-mer.png' });
  const file = stored['file'];
  expect(file instanceof File && [file.name, file.type, file.size]).toEqual(['ete-a-la-mer.png', 'image/png', 24]);
  expect(get.mock.calls).toContainEqual([
    '/folders',
    { params: { filter: { name: { _eq: 'lantern' } }, fields: ['id'], limit: 1 } },
  ]);
});

test('a picture whose name is taken is numbered', async () => {
  const files = ['boat.png', 'boat-2.png'];
  const { stored } = await upload({ site: 'lantern', file: new File([PNG], 'boat.png') }, { files });
  expect(stored).toMatchObject({ filename_download: 'boat-3.png' });
});

test('the file extension of a stored picture follows its content, not the name of the uploaded file', async () => {
  const [png, svg] = [new File([PNG], 'boat.jpg'), new File([SVG], 'boat.png')];
  expect((await upload({ site: 'lantern', file: png })).stored).toMatchObject({ filename_download: 'boat.png' });
  expect((await upload({ site: 'lantern', file: svg })).stored).toMatchObject({ filename_download: 'boat.svg' });
});

test('the first picture of a site makes its folder', async () => {
  const { post, stored } = await upload({ site: 'lantern', file: new File([PNG], 'boat.png') }, { folders: [] });
  expect(post.mock.calls[0]).toEqual(['/folders', { name: 'lantern' }]);
  expect(stored).toMatchObject({ folder: 'folder-2' });
});

test.each([
  ['no file', { site: 'lantern', file: 'boat.png' }, 400],
  ['a path as a site', { site: '../users', file: new File([PNG], 'boat.png') }, 400],
  ['a file that is no picture', { site: 'lantern', file: new File(['%PDF'], 'boat.png') }, 415],
  ['a large file', { site: 'lantern', file: new File([new Uint8Array(PICTURE_UPLOAD_LIMIT + 1)], 'a.png') }, 413],
])('an upload of %s is refused without a request', async (_, parameters, status) => {
  const send = vi.fn(() => Promise.reject(new Error('a request')));
  const api: DirectusApi = { get: send, post: send, delete: send };
  await expect(answerCmsCall(api, 'uploadPicture', parameters)).rejects.toMatchObject({ failure: { status } });
  expect(send.mock.calls).toEqual([]);
});
